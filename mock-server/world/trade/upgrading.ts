import { rarities } from '#src/contract/rest/shapes.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { isFlowerSeed } from './flower-seeds.ts'
import { mint, requireFree } from './items.ts'
import { houseAccounts, move, requireFunds } from './ledger.ts'
import { destroy, meltValue } from './melting.ts'
import { isQualified, rulesOf, saleStateOf } from './sale-rules.ts'

type Product = Row<'products'>

/** What a copy can become, and for how many 微豆: what the two are worth apart, so that melting the new one down wins nothing. */
export interface Upgrade {
  readonly to: Product
  readonly beans: number
}

/** Of the next rarity in the same series, the first that is on sale to this person without a queue; null when there is none. */
export function upgradeOf(world: World, copy: Row<'copies'>): Upgrade | null {
  const product = world.tables.products.get(copy.productId)!
  const next = rarities[rarities.indexOf(product.rarity) + 1]
  if (next === undefined || isFlowerSeed(product)) return null
  const to = world.tables.products.find(
    (row) =>
      row.seriesId === product.seriesId &&
      row.rarity === next &&
      saleStateOf(world, row) === 'onSale' &&
      rulesOf(world, row).admittedPerSecond === 0 &&
      isQualified(world, row, copy.ownerId),
  )
  return to ? { to, beans: meltValue(to, 'weiDou') - meltValue(product, 'weiDou') } : null
}

/**
 * Gives a free copy and some 微豆 for the next copy of a rarer product of its series (marketplace §7: upgrades/upgradesProduct; what it
 * costs and brings is ours). The copy given is gone for good. Refuses with `notUpgradable`, `priceChanged`, `notEnough`, and what
 * `requireFree` refuses, before anything is changed.
 */
export async function upgrade(
  world: World,
  copyId: string,
  userId: string,
  expectedBeans?: number,
): Promise<Row<'copies'>> {
  const copy = requireFree(world, world.tables.copies.get(copyId), userId)
  const { to, beans } = upgradeOf(world, copy) ?? refuse('notUpgradable')
  if (expectedBeans !== undefined && expectedBeans !== beans) refuse('priceChanged')
  const payment = { currency: 'weiDou', amount: beans, from: userId } as const
  requireFunds(world, payment)
  await destroy(world, copy)
  await world.tables.products.change(to.id, (draft) => void (draft.remaining -= 1))
  const { terms } = rulesOf(world, to)
  const [made] = await mint(world, to.id, 1, { kind: 'upgrade', ownerId: userId, priceFen: 0, terms })
  const about = { about: copyId, note: `升级为${to.name}` }
  await move(world, { ...payment, ...about, kind: 'upgrade', to: houseAccounts.platform })
  await world.tables.syntheses.add({
    id: world.nextId(),
    kind: 'upgrade',
    ownerId: userId,
    given: [copyId],
    madeId: made!.id,
    beans,
    at: world.clock.now(),
  })
  return made!
}
