import { Worker } from 'node:worker_threads'
import { type Found, hashOfRuns, simulate, type Simulated, type SimulateInput } from './simulate.ts'

/** What a worker is asked, and what it tells. */
export type Asked = Omit<SimulateInput, 'onFirst'>
export type Told = { readonly first: Found } | { readonly done: Simulated }

/** One part of the runs, in a thread of its own. */
function partOf(asked: Asked, onFirst: (found: Found) => void): Promise<Simulated> {
  const { promise, resolve, reject } = Promise.withResolvers<Simulated>()
  const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), { workerData: asked })
  worker.on('message', (told: Told) => ('done' in told ? resolve(told.done) : onFirst(told.first)))
  worker.on('error', reject)
  return promise
}

/** As `simulate`, divided over so many threads: the same runs are played, and have the same hash. */
export async function simulateOn(workers: number, input: SimulateInput): Promise<Simulated> {
  const { onFirst = () => undefined, shard = { part: 1, of: 1 }, ...rest } = input
  if (workers <= 1) return simulate(input)
  const told = new Set<string>()
  const once = (found: Found): void => {
    const name = `${found.law}: ${found.what}`
    if (!told.has(name)) onFirst(found)
    told.add(name)
  }
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, index) => ({
      part: shard.part + shard.of * index,
      of: shard.of * workers,
    })).map((own) => partOf({ ...rest, shard: own }, once)),
  )
  const first = Map.groupBy(
    parts.flatMap((part) => part.first).toSorted((a, b) => a.seed - b.seed),
    ({ law, what }) => `${law}: ${what}`,
  )
  const hashes = parts.flatMap((part) => part.hashes).toSorted((a, b) => a.seed - b.seed)
  return {
    runs: parts.reduce((sum, { runs }) => sum + runs, 0),
    ms: Math.max(...parts.map(({ ms }) => ms)),
    hashes,
    hash: hashOfRuns(hashes),
    first: [...first.values()].map((all) => ({ ...all[0]!, times: all.reduce((sum, { times }) => sum + times, 0) })),
  }
}
