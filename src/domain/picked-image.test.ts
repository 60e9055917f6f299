import { describe, expect, it } from 'vitest'
import { IMAGE_BYTES_MAX, pickedProblem } from './picked-image.ts'

const file = (change: object = {}) => ({ name: 'a.png', size: 1000, type: 'image/png', ...change })

describe('[val:000:image-upload] pickedProblem', () => {
  it('lets one image through, up to the limit', () => {
    expect(pickedProblem([file()])).toBeUndefined()
    expect(pickedProblem([file({ size: IMAGE_BYTES_MAX, type: 'image/webp' })])).toBeUndefined()
  })

  it.each([
    ['nothing', [], '请选择一张图片'],
    ['two', [file(), file()], '一次只能上传一张图片'],
    ['a film', [file({ type: 'video/mp4' })], '只能上传 JPG、PNG、GIF 或 WebP 图片'],
    ['a drawing that can carry scripts', [file({ type: 'image/svg+xml' })], '只能上传 JPG、PNG、GIF 或 WebP 图片'],
    ['something nameless', [file({ type: '' })], '只能上传 JPG、PNG、GIF 或 WebP 图片'],
    ['0 bytes', [file({ size: 0 })], '这张图片是空的，请换一张'],
    ['50 MB', [file({ size: 50 * 1024 * 1024 })], '图片不能超过 10 MB'],
  ])('explains %s', (_, files, why) => {
    expect(pickedProblem(files)).toBe(why)
  })
})
