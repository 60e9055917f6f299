import { useRef, useState } from 'react'
import { imageHint } from '#src/domain/file/picked-image.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Ask } from '../../kit/chat/people-view.ts'
import { type EditedPart, type ProfileText, textProblem } from './profile.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'

interface SheetProps {
  readonly ask: Ask
  readonly onSave: (part: EditedPart, value: string) => void
  readonly onDismiss: () => void
}

interface SavingProps {
  readonly ask: Ask
  /** Why there is nothing to save; null where there is. */
  readonly why: string | null
  readonly onPress: () => void
}

const Saving = ({ ask, why, onPress }: SavingProps) => (
  <Button
    tone="primary"
    size="large"
    block
    disabledReason={why}
    pending={ask.state === 'sending'}
    pendingText="正在保存"
    onPress={onPress}
  >
    保存
  </Button>
)

const Failure = ({ ask }: { ask: Ask }) =>
  ask.state === 'failed' && (
    <div className="pt-3">
      <InlineMessage kind="error">{ask.failure ?? '保存失败，请重试'}</InlineMessage>
    </div>
  )

/** Changes a text; an empty one is not shown to anybody. */
export function TextSheet({
  part,
  value,
  ask,
  onSave,
  onDismiss,
}: SheetProps & { readonly part: ProfileText | null; readonly value: string }) {
  const [written, setText] = useState<string | null>(null)
  const text = written ?? value
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: string) => {
    setText(next)
    setProblem(null)
  }
  const save = () => {
    if (part === null) return
    const wrong = textProblem(part, text.trim())
    setProblem(wrong)
    if (wrong === null) onSave(part, text.trim())
  }
  return (
    <Sheet
      open={part !== null}
      title={part === 'mail' ? '邮箱' : '个性签名'}
      onDismiss={onDismiss}
      footer={<Saving ask={ask} why={text.trim() === value ? '没有改动' : null} onPress={save} />}
    >
      <div className="pb-4">
        {part === 'mail' ? (
          <TextField
            label="邮箱"
            type="email"
            hint="不填就不展示"
            value={text}
            onChange={change}
            error={problem}
            maxLength={254}
            clearable
          />
        ) : (
          <TextArea label="个性签名" value={text} onChange={change} maxLength={60} rows={3} />
        )}
        <Failure ask={ask} />
      </div>
    </Sheet>
  )
}

export interface BirthSheetProps extends SheetProps {
  readonly open: boolean
  readonly value: string
  readonly min: string
  readonly max: string
}

/** Changes the birthday; none is not shown to anybody. */
export function BirthSheet({ open, value, min, max, ask, onSave, onDismiss }: BirthSheetProps) {
  const [picked, setChosen] = useState<string | null>(null)
  const chosen = picked ?? value
  return (
    <Sheet
      open={open}
      title="生日"
      onDismiss={onDismiss}
      footer={<Saving ask={ask} why={chosen === value ? '没有改动' : null} onPress={() => onSave('birth', chosen)} />}
    >
      <div className="pb-4">
        <DateField label="生日" hint="不填就不展示" value={chosen} onChange={setChosen} min={min} max={max} />
        <Failure ask={ask} />
      </div>
    </Sheet>
  )
}

/** A picked cover on its way to the server. */
export interface CoverUpload {
  readonly pending: boolean
  /** Its address, once it lies there. */
  readonly url: string | null
  readonly failure: string | null
}

export interface CoverSheetProps extends SheetProps {
  readonly open: boolean
  readonly cover: string | null
  readonly upload: CoverUpload
  readonly onPicked: (files: readonly File[]) => void
}

/** Chooses the picture above the card: it goes up first, is looked at, and then saved. */
export function CoverSheet({ open, cover, upload, ask, onPicked, onSave, onDismiss }: CoverSheetProps) {
  const picker = useRef<HTMLInputElement>(null)
  const shown = upload.url ?? cover
  return (
    <Sheet
      open={open}
      title="名片封面"
      onDismiss={onDismiss}
      footer={
        <Saving
          ask={ask}
          why={upload.url === null ? '先选一张图片' : null}
          onPress={() => upload.url && onSave('cover', upload.url)}
        />
      }
    >
      <div className="flex flex-col gap-3 pb-4">
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label="选择封面图片"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            onPicked([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        {shown !== null && <ArtImage alt="封面预览" src={shown} ratio={5 / 2} />}
        <Button
          block
          pending={upload.pending}
          pendingText="正在上传"
          disabled={ask.state === 'sending'}
          onPress={() => picker.current?.click()}
        >
          {shown === null ? '选择图片' : '换一张'}
        </Button>
        {upload.failure !== null && <InlineMessage kind="error">{upload.failure}</InlineMessage>}
        <p className="text-center text-note text-muted">{imageHint}，横图效果最好</p>
        <Failure ask={ask} />
      </div>
    </Sheet>
  )
}
