import { MoreIcon } from '#src/ui/icon/page-icons.tsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { SkeletonMessages } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState, ErrorState, OfflineNotice } from '#src/ui/feedback/state.tsx'
import type { ListHandle } from '#src/ui/list/anchored-list.tsx'
import type { Place } from '#src/ui/list/anchored-layout.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ChatRow, MessageView, Playing } from './kit/chat-view.ts'
import type { Ask, Connection, Person } from '../kit/chat/people-view.ts'
import type { Presence, QuoteView, Recorder } from './kit/chat-view.ts'
import { Composer, type ComposerHandle } from './composer/composer.tsx'
import { ConnectionLine, LostConnection } from './conversation/connection-line.tsx'
import type { ConversationIntents } from './conversation/conversation-actions.ts'
import { newestOf, spokenHead, summaryOf } from './conversation.select.ts'
import type { Opened } from './conversation/conversation-sheets.tsx'
import { lazyPart } from '#src/views/kit/page/lazy-part.tsx'
import type { MessageDoors } from './message/message-item.tsx'
import { MessageList } from './message/message-list.tsx'
import type { CardPickerProps, Readers } from './conversation/pickers.tsx'

/** With whom one talks. */
export interface Peer {
  readonly id: string
  readonly name: string
  readonly kind: 'single' | 'group' | 'room' | 'thread'
  readonly presence: Presence | null
  /** Of a group, a room, a thread. */
  readonly members: number | null
  /** Where this conversation is set up; null for threads. */
  readonly settingHref: string | null
}

export interface ConversationProps {
  readonly peer: Peer
  readonly connection: Connection
  /** Why the connection was given up; null while nobody has said. */
  readonly lost: string | null
  /** Nothing known yet; what was said is here; nothing could be read. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: string | null
  /** From `createRows`. */
  readonly rows: readonly ChatRow[]
  readonly unread: number
  /** Where the reader was; read once. Null begins at the end. */
  readonly place: Place | null
  readonly draft: string
  /** Whom one may mention: the members of a group without oneself. */
  readonly people: readonly Person[]
  readonly blocked: string | null
  /** Where it may be over: to write all the same, and have the server say. */
  readonly onTry?: (() => void) | null
  readonly recorder: Recorder
  readonly playing: Playing | null
  readonly report: Ask
  readonly readers: Readers | null
  readonly cards: CardPickerProps['cards']
  /** Must stay the same object while nothing else changes: messages are drawn again with it. */
  readonly intents: ConversationIntents
}

/** A conversation: what was said, and where one goes on (chat §2, myChat). */
export function ConversationScreen(props: ConversationProps) {
  const { peer, connection, intents, rows } = props
  const { onNotLoaded } = intents
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useRef<ListHandle>(null)
  const composer = useRef<ComposerHandle>(null)
  const { quote, reply, cancelQuote } = useQuote(composer)
  const doors = useMemo<MessageDoors>(
    () => ({
      onMenu: (message) => setOpened({ what: 'menu', message }),
      onLook: (message) => setOpened({ what: 'look', message }),
      onQuoted: (key) => {
        if (list.current?.toRow(key) === false) onNotLoaded()
      },
    }),
    [onNotLoaded],
  )
  const again = useCallback((text: string) => {
    composer.current?.insert(text)
    composer.current?.focus()
  }, [])
  const pick = useCallback(
    (what: 'card' | 'place') => {
      if (what === 'card') intents.onCards()
      setOpened({ what })
    },
    [intents],
  )
  return (
    <PageScreen
      title={peer.name}
      fill
      subtitle={
        <ConnectionLine connection={connection} presence={peer.presence}>
          {peer.kind === 'thread' ? '话题' : peer.members !== null && counted(peer.members, '人')}
        </ConnectionLine>
      }
      actions={<PeerActions peer={peer} />}
    >
      <div className="flex h-full flex-col">
        {connection === 'failed' && props.status === 'ready' && (
          <LostConnection why={props.lost} onRetry={intents.onRetry} />
        )}
        <Conversation {...props} doors={doors} onAgain={again} list={list} />
        <p role="status" className="sr-only">
          {spokenArrival(rows)}
        </p>
        <Composer
          key={peer.id}
          to={peer.name}
          draft={props.draft}
          people={props.people}
          quote={quote}
          onCancelQuote={cancelQuote}
          blocked={props.blocked}
          onTry={props.onTry ?? null}
          recorder={props.recorder}
          intents={intents}
          onPick={pick}
          handle={composer}
        />
      </div>
      <Sheets
        isWanted={opened !== null || props.readers !== null}
        props={{ ...props, opened, onOpen: setOpened, onReply: reply }}
      />
    </PageScreen>
  )
}

/** The message that is being answered. */
function useQuote(composer: React.RefObject<ComposerHandle | null>) {
  const [quote, setQuote] = useState<QuoteView | null>(null)
  const reply = (message: MessageView) =>
    setQuote({ key: message.key, name: message.mine ? '我' : message.from.name, text: summaryOf(message.body) })
  const cancelQuote = useCallback(() => setQuote(null), [])
  useEffect(() => {
    // After the sheet has given the focus back.
    if (quote) composer.current?.focus()
  }, [composer, quote])
  return { quote, reply, cancelQuote }
}

/** Where the conversation is set up; a thread has a menu of its own. */
function PeerActions({ peer }: { peer: Peer }) {
  const [managing, setManaging] = useState(false)
  if (peer.settingHref !== null) return <IconButton icon={MoreIcon} label="聊天设置" href={peer.settingHref} />
  if (peer.kind !== 'thread') return null
  return (
    <>
      <IconButton icon={MoreIcon} label="话题设置" onPress={() => setManaging(true)} />
      <ThreadMenu
        isWanted={managing}
        props={{
          id: peer.id.slice(peer.id.indexOf(':') + 1),
          name: peer.name,
          open: managing,
          onDismiss: () => setManaging(false),
        }}
      />
    </>
  )
}

/** What can be done with a thread. */
const ThreadMenu = lazyPart(lazy(async () => (await import('./conversation/thread-menu.tsx')).ThreadMenu))

/** What opens over the conversation. */
const Sheets = lazyPart(
  lazy(async () => {
    const [{ ConversationSheets }] = await Promise.all([
      import('./conversation/conversation-sheets.tsx'),
      import('./message/message-intents.ts'),
    ])
    return ConversationSheets
  }),
)

/** What has just been said by another, for those who listen. */
function spokenArrival(rows: readonly ChatRow[]): string {
  const newest = newestOf(rows)
  return newest ? `${spokenHead(newest)}：${summaryOf(newest.body)}` : ''
}

interface PartProps extends ConversationProps {
  readonly doors: MessageDoors
  readonly onAgain: (text: string) => void
  readonly list: React.RefObject<ListHandle | null>
}

function Conversation({ status, failure, connection, rows, peer, intents, ...rest }: PartProps) {
  if (status === 'loading') {
    return (
      <div className="min-h-0 flex-1 overflow-hidden">
        <SkeletonMessages />
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        {connection === 'offline' ? (
          <OfflineNotice onRetry={intents.onRetry} />
        ) : (
          <ErrorState note={failure} onRetry={intents.onRetry} />
        )}
      </div>
    )
  }
  const head = rows[0]
  if (rows.length <= 1 && head?.kind === 'head' && head.history === 'end') {
    return <NothingSaid peer={peer} onSend={intents.onSend} />
  }
  return (
    <MessageList
      key={peer.id}
      label={`和${peer.name}的聊天记录`}
      rows={rows}
      inGroup={peer.kind !== 'single'}
      playing={rest.playing}
      place={rest.place}
      unread={rest.unread}
      intents={intents}
      doors={rest.doors}
      onAgain={rest.onAgain}
      list={rest.list}
    />
  )
}

function NothingSaid({ peer, onSend }: { peer: Peer; onSend: ConversationIntents['onSend'] }) {
  const isSingle = peer.kind === 'single'
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        kind="message"
        title={isSingle ? '还没有聊过' : '还没有人说话'}
        note={isSingle ? `和${peer.name}打个招呼吧。` : '在这里说第一句吧。'}
        action={
          isSingle && <Button onPress={() => onSend('你好', { quote: null, mentions: [] })}>发一句「你好」</Button>
        }
      />
    </div>
  )
}
