import { useState } from 'react'
import { positionWords } from '#src/domain/number/position.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { MessageView, PlaceBody } from '../kit/chat-view.ts'
import type { Ask } from '../../kit/chat/people-view.ts'
import type { ConversationIntents } from './conversation-actions.ts'
import { MapSketch } from '../message/map-sketch.tsx'
import { MessageSheet, type MessageAction } from '../message/message-sheet.tsx'
import { PictureViewer, VideoViewer } from '#src/ui/media/picture-viewer.tsx'
import { CardPicker, type CardPickerProps, type Readers, ReadersSheet } from './pickers.tsx'
import { PlaceSheet } from '../message/place-sheet.tsx'
import { ReportSheet } from '../setting/report-sheet.tsx'

/** What lies over a conversation. */
export type Opened =
  | { readonly what: 'menu' | 'look' | 'report' | 'remove'; readonly message: MessageView }
  | { readonly what: 'card' | 'place' }

export interface ConversationSheetsProps {
  readonly opened: Opened | null
  readonly report: Ask
  readonly readers: Readers | null
  readonly cards: CardPickerProps['cards']
  readonly intents: ConversationIntents
  readonly onOpen: (opened: Opened | null) => void
  readonly onReply: (message: MessageView) => void
}

/** Everything that opens over a conversation: one at a time. */
export function ConversationSheets(props: ConversationSheetsProps) {
  const { opened, intents, onOpen, onReply } = props
  const close = () => onOpen(null)
  const message = opened && 'message' in opened ? opened.message : null
  // A sheet that moves out still shows whose it was.
  const [last, setLast] = useState<MessageView | null>(null)
  if (message !== null && message !== last) setLast(message)
  const act = (action: MessageAction) => {
    if (!last) return
    close()
    const { key, body } = last
    const acts: Readonly<Record<MessageAction, () => void>> = {
      copy: () => body.kind === 'text' && intents.onCopy(body.text),
      reply: () => onReply(last),
      translate: () => intents.onTranslate(key),
      thread: () => intents.onThread(key),
      recall: () => intents.onRecall(key),
      remove: () => onOpen({ what: 'remove', message: last }),
      report: () => onOpen({ what: 'report', message: last }),
      resend: () => intents.onResend(key),
      discard: () => intents.onDiscard(key),
    }
    acts[action]()
  }
  return (
    <>
      <MessageSheet
        open={opened?.what === 'menu'}
        message={last}
        onReact={(reaction) => {
          if (last) intents.onReact(last.key, reaction)
          close()
        }}
        onAction={act}
        onDismiss={close}
      />
      <ReportSheet
        open={opened?.what === 'report'}
        about={last ? `${last.from.name}发的消息` : '消息'}
        ask={props.report}
        onReport={(report) => last && intents.onReport(last.key, report)}
        onDismiss={() => {
          intents.onReportClosed()
          close()
        }}
      />
      <RemoveDialog
        open={opened?.what === 'remove'}
        onRemove={() => {
          if (last) intents.onRemove(last.key)
          close()
        }}
        onDismiss={close}
      />
      <Looks looked={opened?.what === 'look' ? opened.message : null} onCopy={intents.onCopy} onDismiss={close} />
      <Pickers {...props} onDismiss={close} />
      <ReadersSheet
        readers={props.readers}
        onRetry={intents.onRetryReaders}
        onDismiss={() => intents.onReaders(null)}
      />
    </>
  )
}

const RemoveDialog = (props: { open: boolean; onRemove: () => void; onDismiss: () => void }) => (
  <Dialog
    open={props.open}
    title="删除这条消息？"
    confirm={{ text: '删除', tone: 'danger', onPress: props.onRemove }}
    cancel
    onDismiss={props.onDismiss}
  >
    只从你的聊天记录里删除，对方仍然看得到。
  </Dialog>
)

function Pickers({ opened, cards, intents, onDismiss }: ConversationSheetsProps & { onDismiss: () => void }) {
  return (
    <>
      <CardPicker
        open={opened?.what === 'card'}
        cards={cards}
        onRetry={intents.onCards}
        onDismiss={onDismiss}
        onPick={(key) => {
          onDismiss()
          intents.onSendCard(key)
        }}
      />
      <PlaceSheet
        open={opened?.what === 'place'}
        onDismiss={onDismiss}
        onPick={(place) => {
          onDismiss()
          intents.onSendPlace(place)
        }}
      />
    </>
  )
}

interface LooksProps {
  readonly looked: MessageView | null
  readonly onCopy: (text: string) => void
  readonly onDismiss: () => void
}

/** The page of a place. */
const placeHref = ({ name, address, lat, lng }: PlaceBody): string =>
  `#${href('/open-location', { name, address, latitude: lat, longitude: lng })}`

/** A picture, a film or a place, large. */
function Looks({ looked, onCopy, onDismiss }: LooksProps) {
  const body = looked?.body
  const whose = looked?.mine ? '我' : (looked?.from.name ?? '')
  const place = body?.kind === 'place' ? body : null
  return (
    <>
      <PictureViewer
        open={body?.kind === 'image'}
        src={body?.kind === 'image' ? (body.full ?? body.thumb) : null}
        alt={`${whose}发的图片`}
        onDismiss={onDismiss}
      />
      <VideoViewer
        open={body?.kind === 'video'}
        src={body?.kind === 'video' ? body.url : null}
        poster={body?.kind === 'video' ? body.thumb : null}
        label={`${whose}发的视频`}
        onDismiss={onDismiss}
      />
      <Sheet open={place !== null} title={place?.name || '位置'} onDismiss={onDismiss}>
        {place && (
          <>
            <div className="overflow-hidden rounded-l">
              <MapSketch lat={place.lat} lng={place.lng} height={220} />
            </div>
            <p className="mt-4">{place.address}</p>
            <p className="mt-1 text-note text-muted tabular-nums">{positionWords(place.lat, place.lng)}</p>
            <div className="flex flex-col gap-3 pt-4 pb-2">
              <Button block href={placeHref(place)}>
                查看位置
              </Button>
              <Button block onPress={() => onCopy([place.name, place.address].filter(Boolean).join('，'))}>
                复制地址
              </Button>
            </div>
          </>
        )}
      </Sheet>
    </>
  )
}
