import { formatPrice } from '#src/domain/number/fen.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { type AssetKind, assetKinds, beanLogHref } from './bean-log.select.ts'
import type { CoinKey } from './coin.tsx'

/** What one has of everything, as far as it is known: null is on its way, undefined is not to be had; points may be halves. */
export type Balances = Readonly<Record<CoinKey, number | null | undefined>>

/** One currency on the page of all of them. */
export interface AssetLine {
  readonly key: CoinKey
  readonly name: string
  readonly rules: string
  /** Null while it is on its way. */
  readonly amount: string | null
  readonly href: string
  /** Its record is on this page; of the others on a page of their own. */
  readonly isHere: boolean
  /** What the page is opened at. */
  readonly isCurrent: boolean
}

interface Shown {
  readonly key: CoinKey
  readonly name: string
  readonly rules: string
  readonly href: string
  readonly words: (amount: number) => string
}

/** Money first, then what pages of their own keep the record of, then all that this one keeps. */
const shown: readonly Shown[] = [
  {
    key: 'wallet',
    name: '钱包余额',
    rules: '卖出藏品的收入，可以买藏品',
    href: href('/pages/mine/myPurse/index'),
    words: (fen) => `¥${formatPrice(fen)}`,
  },
  ...assetKinds.map(({ key, name, rules }) => ({ key, name, rules, href: beanLogHref(key), words: formatCount })),
  {
    key: 'points',
    name: '积分',
    rules: '每天在积分商城领取，可以换微豆和盲盒',
    href: href('/pages/home/pointsRecord/index'),
    words: String,
  },
  {
    key: 'starBeans',
    name: '星豆',
    rules: '做任务得到，用来补签',
    href: href('/pages/home/taskCenter/starBeanList'),
    words: formatCount,
  },
]

const kept = new Set<CoinKey>(assetKinds.map(({ key }) => key))

/** Pure: the currencies of which there are any or may be, and the one that the page is opened at. */
export const assetLines = (balances: Balances, current: AssetKind['key']): readonly AssetLine[] =>
  shown
    .filter(({ key }) => key === current || balances[key] === null || (balances[key] ?? 0) > 0)
    .map(({ words, ...one }) => {
      const amount = balances[one.key]
      return {
        ...one,
        amount: amount === undefined ? '' : amount === null ? null : words(amount),
        isHere: kept.has(one.key),
        isCurrent: one.key === current,
      }
    })
