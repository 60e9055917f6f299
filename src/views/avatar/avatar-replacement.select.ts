import type { Instant } from '#src/domain/time/instant.ts'
import { type AvatarRow, copies, fromAvatar } from '../kit/product/collectible.ts'
import { safePicture } from '../kit/app/links.ts'
import { type AvatarCopyRow, type AvatarPick, pickOf, restWords } from './avatar-copies.ts'
import type { AvatarSeriesRow } from './avatar-series.select.ts'

export interface ReplacementView {
  /** What may be given. */
  readonly gives: readonly AvatarPick[]
  /** What may be had for the one that is given. */
  readonly gets: readonly AvatarPick[]
  readonly give: AvatarPick | null
  readonly get: AvatarPick | null
  /** Copies that have to rest: 「还有 1 份刚置换来，3月2日 10:00 后可以置换」; `''` for none. */
  readonly resting: string
}

const wanted = (row: AvatarRow): AvatarPick => ({
  id: row.id,
  name: row.name,
  called: row.name,
  note: `余 ${copies(row.remaining)}`,
  image: safePicture(row.image),
  rarity: row.rarity,
})

/** What the server exchanges it for, of which there is some now. */
const getsFor = (give: AvatarCopyRow, series: readonly AvatarSeriesRow[], now: Instant): readonly AvatarPick[] =>
  series
    .flatMap(({ avatars }) => avatars)
    .filter((row) => give.exchangeableFor.includes(row.id) && fromAvatar(row, now).state === 'onSale')
    .map(wanted)

/** Pure: what may be exchanged for what; of what the address names, only what may be. */
export function viewReplacement(
  owned: readonly AvatarCopyRow[],
  series: readonly AvatarSeriesRow[],
  chosen: { readonly give: string; readonly get: string },
  now: Instant,
): ReplacementView {
  const free = owned.filter((row) => row.freeAt <= now)
  const resting = owned.filter((row) => row.freeAt > now).toSorted((a, b) => a.freeAt - b.freeAt)
  const give = free.find((row) => row.id === chosen.give)
  const gets = give ? getsFor(give, series, now) : []
  return {
    gives: free.map(pickOf),
    gets,
    give: give ? pickOf(give) : null,
    get: gets.find(({ id }) => id === chosen.get) ?? null,
    resting: resting[0] ? `有 ${copies(resting.length)}刚置换来，${restWords(resting[0], now)}` : '',
  }
}
