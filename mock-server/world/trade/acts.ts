import { Schema } from 'effect'
import { demoAccount } from '../demo-account.ts'
import type { World } from '../world.ts'
import { auditEconomy } from './audit.ts'
import { reserve, settle } from './holds.ts'
import { mint, seal } from './items.ts'
import { houseAccounts } from './ledger.ts'
import { openBoxesElsewhere, sellElsewhere } from './market-life.ts'
import { usualTerms } from './sale-rules.ts'

interface TradeAct<Input> {
  readonly input: Schema.Codec<Input, unknown>
  readonly run: (world: World, input: Input) => unknown
}

const act = <Input>(input: Schema.Codec<Input, unknown>, run: TradeAct<Input>['run']): TradeAct<Input> => ({
  input,
  run,
})
const optional = Schema.optionalKey

/** A person by phone, the demo account when none is named; a product or blind box by id, and how many. */
const Some = Schema.Struct({ id: Schema.String, count: optional(Schema.Int) })
const SomeFor = Schema.Struct({ phone: optional(Schema.String), id: Schema.String, count: optional(Schema.Int) })
const Whose = Schema.Struct({ phone: optional(Schema.String) })

function personId(world: World, { phone = demoAccount.phone }: typeof Whose.Type): string {
  const user = world.tables.users.find((row) => row.phone === phone)
  if (!user) throw new Error(`nobody has the phone number ${phone}`)
  return user.id
}

/** Takes so many out of the stock for somebody; throws when there are not as many. */
async function takeStock(world: World, table: 'products' | 'blindBoxes', id: string, count: number): Promise<void> {
  const { remaining } = world.tables[table].get(id) ?? { remaining: 0 }
  if (remaining < count) throw new Error(`there are only ${remaining} of ${id} left`)
  await world.tables[table].change(id, (draft: { remaining: number }) => void (draft.remaining -= count))
}

/** What can happen to the economy by itself, by name; each keeps it sound. */
export const tradeActs = {
  /** Others buy copies of a product, all that are left unless a count is given. */
  'trade.sellElsewhere': act(Some, (world, { id, count = Number.MAX_SAFE_INTEGER }) => sellElsewhere(world, id, count)),
  /** Others buy and open so many boxes, 1 unless a count is given. */
  'trade.openElsewhere': act(Some, (world, { id, count = 1 }) => openBoxesElsewhere(world, id, count)),
  /** A person gets copies of a product out of the stock, for nothing. Result: their ids. */
  'trade.giveCopies': act(SomeFor, async (world, { id, count = 1, ...whose }) => {
    const ownerId = personId(world, whose)
    await takeStock(world, 'products', id, count)
    const copies = await mint(world, id, count, { kind: 'redeem', ownerId, priceFen: 0, terms: usualTerms })
    return copies.map((row) => row.id)
  }),
  /** A person gets sealed boxes out of the stock, for nothing. Result: their ids. */
  'trade.giveBoxes': act(SomeFor, async (world, { id, count = 1, ...whose }) => {
    const ownerId = personId(world, whose)
    await takeStock(world, 'blindBoxes', id, count)
    const boxes = await seal(world, id, count, { kind: 'redeem', ownerId, priceFen: 0, terms: usualTerms })
    return boxes.map((row) => row.id)
  }),
  /** All that a person owns may be offered and given away at once. */
  'trade.endCooling': act(Whose, async (world, whose) => {
    const ownerId = personId(world, whose)
    const freeAt = world.clock.now()
    const { copies, sealedBoxes } = world.tables
    for (const { id } of copies.filter((row) => row.ownerId === ownerId && row.freeAt > freeAt)) {
      await copies.change(id, (draft) => void (draft.freeAt = freeAt))
    }
    for (const { id } of sealedBoxes.filter((row) => row.ownerId === ownerId && row.freeAt > freeAt)) {
      await sealedBoxes.change(id, (draft) => void (draft.freeAt = freeAt))
    }
  }),
  /** Somebody (by phone) buys an offer; `id` is the listing's. */
  'trade.buyOffer': act(Schema.Struct({ phone: Schema.String, id: Schema.String }), async (world, { id, ...whose }) => {
    const intent = `act-${world.nextId()}`
    const hold = await reserve(world, { intent, kind: 'listing', targetId: id, userId: personId(world, whose) })
    return settle(world, hold.id, houseAccounts.bank)
  }),
  /** Result: what does not add up; nothing when the economy is sound. */
  'trade.audit': act(Schema.Struct({}), (world) => auditEconomy(world)),
} as const
