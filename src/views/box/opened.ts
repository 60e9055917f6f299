import type { IntentCalls } from '#src/machines/intent.ts'
import type { RowOf } from '#src/contract/rest/calls.ts'
import { type Rarity, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { copyGoods, type CopyRow } from '../kit/collection/copy.ts'
import type { Goods } from '../kit/product/goods.ts'

/** The calls that open boxes. */
export const openingCalls = ['box.open', 'box.openBatch', 'box.openMany', 'draw.openAirdrop'] as const

/** One box and what was in it, as an opening answers it. */
export type OpenedRow = Omit<RowOf<'box.open'>, 'copy'> & { readonly copy: CopyRow }

/** What came out of a box, and which work it is a copy of. */
export type OpenedGoods = Goods & { readonly productId: string }

/** How many of one rarity, and which. */
export interface OpenedGroup {
  readonly rarity: Rarity
  readonly title: string
  readonly goods: readonly OpenedGoods[]
}

const rarest: readonly Rarity[] = ['legendary', 'epic', 'rare', 'common']

/** What was in the boxes, the rarest first; within a rarity by name and number. */
export function openedGroups(rows: readonly OpenedRow[], now: number): readonly OpenedGroup[] {
  return rarest.flatMap((rarity) => {
    const copies = rows
      .map((row) => row.copy)
      .filter((copy) => copy.rarity === rarity)
      .toSorted((a, b) => (a.name === b.name ? a.number - b.number : a.name < b.name ? -1 : 1))
    // Everything fresh out of a box is cooling off: said once, above, not on each card.
    const goods = copies.map((copy) => ({ ...copyGoods(copy, now), tags: [], productId: copy.productId }))
    return goods.length === 0 ? [] : [{ rarity, title: `${rarityWords[rarity]} ${goods.length} 件`, goods }]
  })
}

interface Opening {
  readonly key: string
  readonly box: string
  readonly count: number
  readonly call: IntentCalls['blindBox']
}

/**
 * What an address asks to be opened: one box by its id, that of an airdrop, a size by its name, or a number of them. Null when it asks
 * for nothing.
 */
export function openingOf(query: URLSearchParams): Opening | null {
  const [key = '', box = '', id = '', size = '', airdrop = ''] = ['key', 'box', 'id', 'size', 'airdrop'].map(
    (name) => query.get(name) ?? '',
  )
  const count = Number(query.get('count') ?? '1')
  if (key === '' || box === '' || !Number.isInteger(count) || count < 1) return null
  if (id !== '') return { key, box, count: 1, call: { endpoint: 'box.open', request: { id } } }
  if (airdrop !== '') return { key, box, count: 1, call: { endpoint: 'draw.openAirdrop', request: { id: airdrop } } }
  if (size !== '') {
    return {
      key,
      box,
      count,
      call: { endpoint: 'box.openBatch', request: { sysConfigureId: size, blindBoxId: box } },
    }
  }
  return { key, box, count, call: { endpoint: 'box.openMany', request: { typeId: box, count } } }
}
