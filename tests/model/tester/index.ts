/**
 * The model tester: a machine is walked through everything that its model lets happen, judged by a ledger that was written from a
 * specification and not from the machine, and by laws; paths are made that cover it; and small faults are planted to see whether all this
 * notices. It knows no app.
 */
export type { MachineModel, MachineView, ModelFact } from '#src/machines/model.ts'
export { allEdges, explore, type Graph, takenTransitions } from './explorer.ts'
export { describeFault, judgeGraph } from './ledger-check.ts'
export { type Ledger, type LedgerRow, readLedger } from './ledger.ts'
export { type Judged, mutationReport, type MutationReport, verdictOn } from './mutation.ts'
export { type GeneratedPath, pairTours, shortPaths } from './paths.ts'
export { replayLive, traceOf } from './replay.ts'
export { declaredStates, declaredTransitions } from './step.ts'
