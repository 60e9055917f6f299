import type { AnswerOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { StagedContext } from '#src/machines/staged.ts'
import { slotLine } from '../plot.select.ts'
import type { HarvestMomentProps } from '../scenes/types.ts'
import { type Crop, cropWords, type SlotRow } from '../words.ts'

/** What a garden has just brought in, and from which of its slots: told while its harvest is shown. */
export interface Reaped {
  /** How many waited before. */
  readonly before: number
  readonly reasons: readonly { readonly id: string; readonly label: string; readonly value: string }[]
}

/** What is about to be harvested of one crop. */
export const reap = (crop: Crop, before: number, rows: readonly SlotRow[], now: Instant): Reaped => ({
  before,
  reasons: rows
    .filter((row) => row.crop === crop && slotLine(row, now).isRipe)
    .map((row) => ({
      id: row.id,
      label: slotLine(row, now).label,
      value: `${row.yield} ${cropWords[crop].unit}`,
    })),
})

const settlings = ['garden.settle'] as const satisfies readonly StagedContext['endpoint'][]

/** Whether the last change was a harvest: then the schema of the call has decoded what it has answered. */
const hasSettled = (
  context: StagedContext,
): context is StagedContext & { readonly result: AnswerOf<'garden.settle'> } =>
  settlings.some((one) => one === context.endpoint) && context.leadsTo === null && context.result !== null

/** What waits to be received after the last harvest; null where the last change was none, or is not answered. */
export const justSettled = (context: StagedContext | undefined): AnswerOf<'garden.settle'> | null =>
  context && hasSettled(context) ? context.result : null

/** The harvest as it is shown: how much the server says that it was, and from where. */
export const reapedLine = (
  crop: Crop,
  { settled }: AnswerOf<'garden.settle'>,
  { before, reasons }: Reaped,
): Pick<HarvestMomentProps, 'kind' | 'title' | 'reasons'> => ({
  kind: crop,
  title: `收获 ${Math.max(0, settled - before)} ${cropWords[crop].unit}${cropWords[crop].name}`,
  reasons,
})
