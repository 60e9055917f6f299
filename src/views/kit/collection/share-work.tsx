import { useEffect, useState } from 'react'
import { writeMessageKind } from '#src/domain/message/kinds.ts'
import { timings } from '#src/domain/time/timings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { useApp } from '../app/app.ts'
import { posterWords, useSaveFile } from '../app/use-save-file.ts'
import { useUser } from '../app/use-session.ts'
import type { Place } from '../chat/conversations.ts'
import { messageFact } from '../chat/message-fact.ts'
import { PickConversation } from '../chat/pick-conversation.tsx'
import { drawWorkPoster, type WorkPoster } from './work-poster.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'

/** What is shown of a work to others; whose it is, is known here. */
export interface SharedWork extends Omit<WorkPoster, 'owner'> {
  /** Which work it is: the card in a conversation opens its page. `''` where it has none. */
  readonly productId: string
}

export interface ShareWorkProps {
  readonly work: SharedWork
  /** Opens by itself; the button says 晒一晒. `quiet` is for the bar of a page, the others are as wide as their place. */
  readonly tone?: 'primary' | 'secondary' | 'quiet'
}

type Drawn = { readonly picture: Blob; readonly url: string } | 'failed' | null

/** 晒一晒: a poster of one's own work, to be looked at, saved and handed on, or a card of it in a conversation. */
export function ShareWork({ work, tone = 'secondary' }: ShareWorkProps) {
  const [step, setStep] = useState<'none' | 'poster' | 'choose'>('none')
  const close = () => setStep('none')
  return (
    <>
      <Button block={tone !== 'quiet'} tone={tone} onPress={() => setStep('poster')}>
        晒一晒
      </Button>
      <Sheet open={step !== 'none'} title={step === 'choose' ? '发给' : '晒一晒'} onDismiss={close}>
        {step === 'poster' && <Preview work={work} onChoose={() => setStep('choose')} />}
        {step === 'choose' && <Choose work={work} onSent={close} />}
      </Sheet>
    </>
  )
}

/** The work as a card in the conversation that is pressed. */
function Choose({ work, onSent }: { readonly work: SharedWork; readonly onSent: () => void }) {
  const app = useApp()
  const user = useUser()
  const { productId, name, number, seriesName, rarity, image } = work
  const send = ({ conversation, name: called }: Place) => {
    if (!user) return
    const [engraved = ''] = number.split(' ', 1)
    const data = {
      id: productId,
      name: engraved === '' ? name : `${name} ${engraved}`,
      seriesName,
      image: image ?? '',
      rarity,
      priceFen: null,
    }
    app.say('im-message', messageFact(app, user, conversation, writeMessageKind({ name: 'collectible', data })))
    app.say('toast', { type: 'toast.shown', message: `已发给${called}`, durationMs: timings.toastMs })
    onSent()
  }
  return <PickConversation onPick={send} />
}

interface PreviewProps {
  readonly work: SharedWork
  readonly onChoose: () => void
}

function Preview({ work, onChoose }: PreviewProps) {
  const { chat } = useApp()
  const save = useSaveFile(posterWords)
  const owner = useUser()?.nickname ?? '藏家'
  const [drawn, setDrawn] = useState<Drawn>(null)
  const { name, seriesName, rarity, number, image } = work
  useEffect(() => {
    let url = ''
    let isGone = false
    void drawWorkPoster({ name, seriesName, rarity, number, image, owner }).then((picture) => {
      if (isGone) return
      if (picture) url = URL.createObjectURL(picture)
      setDrawn(picture ? { picture, url } : 'failed')
    })
    return () => {
      isGone = true
      if (url !== '') URL.revokeObjectURL(url)
    }
  }, [name, seriesName, rarity, number, image, owner])
  if (drawn === 'failed') return <InlineMessage kind="error">海报生成失败，请稍后重试</InlineMessage>
  return (
    <div className="flex flex-col items-center gap-4 pb-2">
      <span className="block aspect-[9/14] w-[min(64%,260px)] overflow-hidden rounded-m bg-sunken">
        {drawn && <ArtImage alt={`${name}的海报`} src={drawn.url} ratio={9 / 14} />}
      </span>
      <div className="flex w-full flex-wrap gap-3 *:flex-1">
        <Button
          block
          tone="primary"
          pending={drawn === null}
          onPress={() => void save(drawn?.picture ?? null, `${name}.png`)}
        >
          保存海报
        </Button>
        {chat.isServed && work.productId !== '' && (
          <Button block onPress={onChoose}>
            发给好友
          </Button>
        )}
      </div>
    </div>
  )
}
