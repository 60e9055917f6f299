import { type ReactNode, useState } from 'react'
import { gift, type WrappedGift } from '#src/domain/message/gift.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { type Rarity, RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { useModal } from '#src/ui/overlay/use-modal.ts'
import { safePicture } from '../../kit/app/links.ts'
import { Bow, PaperSheet, paperLooks } from '../../kit/transfer/gift-paper.tsx'
import './gift-stage.css'

export interface GiftStageProps {
  readonly open: boolean
  readonly data: WrappedGift
  readonly from: string
  readonly onClose: () => void
}

/** A gift is unwrapped in a dark room: the ribbon falls, the paper opens, the work rises. A press anywhere goes to the end. */
export function GiftStage({ open, data, from, onClose }: GiftStageProps) {
  const box = useModal(open, onClose)
  return (
    <dialog ref={box} aria-label={`${from}送的礼物`} data-theme="dark" className="gift-room">
      {open && <Unwrapping data={data} from={from} onClose={onClose} />}
    </dialog>
  )
}

const Framed = ({ rarity, children }: { readonly rarity: Rarity | null; readonly children: ReactNode }) =>
  rarity ? (
    <RarityFrame rarity={rarity} size="detail">
      {children}
    </RarityFrame>
  ) : (
    children
  )

function Unwrapping({ data, from, onClose }: Omit<GiftStageProps, 'open'>) {
  const [isOut, setOut] = useState(false)
  const { paper, image, rarity, words } = data
  const { ribbon } = paperLooks[paper]
  const { title } = gift.card(data)
  return (
    <div className="gift-scene" data-out={isOut || undefined}>
      {!isOut && (
        <button type="button" aria-label="跳过" className="absolute inset-0 z-1" onClick={() => setOut(true)} />
      )}
      <div className="relative aspect-[4/5] w-[min(64%,250px)]">
        <div
          className="gift-work"
          // The picture in it appears by an animation of its own, which ends before this one.
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setOut(true)}
        >
          <Framed rarity={rarity}>
            <ArtImage src={safePicture(image)} alt={title} ratio={4 / 5} rounded="none" eager />
          </Framed>
        </div>
        <div aria-hidden="true" className="gift-wrapping">
          <span className="gift-half gift-left">
            <PaperSheet paper={paper} />
          </span>
          <span className="gift-half gift-right">
            <PaperSheet paper={paper} />
          </span>
          <span className="gift-ribbon gift-upright" style={{ background: ribbon }} />
          <span className="gift-ribbon gift-across" style={{ background: ribbon }} />
          <span className="gift-bow">
            <Bow paper={paper} size={110} />
          </span>
        </div>
      </div>
      <div role="status" className="gift-words">
        <p className="font-title text-headline font-semibold text-balance">{title}</p>
        <p className="pt-0.5 text-note text-soft">
          {[data.seriesName, rarity && rarityWords[rarity]].filter(Boolean).join('·')}
        </p>
        {words !== '' && <p className="pt-4 font-title text-title text-balance break-words">「{words}」</p>}
        <p className="pt-1 text-note text-muted">{from} 送给你，已收入「我的藏品」</p>
        <div className="mx-auto flex w-full max-w-80 flex-wrap gap-3 pt-6 *:flex-1">
          <Button block onPress={onClose}>
            收好
          </Button>
          <Button block tone="primary" href={`#${href('/pages/mine/myCollection/mycollection')}`}>
            我的藏品
          </Button>
        </div>
      </div>
    </div>
  )
}
