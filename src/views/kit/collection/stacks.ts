import type { Goods } from '../product/goods.ts'
import { copyGoods, type CopyRow } from './copy.ts'

/** Copies of one work that stand one behind the other. */
export interface Stack {
  readonly productId: string
  /** The first of them, as it is shown. */
  readonly goods: Goods
  readonly count: number
  readonly copies: readonly Goods[]
}

/** Pure: copies of the same work as one, in the order in which the first of each stands; `now` is server time. */
export function stacksOf(rows: readonly CopyRow[], now: number): readonly Stack[] {
  const byProduct = new Map<string, readonly CopyRow[]>()
  for (const row of rows) byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row])
  return [...byProduct].map(([productId, same]) => {
    const copies = same.map((row) => copyGoods(row, now))
    return { productId, goods: copies[0]!, count: copies.length, copies }
  })
}
