import { describe, expect, it } from 'vitest'
import { formView } from '../kit/story/story-parts.ts'
import { viewHide } from './privacy.select.ts'

const loaded = (hidden: boolean) => ({ status: 'ready' as const, data: { hidden }, failure: null })
const refused = { reason: 'refused', message: '操作失败，请稍后再试' }

describe('the switch that hides the collection', () => {
  it('stands where the server says', () => {
    expect(viewHide(loaded(true), formView(), null)).toEqual({
      status: 'ready',
      hidden: true,
      pending: false,
      failure: null,
    })
    expect(viewHide({ status: 'loading', data: undefined, failure: null }, formView(), null).status).toBe('loading')
  })

  it('stands where it was put while the change is under way, and stays there once it is accepted', () => {
    const sending = formView({ status: 'sending', values: { hidden: true } })
    expect(viewHide(loaded(false), sending, null)).toMatchObject({ hidden: true, pending: true })
    expect(viewHide(loaded(false), formView({ status: 'done' }), true)).toMatchObject({ hidden: true, pending: false })
  })

  it('goes back and says why when the change was refused', () => {
    const form = formView({ values: { hidden: true }, failure: refused })
    expect(viewHide(loaded(false), form, null)).toMatchObject({ hidden: false, failure: refused.message })
  })

  it('says that it could not be read', () => {
    const offline = {
      status: 'failed' as const,
      data: undefined,
      failure: { reason: 'offline', message: '无网络连接,请检查网络设置...' },
    }
    expect(viewHide(offline, formView(), null)).toMatchObject({
      status: 'failed',
      failure: '无网络连接,请检查网络设置...',
    })
  })
})
