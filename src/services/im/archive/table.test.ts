import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { isKept, readRow, rowOf, searchable } from './table.ts'

const message = (content: object, id = '17'): ChatMessage =>
  ({ id, conversation: 'chat:bob', from: 'bob', to: 'alice', at: 5, content, ext: {}, onlineState: 3 }) as ChatMessage

describe('a row of the archive', () => {
  it('is found by texts, names of files and places, in any width and case, and by nothing else', () => {
    const textOf = (content: object) => searchable(message(content))
    expect(textOf({ type: 'txt', msg: 'ＣＡＴ 瓷' })).toBe('cat 瓷')
    expect(textOf({ type: 'file', filename: 'A.PDF', url: 'https://x/secret', fileLength: 12 })).toBe('a.pdf')
    expect(textOf({ type: 'loc', addr: '断桥', buildingName: '西湖', lat: 30, lng: 120 })).toBe('断桥\n西湖')
    expect(textOf({ type: 'txt', msg: 7 })).toBe('')
  })

  it('is read as it was written', () => {
    const row = rowOf('alice', message({ type: 'txt', msg: '在' }), { older: 'none', receipt: null } as never)
    expect(readRow(structuredClone(row))).toEqual(row)
  })

  it('is read as a release wrote it that kept what a search looks into', () => {
    const row = { ...rowOf('alice', message({ type: 'txt', msg: '在' })), text: '在' }
    expect(readRow(structuredClone(row))).toEqual(row)
  })

  it('is not read when any part of it is missing or of another kind', () => {
    const row = rowOf('alice', message({ type: 'txt', msg: '在' }))
    const of = (more: object) => ({ ...row, message: { ...row.message, ...more } })
    const damaged: unknown[] = [null, 'row', 7, {}, { ...row, message: null }, { ...row, message: 'x' }]
    for (const key of ['key', 'newest']) damaged.push({ ...row, [key]: 7 }, { ...row, [key]: undefined })
    for (const key of ['id', 'conversation', 'from', 'at', 'content', 'ext']) damaged.push(of({ [key]: undefined }))
    damaged.push(
      of({ at: NaN }),
      of({ at: '5' }),
      of({ content: { msg: '在' } }),
      of({ content: { type: 7 } }),
      of({ ext: 1 }),
    )
    for (const value of damaged) expect(readRow(value), JSON.stringify(value)).toBeUndefined()
  })

  it('is kept of what the server has numbered, and not of commands', () => {
    const text = { type: 'txt', msg: '在' }
    expect(['17', '12345678901234567890'].map((id) => isKept(message(text, id)))).toEqual([true, true])
    expect(['', 'a1', '1a', '123456789012345678901'].map((id) => isKept(message(text, id)))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(isKept(message({ type: 'cmd', action: 'x' }))).toBe(false)
  })
})
