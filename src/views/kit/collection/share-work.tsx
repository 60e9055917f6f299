import { useEffect, useState } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'
import { drawWorkPoster, type WorkPoster } from './work-poster.ts'

/** What is shown of a work to others; whose it is, is known here. */
export type SharedWork = Omit<WorkPoster, 'owner'>

export interface ShareWorkProps {
  readonly work: SharedWork
  /** Opens by itself; the button says 晒一晒. */
  readonly tone?: 'primary' | 'secondary'
}

type Drawn = { readonly picture: Blob; readonly url: string } | 'failed' | null

/** 晒一晒: a poster of one's own work, to be looked at, saved and handed on. */
export function ShareWork({ work, tone = 'secondary' }: ShareWorkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button block tone={tone} onPress={() => setOpen(true)}>
        晒一晒
      </Button>
      <Sheet open={isOpen} title="晒一晒" onDismiss={() => setOpen(false)}>
        {isOpen && <Preview work={work} />}
      </Sheet>
    </>
  )
}

function Preview({ work }: { readonly work: SharedWork }) {
  const { device, say } = useApp()
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
  const save = async () => {
    const saved = drawn !== null && (await device.saveFile(drawn.picture, `${name}.png`))
    const message = saved ? '海报已保存' : '保存失败，请截图分享'
    say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })
  }
  return (
    <div className="flex flex-col items-center gap-4 pb-2">
      <span className="block aspect-[9/14] w-[min(64%,260px)] overflow-hidden rounded-m bg-sunken">
        {drawn && <img src={drawn.url} alt={`${name}的海报`} className="block w-full" />}
      </span>
      <Button block tone="primary" pending={drawn === null} onPress={() => void save()}>
        保存海报
      </Button>
    </div>
  )
}
