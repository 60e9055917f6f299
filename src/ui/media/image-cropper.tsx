import { RotateIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { IconButton } from '../action/icon-button.tsx'
import { uiText } from '../ui-text.ts'
import type { CropArea } from './crop-picture.ts'

export interface Crop {
  readonly area: CropArea
  /** Degrees clockwise, in quarters. */
  readonly rotation: number
}

export interface ImageCropperProps {
  /** An address that may be loaded: an object URL of the chosen file. */
  src: string
  /** After each move has come to rest. */
  onCrop: (crop: Crop) => void
  onFailed: () => void
  /** Shown as a circle; what is cut is the square around it. Default true. */
  round?: boolean
}

const ZOOM_MAX = 4

/** A square part of a picture: drag or arrow keys to move, pinch or slider to zoom, a button to turn. */
export function ImageCropper({ src, onCrop, onFailed, round = true }: ImageCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  return (
    <div>
      <div className="relative aspect-square overflow-hidden rounded-l bg-inverse">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          objectFit="cover"
          maxZoom={ZOOM_MAX}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCrop({ area, rotation })}
          mediaProps={{ onError: onFailed }}
          cropperProps={{ 'aria-label': uiText.cropArea, role: 'group' }}
          // The page's policy allows no style that comes with a script.
          disableAutomaticStylesInjection
        />
      </div>
      <div className="mt-4 flex items-center gap-3">
        <label className="flex min-h-11 flex-1 items-center gap-3 text-note text-soft">
          {uiText.zoom}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.01}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-11 min-w-0 flex-1 accent-ink"
          />
        </label>
        <IconButton icon={RotateIcon} label={uiText.rotate} onPress={() => setRotation((rotation + 90) % 360)} />
      </div>
    </div>
  )
}
