import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'

/** What an ask or a lease has of somebody's money lies in the house's trust until it is owed to one or the other. */
interface Trusted {
  /** `ask/<id>` or `lease/<id>`. */
  readonly about: string
  readonly amount: number
  readonly note: string
}

const { trust, platform } = houseAccounts

/** Puts money aside. Refuses with `notEnough` before anything is changed. */
export const putAside = (world: World, from: string, trusted: Trusted) =>
  move(world, { kind: 'trustIn', currency: 'fen', from, to: trust, ...trusted })

/** What was put aside goes to somebody; `as` says as what. */
export const payFromTrust = (world: World, to: string, { about, amount, note }: Trusted, as: string) =>
  move(world, { kind: as, currency: 'fen', amount, from: trust, to, about, note })

/** The platform's part of what somebody is paid. */
export const feeFromTrust = (world: World, trusted: Trusted) => payFromTrust(world, platform, trusted, 'fee')
