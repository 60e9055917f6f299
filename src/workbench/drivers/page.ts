import type { Driver, Observed } from '#scenarios/player/driver.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { untrueOn } from '#scenarios/sayings.ts'
import { benchAddress, type BenchRequest } from '../bench-order.ts'
import type { Bridge } from '../bridge.ts'
import { placeOf } from '../phones/places.ts'
import { addressOfFact, isOpenAt, stepTo } from '../fact-pages.ts'

export type BridgeMethod = Exclude<keyof Bridge, 'world'>

/** A page with the app on a bench, wherever it is: in a frame of the workbench or in a browser under test. */
export interface PageDoor {
  /** Opens an address of the app as a new document; resolves when the bridge is there. */
  navigate(address: string): Promise<void>
  /** Calls a function of the page's `window.shucang` with plain JSON. */
  call(method: BridgeMethod, args: readonly unknown[]): Promise<unknown>
  /** Kills the document and opens it again; resolves when the bridge is there. */
  reload(): Promise<void>
  /** Opens again whatever page was killed; without it that is the one page there is. */
  readonly revive?: () => Promise<void>
  /** Takes another device into the hand: at this address, where it has not been opened yet. Without it there is one. */
  readonly hold?: (place: number, address: string) => Promise<void>
  /** Closes all pages of a device; where it was in the hand, the page at this place is. */
  readonly close?: (phone: number, held: number) => Promise<void>
}

/** What a hand does for a fact; undefined leaves it to the bridge. */
export type Hand = (
  stream: string,
  fact: { readonly type: string } & Readonly<Record<string, unknown>>,
) => Promise<void>

export interface PageDriverOptions {
  readonly name: string
  readonly door: PageDoor
  /** How the door's page is told what to begin with; by the query of its address unless something else is given. */
  readonly addressOf?: (request: BenchRequest, href: string) => string
  /** A name no run has had before. */
  readonly newRun: () => string
  /** Says facts by hand instead of through the bridge; the driver waits until everything has come to rest. */
  readonly hand?: Hand
}

/** Opens pages again that were killed. */
function createReviver(door: PageDoor) {
  /** Somebody has said where a page is to be killed. */
  let mayDie = false
  const reopen = async (): Promise<void> => {
    await door.reload()
    await door.call('settle', [])
  }
  const revive = async () => {
    if (!mayDie) return
    if (door.revive) await door.revive()
    else if (await door.call('isKilled', [])) await reopen()
  }
  return {
    reopen,
    arm: (may: boolean) => void (mayDie = may),
    /** What is killed during a step is opened again behind it, as without a page; and before it what a finger has killed. */
    mortally: async <T>(work: () => Promise<T>): Promise<T> => {
      await revive()
      const result = await work()
      await revive()
      return result
    },
  }
}

/** Takes phones and their tabs into the hand, and closes phones, where the door has several. */
function createHolder(door: PageDoor, addressOf: NonNullable<PageDriverOptions['addressOf']>) {
  let begun: { readonly request: BenchRequest; readonly start: string } | undefined
  /** The phone in the hand, and of each phone the tab in sight. */
  let phone = 1
  const tabs = new Map<number, number>()
  const hold = async (): Promise<void> => {
    if (!begun || !door.hold) return
    const tab = tabs.get(phone) ?? 1
    await door.hold(placeOf(phone, tab), addressOf({ ...begun.request, phone, tab }, begun.start))
    await door.call('settle', [])
  }
  const put = async (closed: number): Promise<void> => {
    await door.close?.(closed, placeOf(1, tabs.get(1)))
    tabs.delete(closed)
    if (phone === closed) phone = 1
    await door.call('settle', [])
  }
  return {
    begin: (request: BenchRequest, start: string): void => {
      begun = { request, start }
      phone = 1
      tabs.clear()
    },
    /** Undefined where a fault takes no other page into the hand. */
    taking: (target: string, { use, close }: Readonly<Record<string, unknown>>): (() => Promise<void>) | undefined => {
      if (target === 'devices' && door.close && typeof close === 'number') return () => put(close)
      if (!door.hold || typeof use !== 'number' || (target !== 'devices' && target !== 'tabs')) return undefined
      return () => {
        if (target === 'devices') phone = use
        else tabs.set(phone, use)
        return hold()
      }
    },
  }
}

/** Plays scenarios on a page through the bridge: the world, the clock and the network are the page's own (architecture §6). */
export function createPageDriver({ name, door, newRun, hand, addressOf = benchAddress }: PageDriverOptions): Driver {
  const call = <T = void>(method: BridgeMethod, ...args: unknown[]) => door.call(method, args) as Promise<T>
  /** What is said past the pages is shown by them all the same. */
  const openPageOf = async (stream: string, fact: { readonly type: string }) => {
    const wanted = addressOfFact(stream, fact)
    const open = (await call<Observed>('observe', 'navigation')).context['stack'] as readonly string[]
    if (wanted === undefined || isOpenAt(open.at(-1) ?? '', wanted)) return
    await call('say', 'navigation', { type: stepTo(wanted), href: wanted })
  }
  let isRecorded = false
  const { reopen, mortally, arm } = createReviver(door)
  const holder = createHolder(door, addressOf)
  const driver: Driver = {
    name,
    async start(scenario: Scenario) {
      const { world, seed, clock, start, signedIn, chat = false, recorded = false } = scenario
      isRecorded = recorded
      arm(false)
      const request = { world, seed, clock, chat, shut: recorded, run: newRun() }
      holder.begin(request, start)
      await door.navigate(addressOf(request, start))
      await call('settle')
      if (signedIn) await call('signIn', start)
    },
    say: (stream, fact, more = []) =>
      mortally(async () => {
        if (hand) {
          for (const told of [[stream, fact] as const, ...more]) await hand(...told)
          return call('settle')
        }
        if (!isRecorded) await openPageOf(stream, fact)
        return call('say', stream, fact, more)
      }),
    world: (command, payload) => mortally(() => call<unknown>('act', command, payload)),
    push: (kind, payload) => mortally(() => call('push', kind, payload)),
    fault: (target, payload) => {
      if (target === 'kill') arm(true)
      return mortally(holder.taking(target, payload) ?? (() => call('fault', target, payload)))
    },
    advance: (ms) => mortally(() => call('advance', ms)),
    observe: (stream) => call<Observed | undefined>('observe', stream),
    requests: (endpoint) => call<number>('requests', endpoint),
    said: (to) => call<readonly string[]>('said', to),
    books: (userId) => call<Readonly<Record<string, number>>>('books', userId),
    audit: () => call<readonly string[]>('audit'),
    sees: async (text) => {
      await call('settle')
      return call<boolean>('sees', text)
    },
    async text() {
      await call('settle')
      return call<string>('text')
    },
    reload: reopen,
    // The pages that kept silent speak again: one goes on from here.
    stop: async () => (isRecorded ? call('unshut') : undefined),
    untrue: (opening) => untrueOn(driver, opening),
  }
  return driver
}
