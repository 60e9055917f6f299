import { Schema } from 'effect'
import { demoAccount } from '../demo-account.ts'
import { handOver } from '../trade/items.ts'
import { lockedBy } from '../trade/locks.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { openAsksOf, sellToAsk } from './asks.ts'
import { rent } from './leases.ts'
import { lend } from './pledges.ts'

/** Somebody by phone; of the thing the demo account has put up last, where none is named. */
const Somebody = Schema.Struct({ phone: Schema.String, days: Schema.optionalKey(Schema.Int) })

function idOf(world: World, phone: string): string {
  const user = world.tables.users.find((row) => row.phone === phone)
  if (!user) throw new Error(`nobody has the phone number ${phone}`)
  return user.id
}
const newest = <Item extends { readonly id: string }>(rows: readonly Item[], what: string): Item => {
  const found = rows.toSorted((a, b) => Number(a.id) - Number(b.id)).at(-1)
  if (!found) throw new Error(`the demo account has no open ${what}`)
  return found
}

/** What other people do to what the demo account has put up, by name. */
export const financeActs = {
  /** Somebody sells a copy to the newest ask of the demo account; it comes out of what people hold that this world does not name. */
  'askToBuy.sellTo': {
    input: Somebody,
    run: async (world: World, { phone }: typeof Somebody.Type) => {
      const ask = newest(openAsksOf(world, demoAccount.userId), 'ask')
      const sellerId = idOf(world, phone)
      const copy = world.tables.copies.find((row) => {
        const isOthers = row.ownerId !== demoAccount.userId
        return row.productId === ask.targetId && isOthers && lockedBy(world, row.id) === undefined
      })
      if (!copy) throw new Error(`nobody has a free ${ask.targetId}`)
      const got = { kind: 'transfer', ownerId: sellerId, priceFen: 0, terms: { ...usualTerms, coolingMs: 0 } } as const
      if (copy.ownerId !== sellerId) await handOver(world, copy.id, got)
      else await world.tables.copies.change(copy.id, (draft) => void (draft.freeAt = 0))
      return (await sellToAsk(world, ask.id, copy.id, sellerId)).id
    },
  },
  /** Somebody lends on the newest pledge of the demo account. */
  'pledge.lend': {
    input: Somebody,
    run: async (world: World, { phone }: typeof Somebody.Type) => {
      const own = world.tables.pledges.filter(
        (row) => row.borrowerId === demoAccount.userId && row.state === 'published',
      )
      return (await lend(world, newest(own, 'pledge').id, idOf(world, phone))).id
    },
  },
  /** Somebody rents what the demo account has let out last, for a day unless it says more. */
  'lease.rent': {
    input: Somebody,
    run: async (world: World, { phone, days = 1 }: typeof Somebody.Type) => {
      const own = world.tables.leases.filter((row) => row.ownerId === demoAccount.userId && row.state === 'published')
      return (await rent(world, newest(own, 'lease').id, idOf(world, phone), days)).id
    },
  },
} as const
