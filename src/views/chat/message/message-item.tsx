import { memo, type ReactNode } from 'react'
import { cardOfKind } from '#src/domain/message/kinds.ts'
import { lazy } from '#src/domain/lazy.ts'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { cx } from '#src/ui/cx.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import type { BodyKind, BodyOf, MessageView, Playing, QuoteView } from '../kit/chat-view.ts'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import { spokenHead } from '../conversation.select.ts'
import { DeliveryLine, ReactionRow, ThreadEntry } from './message-foot.tsx'
import { lazyPart } from '#src/views/kit/page/lazy-part.tsx'
import { viewCard } from './message-body.ts'
import { PictureBubble, VideoBubble } from './message-media.tsx'
import { FileCard, MessageText, PlaceCard, SharedCard, UnknownNote } from './message-parts.tsx'
import { useLongPress } from '../kit/use-long-press.ts'

/** What a message opens on the same page. */
export interface MessageDoors {
  /** Everything that can be done with it. */
  readonly onMenu: (message: MessageView) => void
  /** The picture, the film or the place, large. */
  readonly onLook: (message: MessageView) => void
  /** The message that it answers. */
  readonly onQuoted: (key: string) => void
}

export interface MessageItemProps {
  readonly message: MessageView
  /** How far it has come is said at the next one. */
  readonly repeats: boolean
  /** Names and roles are said where more than two speak. */
  readonly inGroup: boolean
  /** Only when it is this one. */
  readonly playing: Playing | null
  readonly intents: ConversationIntents
  readonly doors: MessageDoors
}

/** One message: who, what, how far. Long press, the secondary button, and a button beside it open what can be done with it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, repeats, inGroup, playing, intents, doors } = props
  const { mine, from, reactions, thread, key } = message
  const press = useLongPress(() => doors.onMenu(message))
  return (
    <article
      aria-label={spokenHead(message)}
      className={cx('group flex gap-2 px-3 py-1.5', mine ? 'flex-row-reverse' : 'flex-row')}
    >
      {!mine && <Avatar name={from.name} src={from.avatar} size={40} decorative />}
      <div className={cx('flex max-w-[calc(100%-96px)] min-w-0 flex-col', mine ? 'items-end' : 'items-start')}>
        {inGroup && !mine && (
          <p aria-hidden="true" className="mb-0.5 flex max-w-full items-center gap-1.5 text-note text-muted">
            <span className="truncate">{from.name}</span>
            {message.role !== null && <Tag tone="gold">{message.role}</Tag>}
          </p>
        )}
        <div {...press} className="max-w-full select-none pointer-fine:select-text [-webkit-touch-callout:none]">
          <Body message={message} playing={playing} intents={intents} doors={doors} />
        </div>
        {reactions.length > 0 && (
          <ReactionRow
            reactions={reactions}
            enabled={message.can.react}
            onReact={(reaction) => intents.onReact(key, reaction)}
          />
        )}
        {thread && <ThreadEntry thread={thread} />}
        {!repeats && <DeliveryLine message={message} intents={intents} />}
      </div>
      <button
        type="button"
        aria-label={`${mine ? '我' : from.name}的这条消息：更多`}
        aria-haspopup="dialog"
        onClick={() => doors.onMenu(message)}
        // Hidden by its colour: an opacity would make a layer of its own in every row, and an icon is dear to draw so often.
        className={cx(
          'ring-inside flex size-11 shrink-0 items-center justify-center self-start rounded-full text-transparent',
          'group-hover:text-muted focus-visible:text-muted',
          inGroup && !mine && 'mt-5',
        )}
      >
        <span
          aria-hidden="true"
          className="h-1 w-4.5 bg-[radial-gradient(circle,currentColor_1.2px,transparent_1.7px)] bg-size-[6px_4px]"
        />
      </button>
    </article>
  )
})

/** Drawn only where somebody speaks. */
const Voice = lazyPart(lazy(async () => (await import('./message-voice.tsx')).VoiceBubble))

/** Drawn only where something was given. */
const Gift = lazyPart(lazy(async () => (await import('./gift-bubble.tsx')).GiftBubble))

type Place = Omit<MessageItemProps, 'inGroup' | 'repeats'>

const whoseIs = ({ mine, from }: MessageView): string => (mine ? '我' : from.name)

/** What each kind of body is drawn as. */
const bubbles: { readonly [Kind in BodyKind]: (body: BodyOf<Kind>, place: Place) => ReactNode } = {
  text: (body, { message, intents, doors }) => (
    <TextBubble message={message} intents={intents} doors={doors} text={body.text} />
  ),
  image: (body, { message, doors }) => (
    <PictureBubble body={body} from={whoseIs(message)} onOpen={() => doors.onLook(message)} />
  ),
  video: (body, { message, doors }) => (
    <VideoBubble body={body} from={whoseIs(message)} onOpen={() => doors.onLook(message)} />
  ),
  voice: (body, { message: { key, mine }, playing, intents }) => (
    <Voice
      isWanted
      // As high as what comes.
      waiting={<div className="h-12" />}
      props={{
        body,
        messageKey: key,
        mine,
        playing,
        onPlay: () => intents.onPlay(key),
        onSeek: (part: number) => intents.onSeek(key, part),
      }}
    />
  ),
  file: (body) => <FileCard body={body} />,
  place: (body, { message, doors }) => <PlaceCard body={body} onOpen={() => doors.onLook(message)} />,
  custom: ({ known }, { message }) =>
    known.name === 'gift' ? (
      <Gift
        isWanted
        waiting={<div className="h-38" />}
        props={{ data: known.data, messageKey: message.key, mine: message.mine, from: message.from.name }}
      />
    ) : (
      <SharedCard card={viewCard(cardOfKind(known))} />
    ),
  unknown: (_, { message }) => (
    <Bubble mine={message.mine}>
      <UnknownNote />
    </Bubble>
  ),
}

const bubbleOf = <Kind extends BodyKind>(body: BodyOf<Kind>, place: Place): ReactNode => bubbles[body.kind](body, place)
const Body = (place: Place) => bubbleOf(place.message.body, place)

function TextBubble({
  message,
  text,
  intents,
  doors,
}: Pick<MessageItemProps, 'message' | 'intents' | 'doors'> & { text: string }) {
  const { mine, quote, translation, key } = message
  return (
    <Bubble mine={mine} marked={message.mentionsMe}>
      {quote && <Quote quote={quote} mine={mine} onPress={() => doors.onQuoted(quote.key)} />}
      <MessageText text={text} mine={mine} />
      {translation && (
        <span className="mt-1.5 block border-t border-current/20 pt-1.5">
          {translation.state === 'loading' && (
            <span className="flex items-center gap-1.5 text-note">
              <Spinner size={14} />
              正在翻译
            </span>
          )}
          {translation.state === 'shown' && (
            <span className="block break-words whitespace-pre-wrap">{translation.text}</span>
          )}
          {translation.state === 'failed' && (
            <button type="button" onClick={() => intents.onTranslate(key)} className="touch-44 text-note underline">
              {translation.reason}，请重试
            </button>
          )}
        </span>
      )}
    </Bubble>
  )
}

const Bubble = ({ mine, marked, children }: { mine: boolean; marked?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'max-w-full min-w-11 rounded-l px-3.5 py-2.5 leading-normal',
      mine ? 'rounded-tr-xs bg-inverse text-on-inverse' : 'rounded-tl-xs bg-surface text-ink',
      marked && 'ring-2 ring-gold',
    )}
  >
    {children}
  </div>
)

const Quote = ({ quote, mine, onPress }: { quote: QuoteView; mine: boolean; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    aria-label={`回复${quote.name}：${quote.text}`}
    className={cx(
      'mb-1.5 block w-full max-w-full border-l-2 py-0.5 pl-2 text-start text-note',
      mine ? 'border-on-inverse/50 opacity-85' : 'border-line text-muted',
    )}
  >
    <span className="line-clamp-2">
      {quote.name}：{quote.text}
    </span>
  </button>
)
