import { createElement, type ReactElement } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { LabBridge } from './lab-bridge.ts'
import { createLab, type Lab } from './lab.ts'
import { Workbench } from './panels/workbench.tsx'

/**
 * The workbench, for any app that its bridge can drive and its catalogue can name: journal, runs, rewinding, actors, heat map and
 * scenarios for every one; traffic and explanations where there is a contract; panels of its own on top. It knows no app itself.
 */
export type { AppPanel, Catalogue, HeatFile, OpenedFile } from './catalogue.ts'
export { type DrawnMachine, drawnMachine } from './chart/drawn.ts'
export { createHeat, type Heat, type HeatLayer } from './chart/heat.ts'
export type { Folded, Harms, LabBridge, Running } from './lab-bridge.ts'
export type { LabState, Setting } from './lab-core.ts'
export type { Beginner, Lab } from './lab.ts'
export { useLab, useLabState } from './panels/lab-context.ts'
export { createRecorder, type Recorder } from './run/recorder.ts'
export type { BrokenField, CallRow, Contract, FrameRow, TrafficRow } from './traffic/traffic.ts'
export type { ReadFile } from './scenario-list.ts'

export interface MadeWorkbench {
  /** Everything that can be done in it, without its panels. */
  readonly lab: Lab
  /** To be drawn once. */
  readonly view: ReactElement
}

export function createWorkbench({ bridge, catalogue }: { bridge: LabBridge; catalogue: Catalogue }): MadeWorkbench {
  const lab = createLab({ bridge, catalogue })
  return { lab, view: createElement(Workbench, { lab, bridge }) }
}
