import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'

export type PropRow = RowOf<'prop.mine'>
export type ChestRow = AnswerOf<'prop.chests'>['chests'][number]
export type ChanceRow = AnswerOf<'prop.chests'>['chances'][number]
export type TitleRow = AnswerOf<'prop.titles'>[number]

export const propsHref = `#${href('/pages/mine/porp/porp')}`
export const recordHref = `#${href('/pages/mine/porp/porpRecord/porpRecord')}`
/** What came of one use; the key of its intent stands in the address. */
export const resultPath = (key: string): string => href('/pages/mine/porp/porpRecord/porpResult', { key })

const time = (at: Instant): string => formatInstant(at, 'YYYY年M月D日 HH:mm')

/** Pure: what a used prop brought, in words. */
export const broughtWords = ({ beans, chestId }: Pick<PropRow, 'beans' | 'chestId'>): string =>
  chestId !== '' ? '取出一个宝箱' : beans > 0 ? `+${counted(beans, '微豆')}` : '已使用'

/** Pure: a used prop in the record. */
export const usedLine = (row: PropRow) => ({
  id: row.id,
  title: row.name,
  note: `${row.usedAt === null ? '' : `${time(row.usedAt)} 使用 · `}来自${row.from}`,
  value: broughtWords(row),
})
export type UsedLine = ReturnType<typeof usedLine>

/** Pure: a chance in ten-thousandths as people read it. */
export const chanceWords = (chance: number): string => `${chance / 100}%`

/** Pure: what was in a chest, in words; a title one had already became beans. */
export function prizeWords({ name, beans, again }: NonNullable<ChestRow['won']>): string {
  if (again) return `「${name}」已经有了，换成 ${counted(beans, '微豆')}`
  return beans > 0 ? counted(beans, '微豆') : name
}

/** Pure: a chest that was opened. */
export const openedLine = (row: ChestRow) => ({
  id: row.id,
  title: row.name,
  note: row.openedAt === null ? '' : `${time(row.openedAt)} 打开`,
  value: row.won === null ? '' : prizeWords(row.won),
})

/** What came of an intent: something for one's name, or what a use brought. */
export function resultWords(result: AnswerOf<'prop.use'> | AnswerOf<'prop.openChest'>): {
  readonly title: string
  readonly note: string
} {
  if ('won' in result) {
    const { won, name } = result
    return {
      title: won === null ? '' : `${won.again ? '' : won.beans > 0 ? '获得 ' : '获得'}${prizeWords(won)}`,
      note: `来自${name}`,
    }
  }
  return { title: broughtWords(result).replace('+', '获得 '), note: `来自${result.name}` }
}
