import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'
import { houseAccounts, move, requireFunds } from './ledger.ts'
import type { Asset } from './rows.ts'

/** What people may give each other out of their balances. Money, 元豆, 积分 and 星豆 are not among it. */
export type GiftAsset = Exclude<Asset, 'fen' | 'yuanDou' | 'points' | 'starBeans'>

export interface GiftRule {
  readonly name: string
  /** How much one person may give away on one day in Beijing. */
  readonly mostPerDay: number
  /** Taken beside the gift, in hundredths of a per cent, rounded up. */
  readonly feeBasisPoints: number
}

export const giftRules: Readonly<Record<GiftAsset, GiftRule>> = {
  weiDou: { name: '微豆', mostPerDay: 2000, feeBasisPoints: 100 },
  beanSprouts: { name: '豆芽', mostPerDay: 500, feeBasisPoints: 0 },
  gold: { name: '金币', mostPerDay: 1000, feeBasisPoints: 100 },
  platinum: { name: '铂金', mostPerDay: 50, feeBasisPoints: 200 },
  diamond: { name: '钻石', mostPerDay: 10, feeBasisPoints: 500 },
}

/** How long a new account can only receive. */
const newcomerMs = day

const startOfDay = (at: number): number => Math.floor((at + chinaOffset) / day) * day - chinaOffset

/** How much this person may still give away today. */
export function giftLeft(world: World, asset: GiftAsset, userId: string): number {
  const since = startOfDay(world.clock.now())
  const given = world.tables.moves
    .filter((row) => row.kind === 'gift' && row.currency === asset && row.from === userId && row.at >= since)
    .reduce((sum, row) => sum + row.amount, 0)
  return Math.max(0, giftRules[asset].mostPerDay - given)
}

export const giftFee = (asset: GiftAsset, amount: number): number =>
  Math.ceil((amount * giftRules[asset].feeBasisPoints) / 10_000)

export interface GiftOf {
  readonly asset: GiftAsset
  readonly amount: number
  readonly from: string
  readonly to: string
  /** The intent it is made for; the same person's intent is granted once. */
  readonly intent: string
}

/** What a gift's movements belong to: one intent of one person. */
const aboutOf = ({ asset, from, intent }: GiftOf): string => `gift/${asset}/${from}/${intent}`

/** What was given for this intent before; undefined for a new one. */
export function givenFor(
  world: World,
  gift: GiftOf,
): { readonly to: string; readonly amount: number; readonly fee: number } | undefined {
  const about = world.tables.moves.filter((row) => row.about === aboutOf(gift))
  const given = about.find((row) => row.kind === 'gift')
  const fee = about.find((row) => row.kind === 'fee')?.amount ?? 0
  return given && { to: given.to, amount: given.amount, fee }
}

/** An intent is granted once: one gift, and its fee at most once. */
export function auditGifts({ tables }: World): string[] {
  const gifts = tables.moves.filter((row) => row.about.startsWith('gift/'))
  return [...Map.groupBy(gifts, (row) => `${row.about} ${row.kind}`)].flatMap(([what, rows]) =>
    rows.length === 1 ? [] : [`${what} was booked ${rows.length} times`],
  )
}

/** Refuses what cannot be given, before anything is changed: `badAmount`, `noRecipient`, `coolingOff`, `giftLimit`, `notEnough`. */
export function requireGift(world: World, { asset, amount, from, to }: Omit<GiftOf, 'intent'>): void {
  const giver = world.tables.users.get(from)
  if (!giver || from === to || !world.tables.users.get(to)) return refuse('noRecipient')
  if (!Number.isSafeInteger(amount) || amount < 1) refuse('badAmount', '请输入正确的数量')
  if (giver.registeredAt + newcomerMs > world.clock.now()) refuse('coolingOff', '注册满 24 小时后才能转赠')
  const left = giftLeft(world, asset, from)
  if (amount > left) refuse('giftLimit', `今天最多还能转出 ${left} ${giftRules[asset].name}`)
  requireFunds(world, { currency: asset, amount: amount + giftFee(asset, amount), from })
}

/** Gives it and takes the fee, which it answers. Refuses what `requireGift` refuses. */
export async function giveAsset(world: World, gift: GiftOf): Promise<number> {
  requireGift(world, gift)
  const { asset: currency, amount, from, to } = gift
  const fee = giftFee(currency, amount)
  const nameOf = (id: string) => world.tables.users.get(id)!.nickname
  const about = aboutOf(gift)
  await move(world, { kind: 'gift', currency, amount, from, to, about, note: `${nameOf(from)} 转给 ${nameOf(to)}` })
  await move(world, {
    kind: 'fee',
    currency,
    amount: fee,
    from,
    to: houseAccounts.platform,
    about,
    note: '转赠服务费',
  })
  return fee
}
