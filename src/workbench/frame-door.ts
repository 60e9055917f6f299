import { createSystemClock } from '#src/services/clock/clock.ts'
import type { Bridge } from './bridge.ts'
import type { BridgeMethod, PageDoor } from './drivers/page.ts'
import { SaidError } from '#scenarios/player/index.ts'
import { both } from './language.ts'
import { messages } from './messages.ts'
import { type Ahead, createAhead, orderTo } from './phones/ahead.ts'
import type { WorldHost } from './phones/host.ts'
import { inOrder, phoneAt, tabAt, type Turn } from './phones/places.ts'

const POLL_MS = 10
/** Wide: a machine that is busy is slow, and an app that does not come is seen. */
const START_LIMIT_MS = 120_000
const clock = createSystemClock()

const pause = (ms: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  clock.setTimeout(resolve, ms)
  return promise
}

/** More do not fit beside each other. */
const PHONES_MAX = 3
/** A phone that was closed is not given out again: what lies on it is there. So many have a place of their own. */
const NUMBERS_MAX = 9

/** Which pages are shown, by their places, and which of them is in the hand. */
export interface Phones extends Turn {
  readonly open: readonly number[]
  readonly held: number
  /** The number of the next one that is added; undefined when there is none left. */
  readonly next: number | undefined
}

/** A door to the app in the frames of this page. */
export interface FrameDoor extends PageDoor {
  readonly hold: NonNullable<PageDoor['hold']>
  readonly close: NonNullable<PageDoor['close']>
  readonly revive: NonNullable<PageDoor['revive']>
  readonly most: number
  phones(): Phones
  /** Calls back when another phone is shown or held. */
  watch(changed: () => void): () => void
  /** Takes the frame of a phone once it is there, and null when it goes; of the first phone one or, with the one behind it, two. */
  attach(frame: HTMLIFrameElement | null, phone?: number, turn?: number): void
  /** Whether a page is to be opened ahead, so that beginning anew takes less time. */
  readonly standBy: Ahead['want']
  /** Shows the app light or dark. */
  dress(theme: 'light' | 'dark'): void
  /** The bridge of the app in the hand; undefined while there is none. */
  bridge(): Bridge | undefined
}

const isBridge = (value: unknown): value is Bridge => typeof value === 'object' && value !== null && 'settle' in value

const only: Phones = { open: [1], held: 1, next: 2, frame: 0, isAhead: false }

/** Waits until there is what `look` looks for. */
async function found<T>(look: () => T | undefined): Promise<T> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
    const there = look()
    if (there !== undefined) return there
    await pause(POLL_MS)
  }
  throw new SaidError(messages.lateStart)
}

/** Opens pages again: the one in the hand, or all that were killed. */
const reopening = (
  bridgeOf: (phone: number) => Bridge | undefined,
  reload: (phone: number) => Promise<void>,
  phones: () => Phones,
): Pick<FrameDoor, 'reload' | 'revive'> => ({
  reload: () => reload(phones().held),
  revive: async () => {
    for (const phone of phones().open) {
      if (!bridgeOf(phone)?.isKilled()) continue
      await reload(phone)
      await bridgeOf(phone)?.settle()
    }
  },
})

interface Frames {
  readonly inside: (phone: number) => Window | null
  readonly bridgeOf: (phone: number) => Bridge | undefined
  readonly dress: (phone: number) => void
  readonly frames: ReadonlyMap<number, HTMLIFrameElement>
}

/** Opens pages in frames, and resolves when their app is ready. */
function openers({ inside, bridgeOf, dress, frames }: Frames) {
  /** Another app than the one that was there before. */
  const reopened = async (phone: number, before: Bridge | undefined): Promise<void> => {
    await found(() => {
      const now = bridgeOf(phone)
      return now === before ? undefined : now
    })
    dress(phone)
  }
  return {
    reopened,
    open: async (phone: number, address: string): Promise<void> => {
      const frame = await found(() => frames.get(phone))
      const before = bridgeOf(phone)
      frame.src = new URL(`./${address}`, location.href).href
      await reopened(phone, before)
    },
    reload: async (phone: number): Promise<void> => {
      const before = bridgeOf(phone)
      inside(phone)?.location.reload()
      await reopened(phone, before)
    },
  }
}

/** Whether there is such a place, and room for it. */
const fits = ({ open }: Phones, place: number): boolean =>
  phoneAt(place) >= 1 &&
  tabAt(place) >= 1 &&
  tabAt(place) <= PHONES_MAX &&
  (open.includes(place) || open.length < PHONES_MAX)

/** The same with a page more, which is in the hand. */
function withPage(phones: Phones, place: number): Phones {
  const { open, next = NUMBERS_MAX + 1 } = phones
  const after = Math.max(next, phoneAt(place) + 1)
  const all = open.includes(place) ? open : inOrder([...open, place])
  return { ...phones, open: all, held: place, next: after > NUMBERS_MAX ? undefined : after }
}

/** Closes all pages of a phone, and waits until their frames are gone. */
const closing =
  (
    frames: ReadonlyMap<number, HTMLIFrameElement>,
    now: () => Phones,
    set: (next: Phones) => void,
    closes: WorldHost['closes'],
  ): FrameDoor['close'] =>
  async (phone, held) => {
    const phones = now()
    const open = phones.open.filter((place) => phoneAt(place) !== phone)
    if (phone === 1 || open.length === phones.open.length) throw new SaidError(both(messages.noPhoneToClose, phone))
    const leaving = [...frames].filter(([place]) => phoneAt(place) === phone)
    closes(phone)
    set({ ...phones, open, held: open.includes(phones.held) ? phones.held : held })
    await found(() => (leaving.some(([, frame]) => frame.isConnected) ? undefined : true))
  }

/** Drives the app in frames that lie in this page on the same origin; the host is told which page is in the hand, and what is closed. */
export function createFrameDoor({ take, closes }: Pick<WorldHost, 'take' | 'closes'>): FrameDoor {
  const frames = new Map<number, HTMLIFrameElement>()
  const watchers = new Set<() => void>()
  let phones = only
  let dressed: 'light' | 'dark' | undefined
  const set = (next: Phones): void => {
    phones = next
    for (const tell of watchers) tell()
  }
  const ahead = createAhead((isAhead) => set({ ...phones, isAhead }))
  const inside = (phone: number) => frames.get(phone)?.contentWindow ?? null
  const bridgeOf = (phone: number): Bridge | undefined => {
    const there = (inside(phone) as { shucang?: unknown } | null)?.shucang
    return isBridge(there) ? there : undefined
  }
  const dress = (phone: number): void => {
    const root = inside(phone)?.document.documentElement
    if (root && dressed) root.dataset['theme'] = dressed
  }
  const { reopened, open, reload } = openers({ inside, bridgeOf, dress, frames })
  /** Begins anew in the page that stands by. */
  const openAhead = async (frame: HTMLIFrameElement, address: string): Promise<void> => {
    const gone = frames.get(1)
    frames.set(1, frame)
    set({ ...only, frame: phones.frame + 1 })
    // Two pages never have the same stores open.
    await found(() => (gone?.isConnected ? undefined : true))
    const order = await found(() => orderTo(frame))
    order(address.slice(address.indexOf('#')))
    await reopened(1, undefined)
  }
  return {
    most: PHONES_MAX,
    ...reopening(bridgeOf, reload, () => phones),
    phones: () => phones,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    standBy: ahead.want,
    attach: (frame, phone = 1, turn = phones.frame) => {
      if (phone !== 1 || turn === phones.frame) void (frame ? frames.set(phone, frame) : frames.delete(phone))
      // One that was shown before goes.
      else if (turn > phones.frame) ahead.attach(frame)
    },
    dress: (theme) => {
      dressed = theme
      phones.open.forEach(dress)
    },
    bridge: () => bridgeOf(phones.held),
    navigate: async (address) => {
      if (!frames.has(1)) throw new SaidError(messages.noFrame)
      const standing = ahead.take()
      if (standing) return openAhead(standing, address)
      set({ ...only, frame: phones.frame })
      await open(1, address)
    },
    hold: async (place, address) => {
      if (!fits(phones, place)) throw new SaidError(both(messages.noSuchPhone, PHONES_MAX))
      const isOpen = phones.open.includes(place)
      set(withPage(phones, place))
      take(place)
      if (!isOpen) await open(place, address)
    },
    close: closing(frames, () => phones, set, closes),
    call: async (method: BridgeMethod, args) => {
      const there = bridgeOf(phones.held)
      if (!there) throw new SaidError(messages.notStarted)
      return (there[method] as (...given: readonly unknown[]) => unknown)(...args)
    },
  }
}
