import { Schema } from 'effect'
import type { Currency } from '#src/contract/rest/money-shapes.ts'
import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { catchUp } from './due.ts'
import { decide, tell } from './payments.ts'
import { mishaps, outcomes } from './rows.ts'
import { confirmOpening } from './wallets.ts'

/** The payment that is meant: by its number, or the latest of all. */
const Which = { payNo: Schema.optionalKey(Schema.String) }

function payNoOf(world: World, payNo: string | undefined): string {
  const found = payNo ?? world.tables.payments.all().at(-1)?.id
  if (!found) throw new Error('nobody has begun to pay')
  return found
}

export const DecidePayment = Schema.Struct({ ...Which, outcome: Schema.Literals([...outcomes, 'abandon']) })
export const TellPayment = Schema.Struct({ ...Which, result: Schema.Literals(['success', 'failure']) })
export const Mishap = Schema.Struct({ how: Schema.Literals([...mishaps, '']) })
export interface Gift {
  readonly userId: string
  readonly currency: Currency
  readonly amount: number
}

/** The person at the gateway's page chooses how it ends. */
export async function decidePayment(world: World, { payNo, outcome }: typeof DecidePayment.Type): Promise<string> {
  await catchUp(world)
  return (await decide(world, payNoOf(world, payNo), outcome)).state
}

/** The gateway says, late, how a payment ended. */
export async function tellPayment(world: World, { payNo, result }: typeof TellPayment.Type): Promise<string> {
  await catchUp(world)
  return (await tell(world, payNoOf(world, payNo), result)).state
}

/** How the next payment goes wrong at its beginning (marketplace §8). */
export function arrangeMishap(world: World, { how }: typeof Mishap.Type): void {
  world.settings = { ...world.settings, paymentMishap: how }
}

/** The person agrees to what the wallet service asks. */
export async function agreeOpening(world: World, userId: string): Promise<string> {
  const wallet = world.tables.wallets.get(userId)
  return (wallet && (await confirmOpening(world, wallet.openingNo))?.state) ?? 'notOpened'
}

/** Money or beans out of nowhere, or back there when the amount is negative. */
export async function give(world: World, { userId, currency, amount }: Gift): Promise<void> {
  const { issue } = houseAccounts
  const [from, to] = amount < 0 ? [userId, issue] : [issue, userId]
  await move(world, { kind: 'gift', currency, amount: Math.abs(amount), from, to, about: userId, note: '系统发放' })
}
