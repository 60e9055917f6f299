import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { safePicture } from '../kit/app/links.ts'

export type AirdropRow = AnswerOf<'draw.airdrops'>[number]

/** A box that is given: why, and how far one is. */
export interface AirdropLine {
  readonly id: string
  /** The blind box that is in it. */
  readonly boxId: string
  readonly title: string
  readonly image: string | null
  readonly need: string
  readonly state: 'ready' | 'opened' | 'short' | 'over'
  readonly note: string
}

/** Pure: one airdrop as it stands for who asks. */
export function airdropLine(row: AirdropRow, now: Instant): AirdropLine {
  const isOver = now >= row.endsAt || row.left === 0
  const state = row.opened ? 'opened' : isOver ? 'over' : row.qualified ? 'ready' : 'short'
  const notes = {
    ready: `剩 ${counted(row.left, '个')} · ${formatInstant(row.endsAt, 'M月D日')}截止`,
    opened: '已领取，开出的藏品在「我的藏品」',
    short: `还差 ${Math.max(0, row.needed - row.owned)} 件 · 剩 ${counted(row.left, '个')}`,
    over: row.left === 0 ? '已领完' : '已结束',
  } as const
  return {
    id: row.id,
    boxId: row.blindBoxId,
    title: row.name,
    image: safePicture(row.image),
    need: `持有「${row.seriesName}」满 ${row.needed} 件 · 现有 ${counted(row.owned, '件')}`,
    state,
    note: notes[state],
  }
}
