import { copies } from '../kit/product/collectible.ts'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { StagedContext } from '#src/machines/staged.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { safePicture } from '../kit/app/links.ts'
import { type PickLine, pickLine } from '../kit/collection/copy-picker.tsx'

export type RecipeRow = AnswerOf<'synthesis.list'>[number]
export type MaterialRow = AnswerOf<'synthesis.materials'>[number]
export type PerformedRow = AnswerOf<'synthesis.perform'>

/** One recipe in the list. */
export interface RecipeCard {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly makes: string
  readonly image: string | null
  readonly rarity: Rarity
  /** 「材料 2 / 3」 */
  readonly materials: string
  readonly note: string
  readonly isReady: boolean
}

const stateNotes: Readonly<Record<RecipeRow['state'], (row: RecipeRow) => string>> = {
  open: (row) => `剩 ${copies(row.left)} · ${formatInstant(row.endsAt, 'M月D日 HH:mm')} 截止`,
  upcoming: (row) => `${formatInstant(row.startsAt, 'M月D日 HH:mm')} 开始`,
  ended: () => '已经结束',
  gone: () => '已经合成完了',
}
/** Pure: when and how many of it. */
export const recipeNote = (row: RecipeRow): string => stateNotes[row.state](row)

/** Pure: a recipe as a card. */
export const recipeCard = (row: RecipeRow): RecipeCard => ({
  id: row.id,
  href: `#${href('/pages/common/synthesis/synthesisDetail', { id: row.id })}`,
  title: row.title,
  makes: row.name,
  image: safePicture(row.image),
  rarity: row.rarity,
  materials: `材料 ${row.owned} / ${row.needed}`,
  note: recipeNote(row),
  isReady: row.possible > 0,
})

/** A place on the bench, for one copy: the one that lies there, or what is missing. */
export interface Slot {
  readonly key: string
  readonly productId: string
  readonly name: string
  readonly image: string | null
  readonly rarity: Rarity
  /** 「#432」, or null where none lies there. */
  readonly number: string | null
  readonly copyId: string | null
}

/** What is chosen of each edition: ids by product. Nothing chosen: those that the server names first. */
export type Picked = Readonly<Record<string, readonly string[]>>

const chosenOf = ({ productId, copies, count }: MaterialRow, picked: Picked): readonly string[] => {
  const wanted = picked[productId]?.filter((id) => copies.some((copy) => copy.id === id))
  return (wanted ?? copies.map(({ id }) => id)).slice(0, count)
}

/** Pure: the ids that are given, edition by edition. */
export const givenOf = (materials: readonly MaterialRow[], picked: Picked): readonly string[] =>
  materials.flatMap((row) => chosenOf(row, picked))

/** Pure: the bench, a place for each copy. */
export const slotsOf = (materials: readonly MaterialRow[], picked: Picked): readonly Slot[] =>
  materials.flatMap((row) => {
    const chosen = chosenOf(row, picked)
    return Array.from({ length: row.count }, (_, place): Slot => {
      const copy = row.copies.find(({ id }) => id === chosen[place])
      return {
        key: `${row.productId}/${place}`,
        productId: row.productId,
        name: row.name,
        image: safePicture(row.image),
        rarity: row.rarity,
        number: copy ? `#${copy.number}` : null,
        copyId: copy?.id ?? null,
      }
    })
  })

/** One edition that is given: how it stands, and the copies there are to choose from. */
export interface MaterialLine {
  readonly productId: string
  readonly name: string
  readonly image: string | null
  /** 「需要 1 件 · 可用 2 件」 */
  readonly note: string
  readonly missing: number
  readonly count: number
  readonly chosen: readonly string[]
  readonly choices: readonly PickLine[]
}

/** Pure: the editions in words. */
export const materialLine =
  (picked: Picked) =>
  (row: MaterialRow): MaterialLine => {
    const busy = row.busy > 0 ? ` · ${counted(row.busy, '件')}在冷静期或使用中` : ''
    return {
      productId: row.productId,
      name: row.name,
      image: safePicture(row.image),
      note: `需要 ${counted(row.count, '件')} · 可用 ${row.copies.length} 件${busy}`,
      missing: Math.max(0, row.count - row.copies.length),
      count: row.count,
      chosen: chosenOf(row, picked),
      choices: row.copies.map(pickLine),
    }
  }

/** Pure: what is said before it is done. */
export const mergeWords = (row: RecipeRow, materials: readonly MaterialRow[], picked: Picked) => ({
  title: '确认合成',
  called: `合成「${row.name}」`,
  lines: [
    ...materials.map((material) => ({
      term: material.name,
      detail: chosenOf(material, picked)
        .map((id) => `#${material.copies.find((copy) => copy.id === id)?.number ?? ''}`)
        .join('、'),
    })),
    { term: '得到', detail: `${row.name} 1 件、宝箱 1 个` },
  ],
  risks: ['材料交出后不可取回', '新藏品的编号由系统依次发放，获得后有冷静期'],
  confirm: `交出 ${row.needed} 件并合成`,
})

const merges = ['synthesis.perform'] as const satisfies readonly StagedContext['endpoint'][]

const hasMade = (context: StagedContext): context is StagedContext & { readonly result: PerformedRow } =>
  merges.some((one) => one === context.endpoint) && context.leadsTo === null && context.result !== null

/** What was made last of it on this device, until somebody goes on; null where nothing was, or the answer does not say what. */
export const justMade = (context: StagedContext | undefined): PerformedRow | null =>
  context && hasMade(context) ? context.result : null

/** Whether the last synthesis is done and nobody has gone on since. */
export const hasEnded = (context: StagedContext | undefined): boolean =>
  context?.stage === 'performed' && context.leadsTo === null
