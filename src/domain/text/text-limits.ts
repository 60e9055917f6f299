/** Sizes of inputs and pickers (marketplace §5). */
export const limits = {
  /** Characters of a text area (`val:000:textarea`). */
  textArea: 140,
  /** Characters of a code input (`val:000:code-input`). */
  codeInput: 6,
  /** Pictures of one upload (`val:000:image-upload`). */
  uploadImages: 1,
  /** Pictures the image picker of the kit can hold (`val:000:ui-kit-images`). */
  pickerImages: 52,
  /** The number box starts here and has no upper end of its own (`val:000:number-box`). */
  numberBoxMin: 1,
  numberBoxStep: 1,
} as const

/** Characters as people count them: an emoji outside the basic plane is one. */
export function textLength(text: string): number {
  return Array.from(text).length
}

export function fitsTextArea(text: string, limit: number = limits.textArea): boolean {
  return textLength(text) <= limit
}

/** The text cut to a limit without breaking a character in two. */
export function cutText(text: string, limit: number = limits.textArea): string {
  return textLength(text) <= limit ? text : Array.from(text).slice(0, limit).join('')
}

export function fitsCodeInput(text: string): boolean {
  return text.length <= limits.codeInput
}

/** How many pictures one upload takes: exactly one. */
export function fitsUpload(images: number): boolean {
  return images === limits.uploadImages
}

export function fitsImagePicker(images: number): boolean {
  return Number.isInteger(images) && images >= 0 && images <= limits.pickerImages
}

export interface NumberBoxRange {
  readonly min?: number
  readonly max?: number
  readonly step?: number
}

export function fitsNumberBox(
  value: number,
  { min = limits.numberBoxMin, max = Infinity }: NumberBoxRange = {},
): boolean {
  return Number.isFinite(value) && value >= min && value <= max
}

/** One press of plus (+1) or minus (-1), staying inside the range. */
export function stepNumberBox(value: number, direction: 1 | -1, range: NumberBoxRange = {}): number {
  const { min = limits.numberBoxMin, max = Infinity, step = limits.numberBoxStep } = range
  return Math.min(max, Math.max(min, value + direction * step))
}
