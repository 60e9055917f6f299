import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { App } from '#src/views/kit/app/app.ts'
import { NOW } from '../app-of.ts'
import { inventAnswer, type Manner } from '../invented.ts'
import { json, noted } from '../presses.ts'
import { type Standing, underWay } from '../under-way.ts'

/** Answers with other values for the same ids. */
const manners = {
  full: { turn: 0, isSparse: false },
  other: { turn: 1, isSparse: false },
  empty: { turn: 0, isSparse: false, isEmpty: true },
} as const satisfies Readonly<Record<string, Manner>>

/** How everything stands around a page. */
export interface State {
  /** Which answers have come; `none` while nobody has answered, `cut` where there was no network, `gone` once they are forgotten. */
  readonly answers: keyof typeof manners | 'none' | 'cut' | 'gone'
  /** How what was begun stands. */
  readonly how?: Standing
  readonly isOnline?: boolean
  readonly isSignedIn?: boolean
  readonly now?: number
}

/** An app around a living page, whose state can become another one under it. */
export interface World {
  readonly app: App
  readonly said: string[]
  /** Everything is so now, and whoever follows it is told; how many that are. */
  become(next: State): number
  /** Time passes, and what waits for it comes in its order. */
  pass(ms: number): void
  /** Timers that have not gone off, and streams that are followed. */
  waits(): string[]
}

const LONGEST_AWAKE = 60_000
const MOST_TIMERS = 200

interface Waiting {
  readonly at: number
  readonly run: () => void
}

const loading = { value: 'loading', context: {}, matches: (state: unknown) => state === 'loading' }

const forgotten = { value: 'idle', context: {}, matches: (state: unknown) => state === 'idle' }

const cutOf = (input: ResourceInput): object => ({
  value: 'failed',
  context: { ...input, data: undefined, items: [], failure: { reason: 'offline', message: '网络信号丢失' } },
  matches: (state: unknown) => state === 'failed',
})

/** What a resource would be with these answers. */
function answered(input: ResourceInput, answers: keyof typeof manners): object {
  const manner = manners[answers]
  const kept = { page: 1, last: false, failure: null, loadedAt: NOW, keptAt: null }
  const context = { ...input, ...inventAnswer(input, manner), ...kept }
  return { value: { ready: 'rest' }, context, matches: (state: unknown) => state === 'ready' }
}

/** Which kind of news a stream is of. */
const newsOf = (stream: string): keyof State | null => {
  if (stream === 'navigation') return null
  if (stream === 'connectivity') return 'isOnline'
  if (stream === 'session') return 'isSignedIn'
  return stream.startsWith('resource/') ? 'answers' : 'how'
}

/** Time that passes when it is told to. */
function createTime(start: number) {
  const timers = new Map<number, Waiting>()
  let now = start
  let last = 0
  const clock: App['clock'] = {
    now: () => now,
    setTimeout: (run, ms) => {
      last += 1
      timers.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: (id) => void timers.delete(id),
  }
  const pass = (ms: number): void => {
    const until = now + ms
    // Of longer times a device sleeps through most: then whatever was due comes at once.
    if (ms > LONGEST_AWAKE) now = until
    for (let left = MOST_TIMERS; left > 0; left--) {
      const [next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)
      if (!next) break
      timers.delete(next[0])
      now = Math.max(now, next[1].at)
      next[1].run()
    }
    now = until
  }
  return { clock, pass, waits: () => [...timers.values()].map(({ at }) => `${at - now} ms`) }
}

/** How a stream stands in a state. */
function snapshotIn(base: App, asked: ReadonlyMap<string, ResourceInput>, state: State, stream: string): unknown {
  if (stream === 'connectivity')
    return { matches: (is: unknown) => is === (state.isOnline === false ? 'offline' : 'online') }
  if (stream.startsWith('resource/')) {
    const input = asked.get(stream)
    if (!input || state.answers === 'none') return input && loading
    if (state.answers === 'gone') return forgotten
    return state.answers === 'cut' ? cutOf(input) : answered(input, state.answers)
  }
  const begun = state.how === undefined ? base : underWay(base, state.how)
  const own = (begun.snapshot as (name: string) => { context?: object } | undefined)(stream)
  if (stream !== 'session' || state.isSignedIn !== false) return own
  return { matches: () => false, context: { ...own?.context, user: null } }
}

/** An app at this address, in which what pages say goes nowhere. */
export function createWorld(base: App, href: string, start: State): World {
  let state = start
  const said: string[] = []
  const asked = new Map<string, ResourceInput>()
  const followers = new Map<() => void, string>()
  const time = createTime(start.now ?? NOW)
  const navigation = { context: { stack: [href], motion: 'none', scrolls: {}, over: null }, matches: () => false }
  let known = new Map<string, unknown>([['navigation', navigation]])
  const snapshot = (stream: string): unknown => {
    if (!known.has(stream)) known.set(stream, snapshotIn(base, asked, state, stream))
    return known.get(stream)
  }
  const app: App = {
    ...noted(base, said),
    snapshot: snapshot as never,
    subscribe: (stream, changed) => {
      const own = () => changed()
      followers.set(own, stream)
      return () => void followers.delete(own)
    },
    openResource: (stream, input) => {
      if (asked.has(stream) && state.answers !== 'gone') return
      asked.set(stream, input)
      known.delete(stream)
      said.push(`${stream} opened ${json(input.request)}`)
    },
    clock: time.clock,
  }
  return {
    app,
    said,
    become: (next) => {
      const [before, was] = [known, state]
      state = next
      // What has not become another one is the same object still.
      known = new Map([...before].filter(([stream]) => newsOf(stream) === null || isSame(was, next, newsOf(stream)!)))
      const others = [...followers].filter(([, stream]) => before.get(stream) !== snapshot(stream))
      for (const [told] of others) told()
      return others.length
    },
    pass: time.pass,
    waits: () => [...time.waits(), ...[...followers.values()].map((stream) => `news of ${stream}`)],
  }
}

const isSame = (was: State, next: State, name: keyof State): boolean => was[name] === next[name]
