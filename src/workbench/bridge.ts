import type { WorldControl } from '#mock/control.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { ChatWire } from './chat-wire.ts'
import type { Harms, LiveActor } from './lab-bridge.ts'
import { SaidError } from '#scenarios/player/language.ts'
import { durationOf } from '#scenarios/player/scenario.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { Fact, Told } from '#scenarios/player/driver.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'
import type { Perils } from './device/disk.ts'
import type { PageLife } from './device/page-life.ts'
import type { PageDisk } from './page-disk.ts'
import type { Recorder } from './run/recorder.ts'
import { standingOf } from './run/standing.ts'
import type { Bench, Switches } from './bench.ts'
import { openedRows } from './app/frames.ts'
import { messages } from './messages.ts'
import { chainAt } from './explain/chain.ts'
import { point } from './explain/point.ts'
import { stillOf } from './explain/still.ts'
import { type Shown, shownIn } from './explain/shown.ts'
import { deadlinesOf } from './deadlines.ts'
import { foldOf, liveOf } from './drivers/fold.ts'

type Payload = Readonly<Record<string, unknown>>

export interface BridgeParts {
  readonly bench: Bench
  readonly clock: VirtualClock
  readonly system: AppSystem
  readonly control: WorldControl
  readonly switches: Switches
  readonly recorder: Recorder
  /** What the device keeps beside the journal. */
  readonly vault: KeyValueStore
  /** Where the page lies. */
  readonly origin: string
  readonly unshut: () => void
  readonly disk?: PageDisk | undefined
  /** Where it is killed; without a page somebody else knows. */
  readonly life?: PageLife | undefined
  readonly perils?: Perils | undefined
  /** Of the chat, where the app is connected to it. */
  readonly wire?: ChatWire | undefined
  /** The name of this page among the tabs: what a scenario says of a tab is said of it. */
  readonly tabId: string
}

/** Three seconds at 60 frames a second: a burst is drawn a few frames after the streams have moved. */
const FRAMES_MAX = 180

/** What has been said is on the screen after so many frames. */
const FRAMES_DRAWN = 3

const frameDrawn = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn))

/** What is on the screen once it is the same twice: what is drawn may ask for more to be drawn. */
async function shownStill(settle: () => Promise<void>): Promise<readonly Shown[]> {
  let before = ''
  for (let frame = 0; frame < FRAMES_MAX; frame += FRAMES_DRAWN) {
    for (let drawn = 0; drawn < FRAMES_DRAWN; drawn++) await frameDrawn()
    await settle()
    const now = JSON.stringify(shownIn(document.body))
    if (now === before) break
    before = now
  }
  return shownIn(document.body)
}

/** Whether a text can be read on the screen, at once or once what is still to be drawn is. */
async function sees(text: string): Promise<boolean> {
  for (let frame = 0; frame < FRAMES_MAX; frame++) {
    if (document.body.innerText.includes(text)) return true
    await frameDrawn()
  }
  return false
}

/** What is asked of a page that dies meanwhile is never answered by it: its journal waits for a write that is not made. */
const answered =
  (life: PageLife | undefined) =>
  <T>(answer: Promise<T>): Promise<T> => {
    if (!life) return answer
    const gone = life.died.then((): never => {
      throw new SaidError(messages.killedMeanwhile)
    })
    return Promise.race([answer, gone])
  }

/** What is armed: rules for REST calls, and what is to befall the chat. */
const armedIn = ({ control, wire, disk, perils }: Pick<BridgeParts, 'control' | 'wire' | 'disk' | 'perils'>) => ({
  rules: () => control.faults(),
  removeRule: async (id: string): Promise<void> => void (await control.faults({ remove: [id] })),
  clearRules: async (): Promise<void> => void (await control.faults({ clear: true })),
  /** What is to befall the chat: frames on its wire, and requests and uploads at its service. */
  harms: async (): Promise<Harms> => {
    const storage = disk && disk.kind !== 'none' ? [{ kind: disk.kind }] : []
    const held = (await control.act('chat.hook', { hook: 'faults' })) as Harms
    const kill = perils?.kill ? [{ ...perils.kill }] : []
    return { frames: wire?.faults() ?? [], rest: held['rest'] ?? [], send: held['send'] ?? [], storage, kill }
  },
})

const actorsOf = (system: BridgeParts['system'], { traffic }: BridgeParts['switches']): readonly LiveActor[] =>
  system.streams().map((stream) => ({
    stream,
    value: system.observe(stream)?.value as unknown,
    last: traffic.lastOf(stream),
  }))

/** What is done is written down before what follows from it. What is refused was never done, unless the page has died of it. */
const noting =
  ({ recorder, life }: BridgeParts) =>
  async <T>(step: Parameters<Recorder['did']>[0], work: () => Promise<T>): Promise<T> => {
    const undo = recorder.did(step)
    try {
      return await work()
    } catch (error) {
      if (!life?.isDead()) undo()
      throw error
    }
  }

/** The bench as `window.shucang`: plain asynchronous functions over JSON, for the workbench around the page and for browser tests. */
export function createBridge(parts: BridgeParts) {
  const { bench, clock, system, control, switches, tabId, recorder } = parts
  const living = answered(parts.life)
  const noted = noting(parts)
  const own = (fact: Fact): Fact => ('tab' in fact ? { ...fact, tab: tabId } : fact)
  const say: Bench['say'] = (stream, fact, more = []) => {
    const all = [[stream, fact] as const, ...more].map(([to, told]): Told => [to, own(told)])
    for (const told of all) recorder.said(...told)
    const [[first, said], ...rest] = all as [Told, ...Told[]]
    return bench.say(first, said, rest)
  }
  return {
    say,
    act: (world: string, payload: Payload) => noted({ world, with: payload }, () => bench.world(world, payload)),
    push: (push: string, payload: Payload) => noted({ push, with: payload }, () => bench.push(push, payload)),
    fault: (fault: string, payload: Payload) =>
      noted({ fault, with: payload }, async () => {
        if (fault === 'clock') recorder.jumped(durationOf(String(payload['jump'])))
        await bench.fault(fault, payload)
      }),
    /** How much time passes is read off the clock. */
    advance: bench.advance,
    /** As it is done without a page, step by step. */
    signIn: async (href: string): Promise<void> => {
      const { phone, code } = demoAccount
      await say('session', { type: 'session.signInRequested', method: 'code', phone, code })
      await say('navigation', { type: 'navigation.relaunchRequested', href })
      switches.asked.clear()
    },
    /** What was done since the page was opened or somebody asked for it last. */
    drain: () => recorder.drain(),
    takes: () => recorder.takes?.(),
    /** Lets pages speak again that were silent while a run was played. */
    unshut: parts.unshut,
    /** Whether the page was killed and only its document is left. */
    isKilled: () => parts.life?.isDead() ?? false,
    standing: () => living(standingOf(parts)),
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
    deadlines: () => deadlinesOf(system),
    /** The world's tables as they are, by name. */
    tables: async () => (await control.snapshot()).tables,
    online: () => switches.network.isOnline(),
    /** Every actor that lives, with its state value and the fact that it has heard last. */
    actors: () => actorsOf(system, switches),
    role: () => system.role,
    entries: () => living(system.journal.history()),
    /** How many facts streams have heard: another number whenever there may be a new entry. */
    factsHeard: () => switches.traffic.facts(),
    /** Every journaled stream as it was after the fact `seq`. */
    statesAt: (seq: number) => living(foldOf(system.journal, seq)),
    statesNow: () => liveOf(system, system.streams()),
    /** The number of the newest fact that was noted; 0 before the first. */
    lastSeq: async () => system.journal.lastSeq(),
    world: control,
    ...armedIn(parts),
    /** What went between app and world since the page was opened; a number that changes with it. */
    traffic: () => openedRows(switches.traffic.rows()),
    trafficVersion: () => switches.traffic.version(),
    /** What the machines have taken since the page was opened; a number that changes with it. */
    heat: () => switches.heat.heat(),
    heatVersion: () => switches.heat.version(),
    notified: () => switches.notified,
    /** Every text and picture on the screen, once they are drawn and nothing changes any more. */
    shown: () => shownStill(bench.settle),
    still: async () => stillOf(document),
    /** The place of what is pressed next, which is not pressed in the page. */
    point,
    /** What draws a place, what that looks at, and what brought it there. */
    chainAt: (place: string) => chainAt(place, system, switches.traffic.heard()),
    href: () => location.hash.slice(1),
  }
}

export type Bridge = ReturnType<typeof createBridge>
