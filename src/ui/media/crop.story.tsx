import { useState } from 'react'
import { Specimen, Stage } from '../story/stage.tsx'
import { samplePicture } from '../story/sample-art.tsx'
import { ImageCropper } from './image-cropper.tsx'
import { QrCode } from './qr-code.tsx'

export default { title: '图像 / 裁剪与二维码' }

export const Cropping = () => {
  const [text, setText] = useState('还没有裁剪')
  return (
    <Stage title="裁剪">
      <Specimen name="圆形取景">
        <ImageCropper
          src={samplePicture(20)}
          onCrop={({ area, rotation }) =>
            setText(
              `从 ${Math.round(area.x)}, ${Math.round(area.y)} 起 ${Math.round(area.width)} 像素，转 ${rotation} 度`,
            )
          }
          onFailed={() => setText('这张图片打不开')}
        />
        <p className="mt-2 text-note text-muted">{text}</p>
      </Specimen>
    </Stage>
  )
}
Cropping.storyName = '裁剪'

export const Codes = () => (
  <Stage title="二维码">
    <Specimen name="邀请链接" on="surface">
      <QrCode text="https://shucang.example/i/8F3KQ2" label="邀请链接的二维码" />
    </Specimen>
    <Specimen name="太长">
      <QrCode text={'藏'.repeat(600)} label="太长的二维码" />
    </Specimen>
  </Stage>
)
Codes.storyName = '二维码'
