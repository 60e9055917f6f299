import { isImageName, isVideoName } from '../form/validators.ts'
import { sniffImage } from './image-file.ts'
import { imageSize } from './image-size.ts'

/** A file as a picker names it; nothing of its content is known yet. */
export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** As the browser guesses it from the name, `''` when it cannot. */
  readonly type: string
}

/** So many pictures may be picked at once where more than one may (marketplace §5, `val:000:ui-kit-images`, `const:image-kit-max`). */
export const PICTURES_MAX = 52

/** Ours: larger pictures are refused before they are read. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024

const types: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Ours: a picture that says it has more unpacks to more than a phone can hold. */
export const IMAGE_SIDE_MAX = 12_000
const IMAGE_PIXELS_MAX = 50_000_000

/** So much of a file is looked at before it is shown; the head of a photograph holds a preview of its own. */
export const IMAGE_HEAD = 256 * 1024

const kinds = 'JPG、PNG、GIF 或 WebP'
/** What may be uploaded, as it is said beforehand. */
export const imageHint = `${kinds}，最大 10 MB`
const otherwise = `只能上传 ${kinds} 图片`
const heic = '暂不支持 HEIC 照片，请先转成 JPG（相机设置里选“兼容性最佳”）'
const avif = '暂不支持 AVIF 图片，请先转成 JPG 或 PNG'
const svg = '不支持 SVG 图片，请换成 JPG 或 PNG'

/** Kinds that people take for a picture that may be uploaded: by what the browser says, the name, or the first bytes. */
const known: readonly {
  readonly type: RegExp
  readonly isNamed: (name: string) => boolean
  readonly start: RegExp
  readonly words: string
}[] = [
  {
    type: /^image\/hei[cf]/,
    isNamed: (name) => /\.hei[cf]$/i.test(name),
    start: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s,
    words: heic,
  },
  {
    type: /^image\/avif/,
    isNamed: (name) => /\.avif$/i.test(name),
    start: /^.{4}ftypavi[fs]/s,
    words: avif,
  },
  {
    type: /^image\/svg/,
    isNamed: (name) => /\.svgz?$/i.test(name),
    start: /^\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/is,
    words: svg,
  },
  {
    type: /pdf$/,
    isNamed: (name) => /\.pdf$/i.test(name),
    start: /^%PDF/,
    words: '这是一个 PDF 文件，不是图片，请换一张',
  },
  { type: /^video\//, isNamed: isVideoName, start: /^.{4}ftyp/s, words: '这是一段视频，不是图片，请换一张' },
]

/**
 * Why what was picked cannot be uploaded, or undefined when it can: one image at a time (marketplace §5). Where the browser knows no
 * type (some file managers hand over names only) the name says what it is; its bytes are looked at afterwards either way.
 */
export function pickedProblem(files: readonly PickedFile[]): string | undefined {
  const [file] = files
  if (!file) return '请选择一张图片'
  if (files.length > 1) return '一次只能上传一张图片'
  const isNameless = file.type === ''
  const other = known.find(({ type, isNamed }) => (isNameless ? isNamed(file.name) : type.test(file.type)))
  if (other) return other.words
  if (!(isNameless ? isImageName(file.name) : types.includes(file.type))) return otherwise
  if (file.size <= 0) return '这张图片是空的，请换一张'
  return file.size > IMAGE_BYTES_MAX ? '图片不能超过 10 MB' : undefined
}

/**
 * Why a file is no picture that may be shown and uploaded, whatever its name says, or undefined when it is one: told by its first
 * {@link IMAGE_HEAD} bytes, before a browser unpacks it.
 */
export function pictureProblem(head: Uint8Array): string | undefined {
  const type = sniffImage(head)
  if (type === undefined) {
    const text = String.fromCharCode(...head.subarray(0, 512))
    return known.find(({ start }) => start.test(text))?.words ?? '这张图片已损坏或格式不支持，请换一张'
  }
  const size = imageSize(type, head)
  if (!size || (Math.max(size.width, size.height) <= IMAGE_SIDE_MAX && size.width * size.height <= IMAGE_PIXELS_MAX)) {
    return undefined
  }
  return `这张图片有 ${size.width} × ${size.height} 像素，太大了，请先缩小再上传`
}
