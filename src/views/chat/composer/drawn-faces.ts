const SIDE = 24
/** Nothing is at this place of Unicode, and never will be. */
const nothing = '\u{10FFFF}'

/**
 * Those of `faces` that this device has a glyph for: what it has none for is drawn as the same box. All of them where nothing can be
 * drawn.
 */
export function drawnFaces(faces: readonly string[]): readonly string[] {
  const canvas = globalThis.document?.createElement('canvas')
  const pen = canvas?.getContext('2d', { willReadFrequently: true })
  if (!pen) return faces
  pen.font = `18px ${getComputedStyle(document.body).fontFamily}`
  const look = (text: string): string => {
    pen.clearRect(0, 0, SIDE, SIDE)
    pen.fillText(text, 0, SIDE - 4)
    return pen.getImageData(0, 0, SIDE, SIDE).data.join()
  }
  const box = look(nothing)
  return faces.filter((face) => look(face) !== box)
}
