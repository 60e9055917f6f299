import type { Step } from '#scenarios/player/index.ts'
import type { LabBridge, Running } from '../lab-bridge.ts'
import type { LabCore } from '../lab-core.ts'
import { compared, type Ending, waysOf } from './compare.ts'

/** How the app stands behind the steps that were played. */
async function endingOf(app: Running, hasScreen: boolean, steps: readonly Step[]): Promise<Ending> {
  const entries = await app.entries()
  const journaled = await app.statesAt(entries.at(-1)?.seq ?? 0)
  const values = Object.fromEntries(app.actors().map(({ stream, value }) => [stream, { value, context: null }]))
  const shown = hasScreen ? await app.shown?.() : undefined
  return {
    steps,
    entries,
    states: { ...values, ...journaled },
    traffic: app.traffic?.() ?? [],
    texts: shown ? shown.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])) : null,
    still: (hasScreen && (await app.still?.())) || null,
  }
}

/** Two ways of the run beside each other: each is played from the beginning to its end. */
export function createLabCompare(
  { get, set }: LabCore,
  bridge: Pick<LabBridge, 'running' | 'frame'>,
  play: (steps: readonly Step[]) => Promise<void>,
) {
  return async (here: number, there: number, goBack: () => Promise<void>): Promise<void> => {
    const ways = waysOf(get().course)
    const endings: Ending[] = []
    for (const way of [there, here]) {
      const steps = ways.get(way)
      if (!steps) return
      await play(steps)
      const app = bridge.running()
      if (app) endings.push(await endingOf(app, bridge.frame !== undefined, steps))
    }
    const [other, one] = endings
    await goBack()
    if (one && other) set({ comparison: { ways: [here, there], ...compared(one, other) } })
  }
}
