import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { viewCodeSend } from './verification-code.ts'

const at = 1_000_000
const phone = '13800138000'
const snapshot = (state: string, context: object = {}): AnyMachineSnapshot =>
  ({
    context: { phone, deadline: null, failure: null, ...context },
    matches: (wanted: string) => wanted === state,
  }) as never

describe('the code button', () => {
  it('[const:code-countdown] counts 60 s down by the clock it is given, and never shows 0', () => {
    const counting = snapshot('counting', { deadline: at + 60_000 })
    const shown = [at, at + 1, at + 999, at + 1000, at + 59_001, at + 60_500].map(
      (now) => viewCodeSend(counting, now, phone).text,
    )
    expect(shown).toEqual(['60 秒后重发', '60 秒后重发', '60 秒后重发', '59 秒后重发', '1 秒后重发', '1 秒后重发'])
    expect(viewCodeSend(counting, at, phone)).toMatchObject({ disabled: true, hint: '验证码已发送到 138****8000' })
  })

  it('[A-34] offers the first code, then another one', () => {
    expect(viewCodeSend(undefined, at, phone).text).toBe('获取验证码')
    expect(viewCodeSend(snapshot('start'), at, phone)).toMatchObject({
      text: '获取验证码',
      disabled: false,
      pending: false,
    })
    expect(viewCodeSend(snapshot('sending'), at, phone).pending).toBe(true)
    expect(viewCodeSend(snapshot('again'), at, phone)).toMatchObject({ text: '重新获取', disabled: false, hint: null })
  })

  it('says why no code was sent, but not that the session ended', () => {
    const failed = (reason: string) =>
      viewCodeSend(snapshot('start', { failure: { reason, message: '发送太频繁' } }), at, phone).error
    expect(failed('refused')).toBe('发送太频繁')
    expect(failed('sessionEnded')).toBeNull()
  })

  it('does not talk about another number than the one in the form', () => {
    const counting = viewCodeSend(snapshot('counting', { deadline: at + 60_000 }), at, '13900139000')
    expect(counting).toMatchObject({ text: '60 秒后重发', disabled: true, hint: null })
    const failed = snapshot('start', { failure: { reason: 'refused', message: '发送太频繁' } })
    expect(viewCodeSend(failed, at, '13900139000').error).toBeNull()
  })
})
