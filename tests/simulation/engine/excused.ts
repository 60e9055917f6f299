import type { Breach } from '../../laws/law.ts'

/** A defect that is known and not repaired yet: the law it breaks and how, with one seed that shows it. */
export interface Excuse extends Breach {
  readonly profile: 'chat' | 'shop' | 'all'
  readonly seed: number
}

/** Exactly these are excused (docs/measured/simulator.md); the list gets shorter with every repair. */
export const excused: readonly Excuse[] = []

export const isExcused = ({ law, what }: Breach): boolean =>
  excused.some((excuse) => excuse.law === law && excuse.what === what)
