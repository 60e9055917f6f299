/** A file as a picker names it; nothing of its content is known yet. */
export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** As the browser guesses it from the name, `''` when it cannot. */
  readonly type: string
}

/** Ours: larger pictures are refused before they are read. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024

const types: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Why what was picked cannot be uploaded, or undefined when it can: one image at a time (marketplace §5). */
export function pickedProblem(files: readonly PickedFile[]): string | undefined {
  const [file] = files
  if (!file) return '请选择一张图片'
  if (files.length > 1) return '一次只能上传一张图片'
  if (!types.includes(file.type)) return '只能上传 JPG、PNG、GIF 或 WebP 图片'
  if (file.size <= 0) return '这张图片是空的，请换一张'
  return file.size > IMAGE_BYTES_MAX ? '图片不能超过 10 MB' : undefined
}
