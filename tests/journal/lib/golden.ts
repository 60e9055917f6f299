import { globSync, readFileSync } from 'node:fs'
import type { Entry, StreamSnapshot } from '#src/journal/entry.ts'

/** A stored state: `value` and `context` of the machine, and its running effects by id. */
export interface Frozen {
  readonly value: unknown
  readonly context: Readonly<Record<string, unknown>>
  readonly children: Readonly<Record<string, { readonly src: unknown }>>
}

/** A stream as a snapshot keeps it, at the first moment at which it was seen in its state. */
export type Moment = StreamSnapshot & { readonly state: Frozen }

export interface GoldenJournal {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly moments: readonly Moment[]
}

/** Everything on disk along some scenarios, as one journal release wrote it. */
export interface Golden {
  readonly release: string
  readonly journals: readonly GoldenJournal[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** The golden journals that have a release of their own, oldest first; `1.0.39` is older than all and looks otherwise. */
export function readGoldens(): readonly Golden[] {
  const files = globSync('tests/journal/golden/journal-*.json')
  const goldens = files.map((file) => read(file) as Golden)
  return goldens.toSorted((a, b) => Number(a.release.slice(8)) - Number(b.release.slice(8)))
}

/** What the first release wrote, and what it folded to; of a context it kept only what every kind had to show. */
export interface FirstGolden {
  readonly journals: readonly {
    readonly title: string
    readonly entries: readonly Entry[]
    readonly states: Readonly<Record<string, Pick<Frozen, 'value' | 'context'>>>
  }[]
}

export const readFirstGolden = (): FirstGolden => read('tests/journal/golden/1.0.39.json') as FirstGolden
