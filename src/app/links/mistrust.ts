import type { Router } from '../router.ts'

const isResource = (stream: string): stream is `resource/${string}` => stream.startsWith('resource/')

/**
 * Whatever somebody changes is seen on every page: what was fresh is asked for again where it is opened next, and what is on its way,
 * and may be older, at once (RES-7). What the call itself has answered is new, where it is one that both reads and changes.
 */
export const mistrusting =
  ({ snapshot, tell }: Pick<Router, 'snapshot' | 'tell'>, streams: () => readonly string[]) =>
  (call: string): void => {
    for (const stream of streams().filter(isResource)) {
      const held = snapshot(stream)
      // What is asked for with each opening needs no word.
      const isFresh = held?.matches({ ready: 'fresh' }) && (held.context.freshMs ?? 0) > 0
      const isAsked = held?.matches('loading') || held?.matches({ ready: 'refreshing' })
      if ((isFresh || isAsked) && held?.context.endpoint !== call) tell(stream, { type: 'resource.outdated' })
    }
  }
