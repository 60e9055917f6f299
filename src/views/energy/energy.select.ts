import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { DescriptionItem } from '#src/ui/display/description-list.tsx'
import { safePicture } from '../kit/app/links.ts'
import { heldWords } from '../kit/collection/copy.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'

export type BlockRow = RowOf<'energy.blocks'>
export type BlockDetail = AnswerOf<'energy.block'>
export type CopyRow = RowOf<'energy.copies'>

const timeWords = (at: number): string => formatInstant(at, 'YYYY年M月D日 HH:mm')

const blockTags = {
  locked: null,
  unlocked: { text: '已解锁', tone: 'jade' },
  appointed: { text: '已预约', tone: 'gold' },
  unknown: { text: '状态确认中', tone: 'indigo' },
} as const

const unlocksWords = (unlocks: number): string => (unlocks === 0 ? '暂无人解锁' : `${counted(unlocks, '人')}已解锁`)

export const blockLine = (row: BlockRow): DealLine => ({
  id: row.categoryId,
  image: safePicture(row.image),
  title: row.name,
  note: row.at === null ? unlocksWords(row.unlocks) : `${timeWords(row.at)} · ${unlocksWords(row.unlocks)}`,
  value: row.state === 'locked' ? counted(row.cost, '能量') : '',
  ...(blockTags[row.state] ? { tag: blockTags[row.state]! } : {}),
})

/** Why the power of a copy cannot be moved now; null where it can. */
const lockedBy = ({ state }: CopyRow): string | null =>
  state === 'free' || state === 'coolingOff' ? null : `${heldWords[state]?.text ?? '状态确认中'}，能量暂不可移动`

/** A copy and its power; `own` is one's own, null before that is known. */
export function copyLine(row: CopyRow, own: number | null): DealLine {
  const isNone = own !== null && amountOf(row, own) === 0
  const off = lockedBy(row) ?? (isNone ? '没有能量可以放回' : null)
  return {
    id: row.copyId,
    image: safePicture(row.image),
    title: `${row.name} #${row.number}`,
    note: row.seriesName,
    value: `${row.power} / ${row.full}`,
    ...(off === null ? {} : { off }),
  }
}

const kinds: Readonly<Record<RowOf<'energy.log'>['kind'], string>> = {
  drawn: '引出',
  put: '放回',
  spent: '解锁',
  left: '离开',
  unknown: '变化',
}
export const moveLine = ({ id, kind, name, amount, after, at }: RowOf<'energy.log'>) => ({
  id,
  title: `${kinds[kind]} ${name}`.trim(),
  note: `${timeWords(at)} · 共 ${formatCount(after)}`,
  value: amount > 0 ? `+${formatCount(amount)}` : formatCount(amount),
})

/** What is said before a block is unlocked. */
export const unlockDeed = (row: BlockRow, opens: string, power: number): ShownDeed => ({
  title: '解锁区块',
  called: row.name,
  lines: [
    { term: '需要', detail: counted(row.cost, '能量') },
    { term: '我的能量', detail: counted(power, '能量') },
    { term: '解锁后剩', detail: counted(power - row.cost, '能量') },
  ],
  risks: [opens, '解锁后长期有效，已用的能量不退回。'].filter((one) => one !== ''),
  confirm: `用 ${counted(row.cost, '能量')}解锁`,
})

export const appointDeed = (row: BlockRow): ShownDeed => ({
  title: '预约优先购',
  called: row.name,
  lines: [{ term: '需要', detail: '无需能量' }],
  risks: ['这一版排队发售时，你排在最前。', '预约后，这个区块不能再用能量解锁。'],
  confirm: '确认预约',
})

export const changeDeed = (row: CopyRow, amount: number, power: number): ShownDeed => {
  const lines: readonly DescriptionItem[] = [
    { term: '藏品里', detail: `${row.power} → ${row.power - amount}` },
    { term: '我的能量', detail: `${power} → ${power + amount}` },
  ]
  return amount > 0
    ? {
        title: '引出能量',
        called: `${row.name} #${row.number}`,
        lines,
        risks: ['可再放回这件藏品；藏品转手时，其中的能量随之转移。'],
        confirm: `引出 ${counted(amount, '能量')}`,
      }
    : {
        title: '放回能量',
        called: `${row.name} #${row.number}`,
        lines,
        risks: ['放回的能量随藏品转移。'],
        confirm: `放回 ${counted(-amount, '能量')}`,
      }
}

/** How much can be moved at once: all out while the copy carries any, else as much back as fits and is there. */
export const amountOf = ({ power, full }: CopyRow, own: number): number =>
  power > 0 ? power : -Math.min(full - power, own)
