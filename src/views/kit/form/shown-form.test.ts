import { describe, expect, it } from 'vitest'
import { shownForm } from './shown-form.ts'
import { formView, still } from '../story/story-parts.ts'

const show = (view: Parameters<typeof formView>[0]) =>
  shownForm({ ...formView(view), change: still, submit: still, confirm: still, cancel: still })

describe('a form as its page shows it', () => {
  it('has a text for every field', () => {
    const form = show({ values: { name: '青瓷', count: 3, agreed: true } })
    expect([form.text('name'), form.text('count'), form.text('none')]).toEqual(['青瓷', '3', ''])
    expect([form.checked('agreed'), form.checked('none')]).toEqual([true, false])
  })

  it('shows the mistakes that something else found, unless the form has found one', () => {
    const followed = {
      ...formView({ errors: { code: '请输入验证码' } }),
      change: still,
      submit: still,
      confirm: still,
      cancel: still,
    }
    const told = { phone: '请先填手机号', code: '' }
    expect(shownForm(followed, told).errors).toEqual({ phone: '请先填手机号', code: '请输入验证码' })
  })

  it('says why it was refused while it can be put right, and nothing of what speaks for itself', () => {
    const failure = { reason: 'refused', message: '昵称已被使用' }
    expect(show({ failure }).failure).toBe('昵称已被使用')
    expect(show({ failure, status: 'sending' })).toMatchObject({ failure: null, pending: true })
    expect(show({ failure, status: 'confirming' })).toMatchObject({ failure: null, confirming: true, pending: false })
    expect(show({ failure: { reason: 'sessionEnded', message: '请登录' } }).failure).toBeNull()
  })
})
