import { useMemo } from 'react'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { asks } from './conversation/conversation-intents.ts'
import { type ConversationName, readKey } from './conversation/conversation-key.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { ConversationScreen } from './conversation.screen.tsx'
import { askOf, noSilenceKnown } from '../kit/chat/directory.ts'
import { readUpTo, unreadFrom } from './conversation/unread.select.ts'
import { useCards } from './message/use-cards.ts'
import { useHeard, useIntents, useScene, useVoices } from './conversation/use-conversation.ts'
import { useMadeThread, useRefusals, viewReaders } from './conversation/use-conversation-asks.ts'
import { useConnection, useDirectory, useLoaded, useLost } from '../kit/chat/use-directory.ts'
import { useNames } from '../kit/chat/use-names.ts'
import { mentionableIn, usePeer } from './conversation/use-peer.ts'
import { useReaching } from './conversation/use-reaching.ts'
import { useReading } from './conversation/use-reading.ts'
import { useTold } from './conversation/use-told.ts'
import { statusOf, useConversation, useOutbox, useRows, useCast } from './conversation/use-talk.ts'

/** A conversation (chat §2, myChat): `id` in the address is its key (`chat:bob`), `at` the id of a message to begin with. */
export default function ConversationPage() {
  const { query } = useNavigation()
  const key = query.get('id') ?? ''
  const name = useMemo(() => readKey(key), [key])
  return name ? <Talk key={key} id={key} name={name} at={query.get('at')} /> : <IncompletePage of="chat" />
}

/** How often it is looked at what the time has changed: recalls that are no longer possible, 「3 分钟前在线」. */
const LOOK_MS = 30_000
/** Where a message that was looked for is shown, px below the upper edge. */
const SOUGHT_GAP = 80

function Talk({ id, name, at }: { id: string; name: ConversationName; at: string | null }) {
  const now = useNow(true, LOOK_MS)
  const me = useUser()?.userId ?? ''
  const connection = useConnection()
  const lost = useLost()
  const isConnected = connection === 'connected'
  const state = useConversation(id, isConnected)
  const outbox = useOutbox(id)
  const names = useTold(useNames(useCast(state, name)), state.messages)
  const { peer, group, roleOf, blocked, onTry } = usePeer(name, names, me, isConnected, now)
  const { messages, isLoading } = state
  const opening = useReading(id, { messages, me, isConnected, isShown: !isLoading })
  const oldest = unreadFrom(messages, me, opening)
  const sought = useReaching(id, state, { at, isUnreadFound: oldest !== null, unread: opening.count })
  const heard = useHeard()
  useLoaded('silent-mode', useDirectory('silent-mode', noSilenceKnown).language !== null, 'getLanguage')
  const members = group?.members
  const readers = Math.max(0, (members?.length ?? 1) - 1)
  const heardUpTo = readUpTo(messages, me, opening)
  const scene = useScene({ name, me, isConnected, names, roleOf, readers, state, outbox, heardUpTo, heard: heard.keys })
  const rows = useRows({ scene, state, connection, outbox, unreadFrom: oldest, now })
  const { recorder, playing, ...voices } = useVoices(id, rows, heard.add)
  const { cards, onCards } = useCards()
  const { intents, readersOf } = useIntents(id, { ...voices, onCards })
  const people = useMemo(() => mentionableIn(name.kind, members ?? [], names, me), [name, members, names, me])
  const draft = useStream('im-inbox', (snapshot) => snapshot?.context.drafts[id] ?? '')
  useRefusals(id, state.asks, outbox)
  useMadeThread()
  return (
    <ConversationScreen
      peer={peer}
      connection={connection}
      lost={lost}
      status={sought === undefined ? 'loading' : statusOf(state, rows.length, connection)}
      failure={state.failure?.message ?? null}
      rows={rows}
      unread={opening.count}
      place={sought ? { key: sought, gap: SOUGHT_GAP } : null}
      draft={draft}
      people={people}
      blocked={blocked}
      onTry={onTry}
      report={askOf(state.asks[asks.report])}
      readers={viewReaders(readersOf, { known: state.asks, names, total: readers })}
      recorder={recorder}
      playing={playing}
      cards={cards}
      intents={intents}
    />
  )
}
