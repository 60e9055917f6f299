import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import type { Asset } from './rows.ts'

/**
 * Accounts that are nobody's purse. `bank` is the money outside: cards and payment firms; `platform` what the house earns; `issue`
 * where beans and opening balances come from; `garden` the pool that all gardens pay into and are paid from;
 * `trust` what people have put aside for what they ask for or rent;
 * `auction` and `envelope` hold what is bid and what lies in red envelopes.
 * `bank` and `issue` may go below zero, so that all balances of a currency add up to 0.
 */
export const houseAccounts = {
  bank: 'bank',
  platform: 'platform',
  issue: 'issue',
  garden: 'garden',
  trust: 'trust',
  auction: 'auction',
  envelope: 'envelope',
} as const

const mayOverdraw = new Set<string>([houseAccounts.bank, houseAccounts.issue])

const accountId = (currency: Asset, owner: string): string => `${currency}/${owner}`

/** What an owner has; 0 for one who never had anything. */
export const balanceOf = (world: World, currency: Asset, owner: string): number =>
  world.tables.accounts.get(accountId(currency, owner))?.balance ?? 0

/** What somebody has to pay with. */
export const balancesOf = (world: World, owner: string) => ({
  balanceFen: balanceOf(world, 'fen', owner),
  weiDou: balanceOf(world, 'weiDou', owner),
  yuanDou: balanceOf(world, 'yuanDou', owner),
})

export interface Move {
  readonly kind: string
  readonly currency: Asset
  /** A positive whole number. */
  readonly amount: number
  readonly from: string
  readonly to: string
  readonly about: string
  readonly note: string
}

const canPay = (world: World, { currency, amount, from }: Pick<Move, 'currency' | 'amount' | 'from'>): boolean =>
  mayOverdraw.has(from) || balanceOf(world, currency, from) >= amount

/** What there is too little of, as its owner calls it. */
const assetNames: Readonly<Record<Exclude<Asset, 'fen'>, string>> = {
  weiDou: '微豆',
  yuanDou: '元豆',
  beanSprouts: '豆芽',
  gold: '金币',
  platinum: '铂金',
  diamond: '钻石',
  points: '积分',
  starBeans: '星豆',
}

/** Refuses with `notEnough` when the owner cannot pay that much, and says of what; changes nothing. */
export function requireFunds(world: World, what: Pick<Move, 'currency' | 'amount' | 'from'>): void {
  if (canPay(world, what)) return
  refuse('notEnough', what.currency === 'fen' ? undefined : `${assetNames[what.currency]}不够`)
}

async function book(world: World, currency: Asset, owner: string, change: number): Promise<void> {
  const id = accountId(currency, owner)
  await world.tables.accounts.put({ id, currency, owner, balance: balanceOf(world, currency, owner) + change })
}

/** Moves an amount between two accounts and notes it. Refuses with `notEnough` before anything is changed; 0 moves nothing. */
export async function move(world: World, what: Move): Promise<Row<'moves'> | null> {
  if (!Number.isSafeInteger(what.amount) || what.amount < 0) throw new RangeError(`not an amount: ${what.amount}`)
  if (what.amount === 0) return null
  requireFunds(world, what)
  await book(world, what.currency, what.from, -what.amount)
  await book(world, what.currency, what.to, what.amount)
  return world.tables.moves.add({ id: world.nextId(), ...what, at: world.clock.now() })
}

/** Everything that came into or went out of one purse, newest first. */
export const movesOf = (world: World, currency: Asset, owner: string): Row<'moves'>[] =>
  world.tables.moves
    .filter((row) => row.currency === currency && (row.from === owner || row.to === owner))
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id))
