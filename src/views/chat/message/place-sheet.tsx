import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { PlaceView } from '../kit/chat-view.ts'
import { type PlaceDraft, placeErrors, placeOf } from './place-text.ts'

export interface PlaceSheetProps {
  readonly open: boolean
  readonly onPick: (place: PlaceView) => void
  readonly onDismiss: () => void
}

const nothing: PlaceDraft = { name: '', address: '', lat: '', lng: '' }

/** A place to send, written by hand: this version has no map to choose on, and says so. */
export function PlaceSheet({ open, onPick, onDismiss }: PlaceSheetProps) {
  const [draft, setDraft] = useState(nothing)
  const [tried, setTried] = useState(false)
  const errors = tried ? placeErrors(draft) : {}
  const bound = (name: keyof PlaceDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: (text: string) => setDraft((was) => ({ ...was, [name]: text })),
  })
  const submit = () => {
    const place = placeOf(draft)
    setTried(place === null)
    if (!place) return
    setDraft(nothing)
    onPick(place)
  }
  return (
    <Sheet
      open={open}
      title="发送位置"
      onDismiss={onDismiss}
      footer={
        <Button tone="primary" size="large" block onPress={submit}>
          发送
        </Button>
      }
    >
      <InlineMessage kind="info">地图暂时不可用，请手动填写地点。</InlineMessage>
      <div className="flex flex-col gap-3 pt-3">
        <TextField label="地点名称" placeholder="浙江美术馆" maxLength={40} {...bound('name')} />
        <TextField label="详细地址" placeholder="杭州市上城区南山路 138 号" maxLength={80} {...bound('address')} />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="纬度" placeholder="30.2356" inputMode="decimal" maxLength={12} {...bound('lat')} />
          <TextField label="经度" placeholder="120.1536" inputMode="decimal" maxLength={12} {...bound('lng')} />
        </div>
      </div>
    </Sheet>
  )
}
