import { describe, expect, it } from 'vitest'
import { formView } from '../kit/story/story-parts.ts'
import type { UploadView } from '../kit/form/upload.ts'
import { viewCropper } from './avatar-cropper.select.ts'

const upload = (shown: Partial<UploadView>): UploadView => ({ state: 'idle', url: null, failure: null, ...shown })
const failure = { reason: 'http', message: '图片上传失败，请稍后再试' }

describe('changing the avatar', () => {
  it('goes on while the picture goes up and while it becomes the avatar', () => {
    expect(viewCropper(upload({ state: 'uploading' }), formView())).toEqual({ pending: true, failure: null })
    expect(viewCropper(upload({ state: 'done', url: '/a.png' }), formView({ status: 'sending' }))).toEqual({
      pending: true,
      failure: null,
    })
  })

  it('says which of the two has failed', () => {
    expect(viewCropper(upload({ state: 'failed', failure }), formView()).failure).toBe(failure.message)
    const refused = formView({ failure: { reason: 'refused', message: '头像含有不允许的内容' } })
    expect(viewCropper(upload({ state: 'done', url: '/a.png' }), refused).failure).toBe('头像含有不允许的内容')
    expect(viewCropper(upload({ state: 'idle' }), refused).failure).toBeNull()
  })
})
