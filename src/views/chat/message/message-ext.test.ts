import { expect, it } from 'vitest'
import { readMessageExt, writeMessageExt } from './message-ext.ts'

const me = { nickname: '青瓷', avatar: '' }
const quotedAs = (text: string) =>
  writeMessageExt({ me, quoted: { id: '1', from: '10002', text }, mentions: [] })['msgQuote'] as { msgPreview: string }

it('what is too long for a line is cut between two characters, never in one: sent and read', () => {
  const long = `看${'🎴'.repeat(150)}`
  const preview = `看${'🎴'.repeat(99)}`
  expect(quotedAs(long).msgPreview).toBe(preview)
  expect(quotedAs('短').msgPreview).toBe('短')
  const read = readMessageExt({ nickname: long, msgQuote: { msgID: '1', msgSender: '10002', msgPreview: long } })
  expect(read.quoted?.text).toBe(preview)
  expect(read.nickname).toBe(`看${'🎴'.repeat(39)}`)
})
