import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { AvatarCropperScreen, type AvatarCropperProps } from './avatar-cropper.screen.tsx'

export default { title: '我的/更换头像' }

const story = (shown: Partial<AvatarCropperProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/components/u-avatar-cropper/u-avatar-cropper">
      <AvatarCropperScreen
        current={{ name: '青瓷与雨', avatar: null }}
        src={null}
        pending={false}
        failure={null}
        onFiles={still}
        onCrop={still}
        onBroken={still}
        onSave={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 还没有选 = story()
export const 裁剪 = story({ src: samplePicture(200) })
export const 正在保存 = story({ src: samplePicture(200), pending: true })
export const 没有上传成功 = story({ src: samplePicture(200), failure: '图片上传失败，请稍后再试' })
export const 太大 = story({ failure: '图片不能超过 10 MB' })
