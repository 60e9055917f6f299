import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import { isFlowerSeed } from '../trade/flower-seeds.ts'
import { lockOf } from '../trade/items.ts'
import { balanceOf } from '../trade/ledger.ts'
import { residents } from '../trade/residents.ts'
import type { World } from '../world.ts'
import { cancelAsk, openAsks, openAsksOf, releaseAsk, sellToAsk } from './asks.ts'
import { publishLease, rent } from './leases.ts'
import { asksMax, fairAsk, fairLoan, lifeOpenMax, lifeSlotMs, lifeSlotsMax, lifeWeights, usualAsk } from './numbers.ts'
import { lend, publishPledge } from './pledges.ts'

/**
 * The people of the world ask, sell to asks, lend and rent by themselves, to and from each other and whoever plays; as on the market, a
 * slot of time has luck of its own, and what happened between two requests is made up for at the next one.
 */
type Deed = (world: World, random: WorldRandom) => Promise<unknown>

const issuedAt = (world: World, productId: string): number => world.tables.products.get(productId)?.priceFen ?? 0
const share = (fen: number, percent: number): number => Math.max(100, Math.round((fen * percent) / 10_000) * 100)
const canPay = (world: World, id: string, fen: number): boolean => balanceOf(world, 'fen', id) >= fen

/** What residents have that nothing holds. */
const free = (world: World, people: ReadonlySet<string>): Row<'copies'>[] =>
  world.tables.copies.filter(
    (row) => people.has(row.ownerId) && row.terms.resale && row.terms.transferable && lockOf(world, row) === null,
  )

/** Somebody sells to the best ask for what they have, where it is fair. */
const sell: Deed = async (world, random) => {
  const own = free(world, residents(world))
  const fits = openAsks(world).flatMap((ask) => {
    const isFair = ask.kind === 'copy' && ask.priceFen * 100 >= issuedAt(world, ask.targetId) * fairAsk
    const copy = isFair && own.find((row) => row.productId === ask.targetId && row.ownerId !== ask.askerId)
    return copy ? [{ ask, copy }] : []
  })
  if (fits.length === 0) return
  const { ask, copy } = random.pick(fits)
  await sellToAsk(world, ask.id, copy.id, copy.ownerId)
}

const openOf = (world: World, people: ReadonlySet<string>): number =>
  world.tables.asks.filter((row) => row.state === 'released' && people.has(row.askerId)).length +
  world.tables.pledges.filter((row) => row.state === 'published' && people.has(row.borrowerId)).length +
  world.tables.leases.filter((row) => row.state === 'published' && people.has(row.ownerId)).length

const ask: Deed = async (world, random) => {
  const people = [...residents(world)]
  const wanted = world.tables.products.filter((row) => row.onSaleAt < world.clock.now() && !isFlowerSeed(row))
  if (people.length === 0 || wanted.length === 0) return
  const [askerId, product] = [random.pick(people), random.pick(wanted)]
  const [low, high] = usualAsk
  const priceFen = share(product.priceFen, low + random.int(high - low + 8))
  if (!canPay(world, askerId, priceFen) || openAsksOf(world, askerId).length >= asksMax) return
  await releaseAsk(world, { kind: 'copy', targetId: product.id, askerId, priceFen, days: 3 })
}

const changeMind: Deed = async (world, random) => {
  const people = residents(world)
  const own = openAsks(world).filter((row) => people.has(row.askerId))
  if (own.length === 0) return
  const { id, askerId } = random.pick(own)
  await cancelAsk(world, id, askerId)
}

/** Somebody lends on a thing that is worth more. */
const lendOn: Deed = async (world, random) => {
  const people = [...residents(world)]
  const fair = world.tables.pledges.filter(
    (row) => row.state === 'published' && row.loanFen * 100 <= issuedAt(world, row.productId) * fairLoan,
  )
  if (fair.length === 0) return
  const { id, borrowerId, loanFen } = random.pick(fair)
  const lenders = people.filter((one) => one !== borrowerId && canPay(world, one, loanFen))
  if (lenders.length > 0) await lend(world, id, random.pick(lenders))
}

const pledge: Deed = async (world, random) => {
  const own = free(world, residents(world))
  if (own.length === 0) return
  const { id: copyId, ownerId: borrowerId, productId } = random.pick(own)
  const loanFen = share(issuedAt(world, productId), 40 + random.int(36))
  await publishPledge(world, { copyId, borrowerId, loanFen, rateBasisPoints: 3 + random.int(7), days: 7 })
}

const rentOne: Deed = async (world, random) => {
  const offers = world.tables.leases.filter((row) => row.state === 'published')
  if (offers.length === 0) return
  const { id, ownerId, rentFen, daysMax } = random.pick(offers)
  const days = 1 + random.int(Math.min(daysMax, 3))
  const tenants = [...residents(world)].filter((one) => one !== ownerId && canPay(world, one, rentFen * days))
  if (tenants.length > 0) await rent(world, id, random.pick(tenants), days)
}

const letOut: Deed = async (world, random) => {
  const own = free(world, residents(world))
  if (own.length === 0) return
  const { id: copyId, ownerId, productId } = random.pick(own)
  const [rentFen, buyoutFen] = [share(issuedAt(world, productId), 2), share(issuedAt(world, productId), 130)]
  await publishLease(world, { copyId, ownerId, rentFen, daysMax: 7, buyoutFen })
}

const deeds = { sell, ask, changeMind, lend: lendOn, pledge, rent: rentOne, letOut } satisfies Readonly<
  Record<keyof typeof lifeWeights, Deed>
>
/** What only takes away from what is open. */
const answering: ReadonlySet<string> = new Set(['sell', 'changeMind', 'lend', 'rent'])

function deedOf(random: WorldRandom): keyof typeof deeds {
  const weights = Object.entries(lifeWeights) as [keyof typeof deeds, number][]
  let at = random.int(weights.reduce((sum, [, weight]) => sum + weight, 0))
  return weights.find(([, weight]) => (at -= weight) < 0)![0]
}

/** Lets those who ask, lend and rent live up to now. */
export async function liveFinance(world: World): Promise<void> {
  const now = Math.floor(world.clock.now() / lifeSlotMs)
  const last = world.tables.tides.get('finance')?.slot
  if (last === now || !world.settings.livelyMarket) return
  await world.tables.tides.put({ id: 'finance', slot: now })
  if (last === undefined) return
  for (let slot = Math.max(last, now - lifeSlotsMax) + 1; slot <= now; slot += 1) {
    const random = createWorldRandom((Math.imul(slot, 0x85eb) ^ world.seed) >>> 0)
    const name = deedOf(random)
    const isFull = openOf(world, residents(world)) >= lifeOpenMax
    if (!isFull || answering.has(name)) await deeds[name](world, random)
  }
}
