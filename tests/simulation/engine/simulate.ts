import { createHash } from 'node:crypto'
import type { Breach } from '../../laws/law.ts'
import { isExcused } from './excused.ts'
import { planOf, type Profile } from './plan.ts'
import { runPlan } from './run.ts'

export interface Found extends Breach {
  /** The first seed that broke it, after so many runs. */
  readonly seed: number
  readonly runs: number
  readonly times: number
  readonly isKnown: boolean
}

export interface SimulateInput {
  readonly profile: Profile
  readonly seed: number
  /** Runs of all shards together. */
  readonly runs: number
  /** Acts and faults of a run. */
  readonly acts?: number
  /** Ends after so long; 0 for no end. */
  readonly seconds?: number
  readonly shard?: { readonly part: number; readonly of: number }
  /** Whether what was to be seen is hashed too. */
  readonly hashes?: boolean
  /** Plays the first seed every time: it has one hash. */
  readonly again?: boolean
  readonly onFirst?: (found: Found) => void
}

export interface Simulated {
  readonly runs: number
  readonly ms: number
  /** Of each run, and of all; where they were asked for. */
  readonly hashes: readonly { readonly seed: number; readonly hash: string }[]
  readonly hash: string
  readonly first: readonly Found[]
}

/** One hash of the runs in the order of their seeds. */
export function hashOfRuns(hashes: Simulated['hashes']): string {
  const all = createHash('sha256')
  for (const { hash } of hashes) all.update(hash)
  return all.digest('hex').slice(0, 16)
}

/** Plays the plans of seeds that follow one another; gives what they break, each once. */
export async function simulate(input: SimulateInput): Promise<Simulated> {
  const { profile, seed: firstSeed, runs: all, seconds = 0, shard = { part: 1, of: 1 }, onFirst } = input
  const first = new Map<string, Found>()
  const hashes: { readonly seed: number; readonly hash: string }[] = []
  const began = performance.now()
  let runs = 0
  for (let index = shard.part - 1; index < all; index += shard.of) {
    if (seconds > 0 && performance.now() - began > seconds * 1000) break
    const seed = input.again ? firstSeed : firstSeed + index
    const ran = await runPlan(planOf(profile, seed, input.acts))
    runs += 1
    if (input.hashes) hashes.push({ seed, hash: ran.hash() })
    for (const breach of ran.breaches) {
      const name = `${breach.law}: ${breach.what}`
      const known = first.get(name)
      if (known) first.set(name, { ...known, times: known.times + 1 })
      else {
        const found = { ...breach, seed, runs, times: 1, isKnown: isExcused(breach) }
        first.set(name, found)
        if (!found.isKnown) onFirst?.(found)
      }
    }
  }
  const ms = performance.now() - began
  return { runs, ms, hashes, hash: hashOfRuns(hashes), first: [...first.values()] }
}
