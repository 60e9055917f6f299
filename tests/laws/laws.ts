import type { Trace } from '#src/workbench/trace.ts'
import { chatLaws } from './chat-laws.ts'
import { gardenLaws } from './garden-laws.ts'
import type { Breach, Law } from './law.ts'
import { moneyLaws } from './money-laws.ts'
import { personLaws } from './person-laws.ts'
import { runLaws } from './run-laws.ts'
import { sessionLaws } from './session-laws.ts'
import { storageLaws } from './storage-laws.ts'

/** The laws that are always on: over every scenario, model path and simulated run of the whole app. */
export const laws: readonly Law[] = [
  ...runLaws,
  ...storageLaws,
  ...sessionLaws,
  ...moneyLaws,
  ...gardenLaws,
  ...chatLaws,
  ...personLaws,
]

/** Where a trace breaks the laws. */
export const breachesOf = (trace: Trace): readonly Breach[] =>
  laws.flatMap(({ id, breaks }) => breaks(trace).map((what) => ({ law: id, what })))
