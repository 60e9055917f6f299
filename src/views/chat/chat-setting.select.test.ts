import { describe, expect, it } from 'vitest'
import { commonLanguages, languagesIn } from './chat-setting.select.ts'

describe('languages that messages are translated into', () => {
  it('are those of the service, and the common ones until it has named any', () => {
    expect(languagesIn([{ code: 'fr', nativeName: 'Français' }])).toEqual([{ code: 'fr', text: 'Français' }])
    for (const nothing of [[], null, 'none']) expect(languagesIn(nothing)).toBe(commonLanguages)
    expect(commonLanguages.map(({ code, text }) => `${code} ${text}`)).toEqual([
      'zh-Hans 简体中文',
      'zh-Hant 繁體中文',
      'en English',
      'ja 日本語',
      'ko 한국어',
    ])
  })
})
