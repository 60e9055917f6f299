import { createElement, type ReactNode, useEffect } from 'react'
import type { ImageCropperProps } from '#src/ui/media/image-cropper.tsx'

/** `ImageCropper` where nothing has a size: the whole picture is taken, as it is. */
export function Cropped({ src, onCrop }: ImageCropperProps): ReactNode {
  // oxlint-disable-next-line react/exhaustive-deps -- once for a picture
  useEffect(() => onCrop({ area: { x: 0, y: 0, width: 600, height: 600 }, rotation: 0 }), [src])
  return createElement('img', { src: '/chosen.png', alt: '' })
}
