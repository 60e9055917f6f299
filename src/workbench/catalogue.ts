import type { ComponentType, ReactElement } from 'react'
import type { ReadFile } from './scenario-list.ts'
import type { Said, Step, Words } from '#scenarios/player/index.ts'
import type { DrawnMachine } from './chart/drawn.ts'
import type { HeatLayer } from './chart/heat.ts'
import type { LabState, Setting } from './lab-core.ts'
import type { Sayings } from './run/step-words.ts'
import type { Contract } from './traffic/traffic.ts'

/** A panel of the app's own, behind a tab. */
export interface AppPanel {
  readonly key: string
  readonly label: Said
  readonly Panel: ComponentType
  /** How much of what it does is in force: said on its tab. */
  readonly inForce?: (state: LabState) => number
}

/** What a file that is no scenario turned out to be. `other`: the catalogue does not know it either. */
export type OpenedFile =
  | { readonly kind: 'view'; readonly view: ReactElement }
  | { readonly kind: 'wrong'; readonly message: Said }
  | { readonly kind: 'other' }

export type HeatFile =
  | { readonly kind: 'layers'; readonly layers: readonly HeatLayer[] }
  | { readonly kind: 'wrong'; readonly message: Said }

/** All that the workbench knows of the app beneath it by name. What is left out is not offered. */
export interface Catalogue {
  readonly title: Said
  /** How the app begins when nothing else is asked for. */
  readonly setting: Setting
  /** The names that a scenario may use. */
  words(): Promise<Words>
  /** What there is to play; `named`: with the names looked at that they use, which takes longer. */
  scenarios(named: boolean): Promise<readonly ReadFile[]>
  /** What the folders of scenarios are called. */
  readonly areas?: Readonly<Record<string, Said>>
  /** What its actors are told, in a person's words, by the type of the fact; the others are told by what is said to whom. */
  readonly sayings?: Sayings
  /** Its machines, drawn, by the kind of stream that runs each. */
  machines(): Promise<ReadonlyMap<string, DrawnMachine>>
  readonly panels?: readonly AppPanel[]
  /** Steps without what nobody else is to know; all of them where the app has no secrets. */
  readonly withoutSecrets?: (steps: readonly Step[]) => readonly Step[]
  /** What of a call is not as its contract has it; without a contract no traffic is shown, and no text explained. */
  readonly contract?: Contract
  /** Looks at a file that is no scenario. */
  readonly openFile?: (file: Pick<File, 'size' | 'text'>) => Promise<OpenedFile>
  /** What a file tells of transitions that were taken elsewhere. */
  readonly heatIn?: (name: string, text: string) => Promise<HeatFile>
}
