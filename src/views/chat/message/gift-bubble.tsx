import { useState } from 'react'
import { gift, type WrappedGift } from '#src/domain/message/gift.ts'
import { useApp } from '../../kit/app/app.ts'
import { Wrapped } from '../../kit/transfer/gift-paper.tsx'
import { GiftStage } from './gift-stage.tsx'
import { viewCard } from './message-body.ts'
import { SharedCard } from './message-parts.tsx'

/** So many gifts are known to have been unwrapped; older ones can be unwrapped once more. */
const KNOWN_MAX = 200

const known = (list: string | null): readonly string[] => (list ?? '').split(' ').filter((key) => key !== '')

export interface GiftBubbleProps {
  readonly data: WrappedGift
  /** The key of the message. */
  readonly messageKey: string
  readonly mine: boolean
  /** Who gives it. */
  readonly from: string
}

/** A gift in a conversation: wrapped until who got it unwraps it; whoever gave it sees what is in it. */
export function GiftBubble({ data, messageKey, mine, from }: GiftBubbleProps) {
  const { device } = useApp()
  const [isUnwrapped, setUnwrapped] = useState(() => mine || known(device.choice('unwrapped')).includes(messageKey))
  const [isOpen, setOpen] = useState(false)
  const unwrap = () => {
    const before = known(device.choice('unwrapped')).filter((key) => key !== messageKey)
    device.keepChoice('unwrapped', [messageKey, ...before].slice(0, KNOWN_MAX).join(' '))
    setOpen(true)
  }
  const card = viewCard(gift.card(data))
  return (
    <>
      {isUnwrapped ? (
        <span className="block w-64 max-w-full overflow-hidden rounded-l bg-surface">
          <span className="relative block h-9">
            <Wrapped paper={data.paper} bow={30} />
          </span>
          {data.words !== '' && <span className="block px-3 pt-3 font-title break-words text-ink">{data.words}</span>}
          <SharedCard card={card} />
        </span>
      ) : (
        <button
          type="button"
          onClick={unwrap}
          aria-label={`${from}送你一份礼物${data.words === '' ? '' : `，附言：${data.words}`}，拆开`}
          className="block w-60 max-w-full overflow-hidden rounded-l bg-surface text-start text-ink active:opacity-90"
        >
          <span className="relative block h-28">
            <Wrapped paper={data.paper} />
          </span>
          <span className="flex items-center justify-between gap-3 px-3.5 py-2.5">
            <span className="min-w-0">
              <span className="block font-medium">送你一份礼物</span>
              {data.words !== '' && <span className="block truncate text-note text-muted">{data.words}</span>}
            </span>
            <span className="shrink-0 rounded-full bg-cinnabar-wash px-3 py-1 text-note font-medium text-cinnabar-ink">
              拆开
            </span>
          </span>
        </button>
      )}
      <GiftStage
        open={isOpen}
        data={data}
        from={from}
        onClose={() => {
          setOpen(false)
          setUnwrapped(true)
        }}
      />
    </>
  )
}
