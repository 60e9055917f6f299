import type { EventObject } from 'xstate'
import type { Entry } from '#src/journal/entry.ts'
import type { StoreContents } from '#src/journal/store.ts'
import type { Clock } from '#src/services/clock/clock.ts'
import type { Fact } from '#src/machines/port.ts'
import type { Forgetting } from '#src/services/effect.ts'
import type { Random } from '#src/services/random/random.ts'

/**
 * What tabs of one origin say to each other. The leader alone writes the journal and runs shared effects; a follower says its
 * shared facts to the leader and mirrors what the leader notes (architecture §2).
 */
export type TabMessage =
  | { readonly kind: 'say'; readonly stream: string; readonly fact: EventObject; readonly mark: string }
  /** The leader has noted and stored what a follower said or gave it to write. */
  | { readonly kind: 'heard'; readonly mark: string }
  | { readonly kind: 'noted'; readonly entry: Entry }
  /** A follower's own streams, for the leader to write. */
  | { readonly kind: 'write'; readonly stream: string; readonly fact: Fact; readonly mark: string }
  /**
   * A follower is about to read the journal; the leader answers `flushed` once all it has noted is stored, with `kept` where the disk
   * does not take it and it is stored in the leader's memory alone.
   */
  | { readonly kind: 'joining' }
  | { readonly kind: 'flushed'; readonly kept?: StoreContents }
  /** The leader has given up its chat connection. */
  | { readonly kind: 'unable' }
  /** A follower in sight has one. */
  | { readonly kind: 'able' }
  /** Somebody has left: what was typed or begun in any tab is thrown away. An older build says nothing of places, and means them too. */
  | ({ readonly kind: 'forget' } & Partial<Forgetting> & Pick<Forgetting, 'entering'>)
  /** Somebody has asked in this tab to be reminded of something, or taken it back: all look at the list anew. */
  | { readonly kind: 'reminders' }
  /** A call has changed something, in this tab or for it: what the others hold as fresh may be another one. */
  | { readonly kind: 'changed'; readonly call: string }
  /** Stored data was cleared or replaced: every tab starts again from what is stored now. */
  | { readonly kind: 'restart' }

export interface TabsChannel {
  /** Whether this tab became the leader at once. */
  elect(): Promise<boolean>
  /** Resolves when this tab, so far a follower, has become the leader. */
  promoted(): Promise<void>
  /** Takes the lead from a leader that does nothing: this tab, so far a follower, is promoted. */
  depose(): void
  /** Resolves when another tab has taken the lead from this one. */
  deposed(): Promise<void>
  post(message: TabMessage): void
  listen(heard: (message: TabMessage) => void): () => void
}

/** A single tab: leader from the start, with nobody to talk to. */
export const soleTab = (): TabsChannel => ({
  elect: async () => true,
  promoted: () => Promise.withResolvers<void>().promise,
  depose: () => undefined,
  deposed: () => Promise.withResolvers<void>().promise,
  post: () => undefined,
  listen: () => () => undefined,
})

/** What tabs say to each other, on a channel of their own. */
function talkOn(channel: BroadcastChannel): Pick<TabsChannel, 'post' | 'listen'> {
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => {
      const on = (event: MessageEvent<TabMessage>) => heard(event.data)
      channel.addEventListener('message', on)
      return () => channel.removeEventListener('message', on)
    },
  }
}

/**
 * What tabs without locks say of the lead: somebody takes it, gives it up, or follows one that has given it up, by a number of the tab's
 * own. An older build knows the words alone.
 */
type Claim = 'leads' | 'leaves' | { readonly follows: number }

/**
 * Tabs of a browser without locks: whoever comes last leads, and says so; a leader that goes says that, too, and of those that follow it
 * the one with the lowest number leads. Two may lead for a moment, or after one was killed: then the journal takes what one of them
 * writes and refuses the other.
 */
function withoutLocks(name: string, own: number): TabsChannel {
  const claims = new BroadcastChannel(`${name}-lead`)
  let leading: boolean | undefined
  /** The lead was given up by another tab, and not taken from it. */
  let isFollowing = false
  let won = Promise.withResolvers<void>()
  let lost = Promise.withResolvers<void>()
  const lose = (): void => {
    leading = false
    lost.resolve()
    lost = Promise.withResolvers()
  }
  const claim = (what: Claim): void => claims.postMessage(what)
  const lead = (following = false): void => {
    leading = true
    isFollowing = following
    claim(following ? { follows: own } : 'leads')
  }
  const win = (following?: boolean): void => {
    lead(following)
    won.resolve()
    won = Promise.withResolvers()
  }
  const depose = (): void => win()
  claims.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
    if (data === 'leaves') {
      if (leading === false) win(true)
    } else if (leading) {
      // The other one may have taken it after it had heard this one say so.
      if (data !== 'leads' && isFollowing && own < data.follows) claim({ follows: own })
      else lose()
    }
  })
  globalThis.addEventListener?.('pagehide', () => {
    if (!leading) return
    claim('leaves')
    lose()
  })
  // Back from a page of somebody else.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && depose())
  return {
    elect: async () => {
      if (leading === undefined) lead()
      return leading === true
    },
    promoted: () => won.promise,
    depose,
    deposed: () => lost.promise,
    ...talkOn(new BroadcastChannel(`${name}-tabs`)),
  }
}

/** Tabs of one origin through Web Locks and BroadcastChannel; where these are missing, or refused, every tab leads itself. */
export function browserTabs(random: Pick<Random, 'next'>, name = 'shucang'): TabsChannel {
  if (typeof BroadcastChannel === 'undefined') return soleTab()
  if (!('locks' in navigator)) return withoutLocks(name, random.next())
  const lock = `${name}-leader`
  const held = () => Promise.withResolvers<void>().promise
  const lead = (options: LockOptions): Promise<boolean> => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    let isHeld = false
    navigator.locks
      .request(lock, options, (granted) => {
        isHeld = granted !== null
        resolve(isHeld)
        return granted ? held() : undefined
      })
      .catch((error: unknown) => {
        reject(error)
        // The lock was this tab's, and another one has taken it.
        if (isHeld) lose()
      })
    return promise
  }
  // A tab outlives its systems: what it leads it goes on leading, and it stands in the queue once.
  let leading = false
  let lost = Promise.withResolvers<void>()
  let queue: { readonly promoted: PromiseWithResolvers<void>; readonly stop: AbortController } | undefined
  const lose = (): void => {
    leading = false
    lost.resolve()
    lost = Promise.withResolvers()
  }
  const win = (): void => {
    leading = true
    queue?.promoted.resolve()
    queue = undefined
  }
  const queueUp = () => {
    const place = { promoted: Promise.withResolvers<void>(), stop: new AbortController() }
    lead({ signal: place.stop.signal }).then(win, () => undefined)
    return place
  }
  return {
    elect: async () => (leading ||= await lead({ ifAvailable: true }).catch(() => true)),
    promoted: () => (queue ??= queueUp()).promoted.promise,
    depose: () => {
      // Whoever takes the lead does not wait for it any more.
      queue?.stop.abort()
      lead({ steal: true }).then(win, () => undefined)
    },
    deposed: () => lost.promise,
    ...talkOn(new BroadcastChannel(`${name}-tabs`)),
  }
}

/** A leader that has not stored in this time what a tab in sight has told it is frozen, or lacks its code: it leads no longer. Ours. */
export const LEADER_SILENT_MS = 3000

/** A leader that does not answer in this time is being closed; its follower will be promoted. */
const LEADER_ANSWER_MS = 1000

/**
 * Waits until the leader has stored all it has noted, so that nothing falls between what is read and what is heard. Gives what it holds
 * in its memory alone, if the disk takes nothing.
 */
export async function leaderFlushed(
  tabs: TabsChannel,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
): Promise<StoreContents | undefined> {
  const { promise, resolve } = Promise.withResolvers<StoreContents | undefined>()
  const unhear = tabs.listen((message) => message.kind === 'flushed' && resolve(message.kept))
  const limit = clock.setTimeout(() => resolve(undefined), LEADER_ANSWER_MS)
  tabs.post({ kind: 'joining' })
  const kept = await promise
  clock.clearTimeout(limit)
  unhear()
  return kept
}
