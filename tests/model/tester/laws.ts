import type { MachineModel, MachineView, TraceStep } from '#src/machines/model.ts'

/** The state laws that a view breaks, as `id: what the law says`. */
export const brokenStateLaws = (model: MachineModel<any>, view: MachineView): string[] =>
  model.laws.state.filter((law) => !law.holds(view)).map((law) => `${law.id}: ${law.says}`)

/** The step laws that a step breaks. */
export const brokenStepLaws = (model: MachineModel<any>, step: TraceStep): string[] =>
  (model.laws.step ?? []).filter((law) => !law.holds(step)).map((law) => `${law.id}: ${law.says}`)

/** The trace laws that a run breaks. */
export const brokenTraceLaws = (model: MachineModel<any>, trace: readonly TraceStep[]): string[] =>
  model.laws.trace.filter((law) => !law.holds(trace)).map((law) => `${law.id}: ${law.says}`)
