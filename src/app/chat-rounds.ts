import { backoff } from '#src/machines/backoff.ts'
import type { TimerId } from '#src/services/clock/clock.ts'
import type { Platform } from './platform.ts'
import type { Router } from './router.ts'

type WaitingPlatform = Pick<Platform, 'clock' | 'random' | 'network' | 'chat'>

/**
 * Begins a new round of attempts when the connection has given up, and goes on doing so while somebody looks: the page is visible and the
 * device online (IMC-8; ours). Each pause is longer than the one before, up to a minute, and up to half as long again by chance, so that
 * not all come back to a server in one moment. What ends the wait otherwise (the network, the screen, a person) is the machine's own.
 */
export function keepTrying(
  { tell, snapshot, subscribe }: Pick<Router, 'tell' | 'snapshot' | 'subscribe'>,
  { clock, random, network, chat }: WaitingPlatform,
): { readonly watched: (isVisible: boolean) => void; readonly networked: () => void; readonly stop: () => void } {
  let isVisible = chat?.isVisible?.() ?? true
  let tries = 0
  let timer: TimerId | undefined
  const rest = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  const begin = (): void => {
    timer = undefined
    tell('im-connection', { type: 'imConnection.retryRequested' })
  }
  const follow = (): void => {
    const connection = snapshot('im-connection')
    if (connection?.matches('connected')) tries = 0
    const hasGivenUp = connection?.matches('gaveUp') || connection?.matches({ expired: 'idle' })
    if (!hasGivenUp || !isVisible || !network.isOnline()) return rest()
    if (timer !== undefined) return
    const next = backoff(tries, 0)
    tries = next.tries
    timer = clock.setTimeout(begin, next.nextAt + random.int(next.nextAt / 2))
  }
  const unsubscribe = subscribe('im-connection', follow)
  return {
    watched: (isVisibleNow) => {
      isVisible = isVisibleNow
      follow()
    },
    networked: follow,
    stop: () => {
      unsubscribe()
      rest()
    },
  }
}
