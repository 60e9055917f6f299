import { durationOf, type Step } from './scenario.ts'

/** Runs at most, so that a slow one does not take for ever. */
export const RUNS_MAX = 200

export interface ShrinkWatch {
  readonly onRun?: (runs: number, left: number) => void
  readonly isStopped?: () => boolean
}

/**
 * The shortest list of steps that is found that still fails, by taking away ever smaller parts (ddmin), then by shortening waits.
 * `fails` plays a list and tells whether it fails in the same way; `onRun` is told before each how many were played with it, and how many
 * steps are left. Once `isStopped` nothing more is tried: what is left so far is what is found.
 */
export async function shrink(
  from: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  { onRun, isStopped = () => false }: ShrinkWatch = {},
): Promise<{ readonly steps: readonly Step[]; readonly runs: number }> {
  let runs = 0
  let steps = from
  const still = async (fewer: readonly Step[]): Promise<boolean> => {
    if (runs >= RUNS_MAX || isStopped()) return false
    runs++
    onRun?.(runs, steps.length)
    return fails(fewer)
  }
  for (let size = Math.ceil(steps.length / 2); size >= 1;) {
    let isShorter = false
    for (let at = 0; at < steps.length;) {
      const less = [...steps.slice(0, at), ...steps.slice(at + size)]
      if (await still(less)) {
        steps = less
        isShorter = true
      } else at += size
    }
    if (size === 1 && !isShorter) break
    if (size > 1) size = Math.ceil(size / 2)
  }
  for (const [at, step] of steps.entries()) {
    if (!('advance' in step)) continue
    for (const advance of ['50ms', '1s', '10s', '1m']) {
      if (durationOf(advance) >= durationOf(step.advance)) break
      const less = steps.with(at, { advance })
      if (await still(less)) {
        steps = less
        break
      }
    }
  }
  return { steps, runs }
}
