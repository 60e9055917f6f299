import { kindOf } from '#src/journal/entry.ts'
import type { StateOf } from '#src/machines/streams.ts'
import type { Outcome } from '#src/services/effect.ts'
import type { Ports } from './ports.ts'
import { scopeOf } from './switchboard.ts'
import type { AppSystem } from './system.ts'

type Board = Pick<AppSystem, 'role' | 'say' | 'relay' | 'snapshot' | 'subscribe' | 'streams'>

/** Streams of the chat that belong to one person and know by themselves when another one comes. */
const owned = ['im-message', 'im-inbox', 'im-archive'] as const
/** What the page remembers of one person's chat. */
const remembered = ['im-people', 'contact', 'group', 'thread', 'presence', 'silent-mode'] as const

/** States of the session that end in everything being cleared. */
const leaving: readonly StateOf<'session'>[] = [
  { signedIn: { account: 'signingOut' } },
  { signedIn: { account: 'deletingAccount' } },
  'invalidated',
]

const clearFact = (stream: string): Outcome => ({
  type: `${kindOf(stream).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.cleared`,
})

type LinkedPorts = Pick<Ports, 'chat' | 'network' | 'importPage'>

/** Pages a tap away from a chat that has been reached or tried: loaded ahead, so that a conversation on the device opens at once. */
const pagesAhead = ['chat/chat', 'chat/conversation'] as const

/**
 * Keeps the chat connection in step with the session, the network and the visibility of the page (chat §4). Gives what stops it; without
 * a chat service it does nothing.
 */
export function linkChat(board: Board, { chat, network, importPage }: LinkedPorts): () => void {
  if (!chat) return () => undefined
  let user: string | null = null
  /** Who was here last, whose session may have ended by itself. */
  let last: string | null = null
  let isLeaving = false
  // What all tabs share hears the leader alone: a tab that wakes up late must not clear what somebody else has written since.
  const tell = (stream: string, fact: Outcome): void => {
    if (board.role === 'leader' || scopeOf(stream) !== 'origin') board.relay(stream, fact)
  }
  const conversations = (): string[] => board.streams().filter((stream) => stream.startsWith('im-conversation/'))
  const clear = (streams: readonly string[]): void => {
    for (const stream of [...streams, ...conversations()]) tell(stream, clearFact(stream))
  }
  const follow = (): void => {
    const session = board.snapshot('session')
    const now = session?.context.user?.userId ?? null
    if (session && leaving.some((state) => session.matches(state))) isLeaving = true
    if (now === user) return
    if (user !== null) {
      board.say('im-connection', { type: 'imConnection.closeRequested' })
      // A session that merely expired comes back: what was sent stays in the outbox for the same person.
      if (isLeaving) clear([...owned, ...remembered])
    }
    isLeaving = false
    user = now
    if (now === null) return
    if (last !== null && last !== now) clear(remembered)
    last = now
    tell('im-message', { type: 'imMessage.opened', user: now })
    tell('im-inbox', { type: 'imInbox.signedIn', user: now })
    tell('im-archive', { type: 'imArchive.opened', user: now })
    board.say('im-connection', { type: 'imConnection.loginRequested', user: now })
  }
  let isLoadedAhead = false
  const loadAhead = (): void => {
    const connection = board.snapshot('im-connection')
    const isTried = connection?.matches('connected') || connection?.matches('waiting')
    if (isLoadedAhead || !isTried || !network.isOnline()) return
    isLoadedAhead = true
    // What could not be had now is asked for again when it is opened.
    for (const page of pagesAhead) importPage(page).catch(() => undefined)
  }
  const stops = [
    board.subscribe('session', follow),
    board.subscribe('im-connection', loadAhead),
    network.watch((isOnline) => board.say('im-connection', { type: 'imConnection.networkChanged', isOnline })),
    chat.watchVisible?.((isVisible) =>
      board.say('im-connection', { type: 'imConnection.visibilityChanged', isVisible }),
    ),
  ]
  follow()
  return () => stops.forEach((stop) => stop?.())
}
