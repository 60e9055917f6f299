import { useRef } from 'react'
import { imageHint } from '#src/domain/file/picked-image.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { type Crop, ImageCropper } from '#src/ui/media/image-cropper.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { CropperView } from './avatar-cropper.select.ts'

export interface AvatarCropperProps extends CropperView {
  readonly current: { readonly name: string; readonly avatar: string | null }
  /** Address of the chosen picture; null until one is chosen. */
  readonly src: string | null
  readonly onFiles: (files: readonly File[]) => void
  readonly onCrop: (crop: Crop) => void
  readonly onBroken: () => void
  readonly onSave: () => void
}

export function AvatarCropperScreen(props: AvatarCropperProps) {
  const { src, pending, failure, current, onFiles, onCrop, onBroken, onSave } = props
  const picker = useRef<HTMLInputElement>(null)
  const choose = () => picker.current?.click()
  return (
    <PageScreen>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        aria-label="选择图片文件"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      {src === null ? (
        <div className="flex flex-col items-center rounded-l bg-surface px-4 py-10">
          <Avatar {...current} src={current.avatar} size={88} decorative />
          <p className="mt-5 text-center text-note text-muted">选一张图片做头像，可以拖动、缩放和旋转。</p>
        </div>
      ) : (
        <ImageCropper key={src} src={src} onCrop={onCrop} onFailed={onBroken} />
      )}
      <div className="mt-5 flex flex-col gap-3">
        {failure !== null && <InlineMessage kind="error">{failure}</InlineMessage>}
        {src !== null && (
          <Button tone="primary" size="large" block pending={pending} pendingText="正在保存" onPress={onSave}>
            保存头像
          </Button>
        )}
        <Button tone={src === null ? 'primary' : 'secondary'} size="large" block disabled={pending} onPress={choose}>
          {src === null ? '选择图片' : '换一张'}
        </Button>
        <p className="text-center text-note text-muted">{imageHint}</p>
        <p className="text-center text-note">
          <TextLink href={`#${href('/pages/home/avatarExchange/index')}`}>用我的数字头像</TextLink>
        </p>
      </div>
    </PageScreen>
  )
}
