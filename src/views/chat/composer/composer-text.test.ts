import { describe, expect, it } from 'vitest'
import {
  draftReceived,
  insertAt,
  isSendKey,
  mention,
  mentionable,
  mentionAt,
  partsOf,
  sendable,
  spokenTo,
  startWriting,
  written,
} from './composer-text.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

describe('Enter', () => {
  it('sends', () => {
    expect(isSendKey(enter, false)).toBe(true)
  })

  it('goes to the input method while it composes, however the browser says so', () => {
    expect(isSendKey({ ...enter, isComposing: true }, false)).toBe(false)
    expect(isSendKey({ ...enter, keyCode: 229 }, false)).toBe(false)
    expect(isSendKey(enter, true)).toBe(false)
  })

  it('with Shift, and any other key, writes', () => {
    expect(isSendKey({ ...enter, shiftKey: true }, false)).toBe(false)
    expect(isSendKey({ ...enter, key: 'a' }, false)).toBe(false)
  })
})

describe('a draft', () => {
  it('fills the field that it was kept for', () => {
    expect(startWriting('写到一半').text).toBe('写到一半')
    expect(draftReceived(startWriting(''), '从别处来').text).toBe('从别处来')
  })

  it('never replaces what is being typed', () => {
    const typing = { ...written(startWriting(''), '正在写'), busy: true }
    expect(draftReceived(typing, '别处的草稿').text).toBe('正在写')
    expect(draftReceived(draftReceived(typing, '一'), '').text).toBe('正在写')
  })

  it('never replaces what was typed and not yet kept', () => {
    const left = written(startWriting('旧'), '新写的')
    expect(draftReceived(left, '别处的草稿').text).toBe('新写的')
  })

  it('is emptied by its own echo only when nothing else was written', () => {
    const sent = written(startWriting('你好'), '')
    expect(draftReceived({ ...sent, busy: true }, '').text).toBe('')
  })
})

describe('what is sent', () => {
  it('is more than space, without the space at its end', () => {
    expect(sendable('  \n ')).toBeNull()
    expect(sendable('  两行\n字 \n')).toBe('  两行\n字')
  })
})

describe('mentions', () => {
  it('are looked for after an @ that begins a word', () => {
    expect(mentionAt('@', 1)).toEqual({ query: '', from: 0, to: 1 })
    expect(mentionAt('你好 @墨', 5)).toEqual({ query: '墨', from: 3, to: 5 })
    expect(mentionAt('问问@墨砚', 5)).toEqual({ query: '墨砚', from: 2, to: 5 })
  })

  it('are not looked for in addresses, after a space, or elsewhere in the text', () => {
    expect(mentionAt('mail@host', 9)).toBeNull()
    expect(mentionAt('@墨砚 好', 4)).toBeNull()
    expect(mentionAt('@墨砚', 0)).toBeNull()
  })

  it('put the name in, with one space behind it', () => {
    expect(mention('问 @墨 吧', { query: '墨', from: 2, to: 4 }, '墨砚')).toEqual({ text: '问 @墨砚 吧', caret: 6 })
    expect(mention('@', { query: '', from: 0, to: 1 }, '青瓷')).toEqual({ text: '@青瓷 ', caret: 4 })
  })

  it('offer who begins with the letters first', () => {
    const people = ['小墨', '墨砚', '青瓷', '墨'].map((name) => ({ name }))
    expect(mentionable(people, '墨').map(({ name }) => name)).toEqual(['墨砚', '墨', '小墨'])
    expect(mentionable(people, '', 2)).toHaveLength(2)
    expect(mentionable([{ name: 'Bob' }], 'bo')).toHaveLength(1)
  })
})

describe('whom a text speaks to', () => {
  const people = ['墨', '墨砚', '墨砚', '青 瓷', ''].map((name, at) => ({ id: at, name }))
  it.each([
    ['@墨砚 好', [1, 2]],
    ['@墨 和 @墨砚，好', [0, 1, 2]],
    ['问问@青 瓷', [3]],
    ['墨@ 青瓷 @', []],
  ])('%s', (text, ids) => expect(spokenTo(text, people).map(({ id }) => id)).toEqual(ids))
})

describe('a text', () => {
  it('takes what is put in at the caret', () => {
    expect(insertAt('好的', 1, 1, '🙂')).toEqual({ text: '好🙂的', caret: 3 })
    expect(insertAt('好的', 0, 2, '')).toEqual({ text: '', caret: 0 })
  })

  it('shows links and mentions, and nothing else, as such', () => {
    expect(partsOf('看 https://example.com/a?b=1。@墨砚 javascript:alert(1)')).toEqual([
      { kind: 'plain', text: '看 ' },
      { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { kind: 'plain', text: '。' },
      { kind: 'mention', text: '@墨砚' },
      { kind: 'plain', text: ' javascript:alert(1)' },
    ])
    expect(partsOf('')).toEqual([])
    expect(partsOf('https://example.com，好')[0]).toEqual({
      kind: 'link',
      text: 'https://example.com',
      href: 'https://example.com',
    })
  })
})
