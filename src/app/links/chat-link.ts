import type { Platform } from '../platform.ts'
import type { Router } from '../router.ts'

type LinkedPlatform = Pick<Platform, 'chat' | 'network' | 'importPage'>

/**
 * Pages a tap away from a chat that has been reached or tried: loaded ahead, so that a conversation on the device opens at once, and once
 * the list of conversations has come, which they would hold back.
 */
const pagesAhead = ['chat/chat', 'chat/conversation'] as const

/**
 * Keeps the chat connection in step with the network and the visibility of the page (chat §4). Gives what stops it; without a chat
 * service it does nothing.
 */
export function linkChat(
  router: Pick<Router, 'tell' | 'snapshot' | 'subscribe'>,
  platform: LinkedPlatform,
): () => void {
  const { tell, snapshot, subscribe } = router
  const { chat, network, importPage } = platform
  if (!chat) return () => undefined
  let isLoadedAhead = false
  let isListing = false
  let isListed = false
  const loadAhead = (): void => {
    const connection = snapshot('im-connection')
    const wasListing = isListing
    isListing = snapshot('im-inbox')?.matches('listing') ?? false
    isListed ||= wasListing && !isListing
    const isTried = (connection?.matches('connected') && isListed) || connection?.matches('waiting')
    if (isLoadedAhead || !isTried || !network.isOnline()) return
    isLoadedAhead = true
    // What could not be had now is asked for again when it is opened.
    for (const page of pagesAhead) importPage(page).catch(() => undefined)
  }
  const stops = [
    subscribe('im-connection', loadAhead),
    subscribe('im-inbox', loadAhead),
    network.watch((isOnline) => tell('im-connection', { type: 'imConnection.networkChanged', isOnline })),
    chat.watchVisible?.((isVisible) => tell('im-connection', { type: 'imConnection.visibilityChanged', isVisible })),
  ]
  return () => stops.forEach((stop) => stop?.())
}
