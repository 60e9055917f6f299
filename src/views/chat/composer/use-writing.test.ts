import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useWriting } from './use-writing.ts'

it('what was sent is no draft any more, also where an input method still held it', () => {
  const drafts: string[] = []
  const sent: string[] = []
  const page = hooked(
    () =>
      useWriting({
        draft: '',
        people: [],
        onDraft: (text) => void drafts.push(text),
        onSend: (text) => void sent.push(text),
      }),
    null,
  )
  const type = (value: string) =>
    page.shown().bind.onChange({ currentTarget: { value, selectionStart: value.length } } as never)
  type('你')
  page.shown().bind.onCompositionStart()
  type('你好')
  expect(drafts).toEqual(['你'])
  page.shown().send()
  expect([sent, drafts, page.shown().text]).toEqual([['你好'], ['你', ''], ''])
  page.leave()
})
