import { ChevronDownIcon } from '#src/ui/icon/page-icons.tsx'
import { hasSame } from '#src/domain/unknown.ts'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Badge } from '#src/ui/display/badge.tsx'
import { AnchoredList, type ListHandle } from '#src/ui/list/anchored-list.tsx'
import type { ListSight } from '#src/ui/list/use-anchored-scroll.ts'
import type { Place } from '#src/ui/list/anchored-layout.ts'
import { chatBadge } from '#src/domain/text/badge.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { ChatRow, Playing } from '../kit/chat-view.ts'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import { countAfter, furthest, newestSending, unreadKey } from '../conversation.select.ts'
import { HistoryHead } from './history-head.tsx'
import { MessageItem, type MessageDoors } from './message-item.tsx'

export interface MessageListProps {
  readonly label: string
  readonly rows: readonly ChatRow[]
  readonly inGroup: boolean
  readonly playing: Playing | null
  /** Where to open; null at the end. */
  readonly place: Place | null
  /** How many were unread when the conversation was opened. */
  readonly unread: number
  readonly intents: ConversationIntents
  readonly doors: MessageDoors
  readonly onAgain: (text: string) => void
  /** The list, for jumps from elsewhere. */
  readonly list: RefObject<ListHandle | null>
}

interface Sight extends Pick<ListSight, 'newest' | 'atEnd' | 'watchedAbove'> {
  /** The first unread message has not been in view yet. */
  readonly isLed: boolean
}

const hasDivider = (rows: readonly ChatRow[]): boolean => rows.some(({ key }) => key === unreadKey)

/** What of the rows has been in view. */
function useSight(rows: readonly ChatRow[]) {
  const [sight, setSight] = useState<Sight | null>(null)
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const seen = useCallback(
    ({ newest, atEnd, watchedAbove }: ListSight) =>
      setSight((was) => {
        const next = {
          // What was there at the beginning is nothing new, wherever one began to read.
          newest: furthest(latest.current, was ? was.newest : (latest.current.at(-1)?.key ?? null), newest),
          atEnd,
          // Once the divider has been passed nobody needs to be led to it.
          isLed: was?.isLed !== false && (watchedAbove || !hasDivider(latest.current)),
          watchedAbove,
        }
        return was && hasSame(was, next) ? was : next
      }),
    [],
  )
  return { sight, seen }
}

/** The messages, a way to the first unread one above and to the latest below. */
export function MessageList(props: MessageListProps) {
  const { rows, inGroup, playing, intents, doors, onAgain, unread, list } = props
  const { sight, seen } = useSight(rows)
  const draw = useCallback(
    (row: ChatRow) =>
      row.kind === 'message' ? (
        <MessageItem
          message={row.message}
          repeats={row.repeats}
          inGroup={inGroup}
          playing={playing?.key === row.key ? playing : null}
          intents={intents}
          doors={doors}
        />
      ) : (
        <PlainRow row={row} onOlder={intents.onOlder} onAgain={onAgain} />
      ),
    [inGroup, playing, intents, doors, onAgain],
  )
  const sending = newestSending(rows)
  const sentBefore = useRef(sending)
  useEffect(() => {
    // Who sends something wants to see it; what was on its way already leads nobody away from where they read.
    if (sending !== null && sending !== sentBefore.current) list.current?.toEnd()
    sentBefore.current = sending
  }, [list, sending])
  const below = useMemo(() => countAfter(rows, sight?.newest ?? null), [rows, sight?.newest])
  const head = rows[0]
  const asks = head?.kind === 'head' && head.history === 'more'
  return (
    <div className="relative min-h-0 flex-1">
      <AnchoredList
        label={props.label}
        rows={rows}
        draw={draw}
        place={props.place}
        watch={unreadKey}
        onSight={seen}
        handle={list}
        {...(asks ? { onOldest: intents.onOlder } : {})}
      />
      {sight?.watchedAbove && sight.isLed && unread > 0 && (
        <span className="absolute top-3 right-3 flex animate-appear">
          <Pill onPress={() => list.current?.toRow(unreadKey)}>
            <span className="flex rotate-180 text-indigo">
              <ChevronDownIcon size={16} />
            </span>
            {chatBadge(unread)} 条新消息
            <span className="sr-only">，跳到第一条</span>
          </Pill>
        </span>
      )}
      {sight !== null && !sight.atEnd && (
        <span className="absolute right-3 bottom-3 flex animate-appear">
          <ToLatest count={below} onPress={() => list.current?.toEnd()} />
        </span>
      )}
    </div>
  )
}

function ToLatest({ count, onPress }: { count: number; onPress: () => void }) {
  const badge = chatBadge(count)
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={count > 0 ? `回到最新，${counted(count, '条')}新消息` : '回到最新'}
      className="relative flex size-11 items-center justify-center rounded-full bg-raised text-ink shadow-float active:bg-sunken"
    >
      <ChevronDownIcon />
      {badge !== undefined && (
        <span className="absolute -top-1.5 left-1/2 flex -translate-x-1/2">
          <Badge text={badge} />
        </span>
      )}
    </button>
  )
}

const Pill = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-11 items-center gap-1 rounded-full bg-raised px-4 text-note text-indigo tabular-nums shadow-float active:bg-sunken"
  >
    {children}
  </button>
)

interface PlainRowProps {
  readonly row: Exclude<ChatRow, { kind: 'message' }>
  readonly onOlder: () => void
  readonly onAgain: (text: string) => void
}

function PlainRow({ row, onOlder, onAgain }: PlainRowProps) {
  switch (row.kind) {
    case 'head':
      return <HistoryHead history={row.history} onOlder={onOlder} />
    case 'unread':
      return (
        <p className="flex items-center gap-3 px-4 py-2 text-caption text-cinnabar">
          <Rule />
          以下是新消息
          <Rule />
        </p>
      )
    case 'time':
      return <p className="px-4 pt-3 pb-1.5 text-center text-caption text-muted tabular-nums">{row.text}</p>
    case 'event':
      return (
        <p className="flex flex-wrap items-center justify-center gap-x-2 px-8 py-1.5 text-center text-note text-muted">
          {row.text}
          {row.again !== undefined && (
            <button type="button" className="touch-44 text-indigo" onClick={() => onAgain(row.again ?? '')}>
              重新编辑
            </button>
          )}
        </p>
      )
  }
}

const Rule = () => <span aria-hidden="true" className="h-px flex-1 bg-cinnabar/30" />
