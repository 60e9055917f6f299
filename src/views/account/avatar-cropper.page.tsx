import { useEffect, useState } from 'react'
import { IMAGE_HEAD, pickedProblem, pictureProblem } from '#src/domain/file/picked-image.ts'
import { cropPicture, isWholePicture } from '#src/ui/media/crop-picture.ts'
import type { Crop } from '#src/ui/media/image-cropper.tsx'
import { useApp } from '../kit/app/app.ts'
import { safePicture } from '../kit/app/links.ts'
import { viewUpload } from '../kit/form/upload.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { avatarForm } from './avatar.form.ts'
import { AvatarCropperScreen } from './avatar-cropper.screen.tsx'
import { viewCropper } from './avatar-cropper.select.ts'
import { useShownFile } from './use-shown-file.ts'

const stream = 'upload/avatar'
/** Px on each side of an avatar. */
const AVATAR = 512
const BROKEN = '这张图片已损坏或格式不支持，请换一张'

/** Chooses a picture, cuts it, uploads it, makes it the avatar (marketplace §2, §5, lc:image-upload). */
export default function AvatarCropperPage() {
  const { say, trade } = useApp()
  const { href } = useNavigation()
  const user = useUser()
  const form = useForm(avatarForm, undefined, [
    { type: 'upload.cancelled', key: 'avatar' },
    { type: 'navigation.backRequested', from: [href] },
  ])
  const upload = useStream(stream, viewUpload)
  const { file, src, problem, choose, setProblem } = useChosenFile()
  const [crop, setCrop] = useState<Crop | null>(null)
  // One thing to the person: once uploaded, it becomes the avatar.
  useEffect(() => {
    if (upload.state !== 'done' || upload.url === null || form.values['avatar'] === upload.url) return
    form.change('avatar', upload.url)
    form.submit()
  })
  const save = async () => {
    if (upload.state === 'done') return form.submit()
    if (upload.state === 'failed') return say(stream, { type: 'upload.requested' })
    const cut = file && crop && (await cropPicture({ file, ...crop, size: AVATAR }))
    if (!cut) return setProblem('这张图片打不开，请换一张')
    const kept = { name: 'avatar.jpg', size: cut.size, type: cut.type, ref: trade.keepFile(cut) }
    say(stream, { type: 'upload.picked', files: [kept] })
    say(stream, { type: 'upload.requested' })
  }
  const view = viewCropper(upload, form)
  return (
    <AvatarCropperScreen
      {...view}
      failure={problem ?? view.failure}
      current={{ name: user?.nickname ?? '', avatar: safePicture(user?.avatar ?? '') }}
      src={src}
      onFiles={(files) => {
        say(stream, { type: 'upload.cancelled' })
        void choose(files)
      }}
      onCrop={(next) => {
        // Another cut is another picture: what was uploaded before it is not meant any more.
        if (upload.state !== 'idle' && upload.state !== 'uploading') say(stream, { type: 'upload.cancelled' })
        setCrop(next)
      }}
      onBroken={() => setProblem(BROKEN)}
      onSave={() => void save()}
    />
  )
}

/** Before a browser unpacks it: what a file says of itself. A file that cannot be read any more is as good as broken. */
const headProblem = (file: File): Promise<string | undefined> =>
  file
    .slice(0, IMAGE_HEAD)
    .arrayBuffer()
    .then(
      (head) => pictureProblem(new Uint8Array(head)),
      () => '这个文件读不出来，请重新选择',
    )

/** The chosen file under an address for as long as the page shows it. */
function useChosenFile() {
  const { file, address, show, hide } = useShownFile()
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (files: readonly File[]) => {
    const known = pickedProblem(files) ?? (await headProblem(files[0]!))
    const wrong = known ?? ((await isWholePicture(files[0]!)) ? undefined : BROKEN)
    setProblem(wrong ?? null)
    if (wrong === undefined) show(files[0]!)
  }
  const broken = (message: string) => {
    hide()
    setProblem(message)
  }
  return { file, src: address, problem, choose, setProblem: broken }
}
