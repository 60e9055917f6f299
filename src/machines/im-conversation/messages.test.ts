import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { doubtAfter, mergeMessages, takeArrived, takeServed } from './messages.ts'

const message = (id: string): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: id },
  ext: {},
  onlineState: 1,
})
const ids = (messages: readonly ChatMessage[]): string[] => messages.map(({ id }) => id)

describe('merging messages (IMV-1, IMV-5)', () => {
  it('orders by server id, whatever the order of arrival, and keeps each once', () => {
    const all = ['9', '100', '20', '100', '3'].reduce<readonly ChatMessage[]>(
      (known, id) => mergeMessages(known, [message(id)]),
      [],
    )
    expect(ids(all)).toEqual(['3', '9', '20', '100'])
  })
  it('appends, prepends and interleaves whole windows', () => {
    const known = ['20', '30'].map(message)
    expect(ids(mergeMessages(known, ['40', '50', '50'].map(message)))).toEqual(['20', '30', '40', '50'])
    expect(ids(mergeMessages(known, ['12', '11'].map(message)))).toEqual(['11', '12', '20', '30'])
    expect(ids(mergeMessages(known, ['25', '30', '10'].map(message)))).toEqual(['10', '20', '25', '30'])
  })
})

describe('the newest window of the server (IMV-5, IMV-9)', () => {
  const served = (from: string[], more: object = {}) => ({
    messages: from.map(message),
    cursor: 'c',
    isLast: false,
    ...more,
  })
  const shown = (from: string[], sureUpTo: string | null = null) => ({
    messages: from.map(message),
    cursor: '',
    sureUpTo,
  })

  it('joins what is shown when they meet, and goes on from the oldest', () => {
    expect(takeServed(shown(['1', '2', '3']), served(['4', '3']))).toMatchObject({ cursor: '1', isAtStart: false })
    expect(ids(takeServed(shown(['1', '2', '3']), served(['4', '3'])).messages)).toEqual(['1', '2', '3', '4'])
  })
  it('puts aside what lies behind a gap, and keeps what came after it', () => {
    const taken = takeServed(shown(['1', '2', '9']), served(['8', '7']))
    expect(ids(taken.messages)).toEqual(['7', '8', '9'])
    expect(taken.cursor).toBe('c')
  })
  it('joins nothing over a hole: the window has to reach down to what is sure (IMV-12)', () => {
    const all = ['1', '2', '7', '8', '9']
    expect(ids(takeServed(shown(all, '2'), served(['9', '8', '7'])).messages)).toEqual(['7', '8', '9'])
    expect(ids(takeServed(shown(all), served(['9', '8', '6'])).messages)).toEqual(['6', '8', '9'])
    expect(ids(takeServed(shown(all, '2'), served(['9', '8', '7', '4', '2'])).messages)).toEqual([
      '1',
      '2',
      '4',
      '7',
      '8',
      '9',
    ])
  })
  it('joins nothing over a hole before an own word that was taken before messages may have been missed (IMV-12)', () => {
    const heard = { messages: ['1', '2'].map(message), sureUpTo: null, heardUpTo: '2', breaks: 1 }
    const said = takeArrived(heard, [message('9')], undefined)
    expect(said).toMatchObject({ sureUpTo: null, heardUpTo: '2', breaks: 1 })
    expect(doubtAfter(said)).toBe('2')
    const broken = takeArrived(said, [message('7'), message('8')], 2)
    expect(broken).toMatchObject({ sureUpTo: '2', heardUpTo: '8', breaks: 2 })
    expect(ids(takeServed({ ...broken, cursor: '' }, served(['9', '8', '7'])).messages)).toEqual(['7', '8', '9'])
    expect(takeArrived(broken, [message('10')], 2)).toMatchObject({ sureUpTo: '2', heardUpTo: '10' })
    expect(takeArrived(said, [message('10')], 1)).toMatchObject({ sureUpTo: null, heardUpTo: '10' })
  })
  it('says where the conversation begins only when it shows the beginning', () => {
    expect(takeServed(shown([]), served([], { isLast: true }))).toMatchObject({ isAtStart: true })
    expect(takeServed(shown(['1', '2']), served(['2'], { isLast: true }))).toMatchObject({ isAtStart: false })
    expect(takeServed(shown(['1', '2']), served(['1', '2'], { isLast: true }))).toMatchObject({ isAtStart: true })
    expect(takeServed({ ...shown(['1']), cursor: '1' }, served([], { isLast: true }))).toMatchObject({
      isAtStart: true,
    })
  })
  const gone = (known: string[], found: string[], more: object) =>
    ids(takeServed(shown(known), served(found, more)).messages)
  it('takes away what the server no longer holds, and nothing that came after it was asked', () => {
    expect(gone(['1', '2', '3', '4'], ['4', '2'], { upTo: '4' })).toEqual(['1', '2', '4'])
    expect(gone(['1', '2', '3', '4'], ['3', '2'], { upTo: '4' })).toEqual(['1', '2', '3'])
    expect(gone(['1', '2', '3', '4'], ['3', '2'], { upTo: '3' })).toEqual(['1', '2', '3', '4'])
  })
  it('keeps what is older than the window, though it is the last: the service keeps messages for a while', () => {
    expect(gone(['1', '2', '3'], ['3'], { upTo: '3', isLast: true })).toEqual(['1', '2', '3'])
    expect(gone(['1', '2'], [], { upTo: '2', isLast: true })).toEqual(['1', '2'])
  })
})
