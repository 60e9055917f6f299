import type { WorldControl } from '#mock/control.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { Bench, Switches } from './bench.ts'
import { foldOf, liveOf } from './drivers/fold.ts'
import type { createHistory } from './rewind.ts'

export interface BridgeParts {
  readonly bench: Bench
  readonly clock: VirtualClock
  readonly system: AppSystem
  readonly history: ReturnType<typeof createHistory>
  readonly control: WorldControl
  readonly switches: Switches
}

/** The bench as `window.shucang`: plain asynchronous functions over JSON, for the workbench around the page and for browser tests. */
export function createBridge({ bench, clock, system, history, control, switches }: BridgeParts) {
  const marked =
    <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      await work(...args)
      await history.mark()
    }
  return {
    say: marked(bench.say),
    act: marked(bench.world),
    push: marked(bench.push),
    fault: marked(bench.fault),
    advance: marked(bench.advance),
    signIn: marked(bench.signIn),
    settle: bench.settle,
    observe: bench.observe,
    requests: bench.requests,
    now: () => clock.now(),
    streams: () => system.streams(),
    role: () => system.role,
    entries: () => system.journal.history(),
    /** Every journaled stream as it was after the fact `seq`. */
    statesAt: (seq: number) => foldOf(system.journal, seq),
    statesNow: () => liveOf(system, system.streams()),
    marks: history.marks,
    rewind: history.rewind,
    world: control,
    notified: () => switches.notified,
  }
}

export type Bridge = ReturnType<typeof createBridge>
