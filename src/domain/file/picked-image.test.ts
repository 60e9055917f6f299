import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMAGE_BYTES_MAX, pickedProblem, pictureProblem } from './picked-image.ts'

const avif = '暂不支持 AVIF 图片，请先转成 JPG 或 PNG'
const heic = '暂不支持 HEIC 照片，请先转成 JPG（相机设置里选“兼容性最佳”）'
const file = (change: object = {}) => ({ name: 'a.png', size: 1000, type: 'image/png', ...change })

describe('[val:000:image-upload] pickedProblem', () => {
  it('lets one image through, up to the limit', () => {
    expect(pickedProblem([file()])).toBeUndefined()
    expect(pickedProblem([file({ size: IMAGE_BYTES_MAX, type: 'image/webp' })])).toBeUndefined()
  })

  it('[val:000:image-ext] goes by the name where the browser knows no type', () => {
    expect(['a.png', 'a.jpg', 'a.jpeg', 'a.gif'].map((name) => pickedProblem([file({ name, type: '' })]))).toEqual(
      Array(4).fill(undefined),
    )
    for (const name of ['a.txt', 'png']) expect(pickedProblem([file({ name, type: '' })])).toContain('只能上传')
  })

  it('[val:000:video-ext] calls a film by its name what it is', () => {
    expect(pickedProblem([file({ name: 'a.mp4', type: '' })])).toContain('视频')
    for (const name of ['a.txt', 'mp4']) expect(pickedProblem([file({ name, type: '' })])).not.toContain('视频')
  })

  it.each([
    ['nothing', [], '请选择一张图片'],
    ['two', [file(), file()], '一次只能上传一张图片'],
    ['a film', [file({ type: 'video/mp4' })], '这是一段视频，不是图片，请换一张'],
    ['a drawing that can carry scripts', [file({ type: 'image/svg+xml' })], '不支持 SVG 图片，请换成 JPG 或 PNG'],
    ['a photograph of a phone', [file({ type: 'image/heic' })], heic],
    ['one without a type', [file({ name: 'IMG_1.HEIC', type: '' })], heic],
    ['an AVIF', [file({ name: 'a.avif', type: 'image/avif' })], avif],
    ['an AVIF without a type', [file({ name: 'A.AVIF', type: '' })], avif],
    ['a document by its name', [file({ name: 'a.PDF', type: '' })], '这是一个 PDF 文件，不是图片，请换一张'],
    ['a document', [file({ name: 'a.pdf', type: 'application/pdf' })], '这是一个 PDF 文件，不是图片，请换一张'],
    ['a text', [file({ name: 'a.txt', type: 'text/plain' })], '只能上传 JPG、PNG、GIF 或 WebP 图片'],
    ['something nameless', [file({ name: 'a', type: '' })], '只能上传 JPG、PNG、GIF 或 WebP 图片'],
    ['0 bytes', [file({ size: 0 })], '这张图片是空的，请换一张'],
    ['50 MB', [file({ size: 50 * 1024 * 1024 })], '图片不能超过 10 MB'],
  ])('explains %s', (_, files, why) => {
    expect(pickedProblem(files)).toBe(why)
  })
})

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const of = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...ascii(part)] : part)))
const u16 = (value: number): number[] => [value >> 8, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

const png = (width: number, height: number) =>
  of([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0])
const gif = (width: number, height: number) =>
  of('GIF89a', u16(width).toReversed(), u16(height).toReversed(), [0, 0, 0])
const jpeg = (width: number, height: number, marker = 0xc2) =>
  of(
    [0xff, 0xd8, 0xff, 0xe1],
    u16(20),
    'Exif'.padEnd(18),
    [0xff, 0xff, marker],
    u16(11),
    [8],
    u16(height),
    u16(width),
    'xxxxxxxx',
  )
const webp = (width: number, height: number) =>
  of(
    'RIFF',
    u32(0),
    'WEBPVP8X',
    u32(0),
    u32(0),
    [(width - 1) & 255, (width - 1) >> 8, 0],
    [(height - 1) & 255, (height - 1) >> 8, 0],
  )
const lossless = (width: number, height: number) =>
  of('RIFF', u32(0), 'WEBPVP8L', u32(0), [0x2f], u32(((height - 1) << 14) | (width - 1)).toReversed(), 'xxxxx')

const broken = '这张图片已损坏或格式不支持，请换一张'
const tooLarge = (width: number, height: number) => `这张图片有 ${width} × ${height} 像素，太大了，请先缩小再上传`

describe('pictureProblem', () => {
  it.each([
    ['png', png(4000, 3000)],
    ['gif', gif(640, 480)],
    ['jpeg', jpeg(8000, 6000)],
    ['webp', webp(4000, 3000)],
    ['lossless webp', lossless(4000, 3000)],
    ['a head that does not say how large it is', of([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0])],
    ['a very long one', png(12_000, 100)],
  ])('lets %s through', (_, head) => {
    expect(pictureProblem(head)).toBeUndefined()
  })

  it.each([
    ['a document that is called a picture', ascii('%PDF-1.7'), '这是一个 PDF 文件，不是图片，请换一张'],
    ['a photograph of a phone', of(u32(24), 'ftypheic'), heic],
    ['an AVIF', of(u32(24), 'ftypavif'), avif],
    ['AVIF that moves', of(u32(24), 'ftypavis'), avif],
    ['a drawing', ascii('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'), '不支持 SVG 图片，请换成 JPG 或 PNG'],
    ['a film', of(u32(24), 'ftypisom'), '这是一段视频，不是图片，请换一张'],
    ['a page', ascii('<html><script>1</script></html>'), broken],
    ['noise', of([1, 2, 3]), broken],
    ['nothing', of(), broken],
    ['a png of 30000 by 30000', png(30_000, 30_000), tooLarge(30_000, 30_000)],
    ['a jpeg of 60000 by 1', jpeg(60_000, 1), tooLarge(60_000, 1)],
    ['a gif of 65535 by 65535', gif(65_535, 65_535), tooLarge(65_535, 65_535)],
    ['a webp of 16000 by 16000', webp(16_000, 16_000), tooLarge(16_000, 16_000)],
    ['a lossless webp of 16000 by 9000', lossless(16_000, 9000), tooLarge(16_000, 9000)],
  ])('explains %s', (_, head, why) => {
    expect(pictureProblem(head)).toBe(why)
  })

  it('never throws, however short or odd the head is', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom(png(1, 1), gif(1, 1), jpeg(1, 1), webp(1, 1)),
        (noise, start) => {
          const cut = noise.length % start.length
          expect(() => pictureProblem(Uint8Array.from([...start.subarray(0, cut), ...noise]))).not.toThrow()
        },
      ),
    )
  })
})
