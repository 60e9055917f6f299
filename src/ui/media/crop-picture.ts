export interface CropArea {
  /** Px of the turned picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CropOrder {
  readonly file: Blob
  readonly area: CropArea
  /** Quarter turns clockwise, in degrees. */
  readonly rotation: number
  /** Px on each side of the result. */
  readonly size: number
}

/** Size of a picture after it has been turned by quarters. */
export const turnedSize = (width: number, height: number, rotation: number) =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** Whether a file is a picture as a whole. An `<img>` shows also the beginning of one that breaks off, and says nothing. */
export const isWholePicture = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close()
      return true
    },
    () => false,
  )

/** Cuts a square out of a picture, turned first. Null when the file is no picture or the device cannot draw it. */
export async function cropPicture({ file, area, rotation, size }: CropOrder): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const turned = turnedSize(picture.width, picture.height, rotation)
  const scale = size / area.width
  // What is transparent becomes paper, because a JPEG has no holes.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.imageSmoothingQuality = 'high'
  pen.scale(scale, scale)
  pen.translate(-area.x, -area.y)
  pen.translate(turned.width / 2, turned.height / 2)
  pen.rotate((rotation * Math.PI) / 180)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}
