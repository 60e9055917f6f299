import type { WorldControl } from '#mock/control.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { ChatWire, FrameFault } from './chat-wire.ts'
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
  /** Of the chat, where the app is connected to it. */
  readonly wire?: ChatWire | undefined
  /** The name of this page among the tabs: what a scenario says of a tab is said of it. */
  readonly tabId: string
}

/** Three seconds at 60 frames a second: a burst is drawn a few frames after the streams have moved. */
const FRAMES_MAX = 180

const nextFrame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn))

/** Whether a text can be read on the screen, at once or once what is still to be drawn is. */
async function sees(text: string): Promise<boolean> {
  for (let frame = 0; frame < FRAMES_MAX; frame++) {
    if (document.body.innerText.includes(text)) return true
    await nextFrame()
  }
  return false
}

/** What is to befall the chat: frames on its wire, and requests and uploads at its service. */
export interface ChatFaults {
  readonly frames: readonly FrameFault[]
  readonly rest: readonly object[]
  readonly send: readonly object[]
}

/** The bench as `window.shucang`: plain asynchronous functions over JSON, for the workbench around the page and for browser tests. */
export function createBridge({ bench, clock, system, history, control, switches, tabId, wire }: BridgeParts) {
  const say: Bench['say'] = (stream, fact) => bench.say(stream, 'tab' in fact ? { ...fact, tab: tabId } : fact)
  return {
    say,
    act: bench.world,
    push: bench.push,
    fault: bench.fault,
    advance: bench.advance,
    signIn: bench.signIn,
    settle: bench.settle,
    sees: (text: string) => sees(text),
    text: () => Promise.resolve(document.body.innerText),
    observe: bench.observe,
    requests: bench.requests,
    said: bench.said,
    books: bench.books,
    audit: bench.audit,
    now: () => clock.now(),
    /** When the next timer is due. */
    nextAt: () => clock.nextAt(),
    online: () => switches.network.isOnline(),
    /** Every actor that lives, with its state value. */
    actors: () => system.streams().map((stream) => ({ stream, value: system.observe(stream)?.value as unknown })),
    role: () => system.role,
    entries: () => system.journal.history(),
    /** Every journaled stream as it was after the fact `seq`. */
    statesAt: (seq: number) => foldOf(system.journal, seq),
    statesNow: () => liveOf(system, system.streams()),
    mark: history.mark,
    rewind: history.rewind,
    world: control,
    chatFaults: async (): Promise<ChatFaults> => {
      const held = (await control.act('chat.hook', { hook: 'faults' })) as Omit<ChatFaults, 'frames'>
      return { frames: wire?.faults() ?? [], rest: held.rest, send: held.send }
    },
    notified: () => switches.notified,
  }
}

export type Bridge = ReturnType<typeof createBridge>
