import { describe, expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import { decodeFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { toBase64 } from '#src/contract/im/base64.ts'
import { encodeMeta } from '#src/contract/im/meta.ts'
import { encodeRoster } from '#src/contract/im/roster.ts'
import { encodeStatistics } from '#src/contract/im/statistics.ts'
import { search, type Screen } from '../explain/search.ts'
import { together } from '../explain/changes.ts'
import { answerTrials, frameTrials } from '../explain/trials.ts'
import type { CallRow, FrameRow } from '../traffic/traffic.ts'
import { frameWith, messagePacking, openedRows } from './frames.ts'

const jid = (name: string) => ({ appKey: 'demo#chat', name, domain: 'easemob.com' })
const bytes = encodeServerFrame({
  type: 'sync',
  queue: jid('linqing'),
  nextKey: '7',
  metas: [
    {
      id: '1772312400000000001',
      from: jid('linqing'),
      to: jid('10001'),
      timestamp: 1_772_312_400_000,
      namespace: 'chat',
      payload: encodeBody({
        kind: 'chat',
        from: jid('linqing'),
        to: jid('10001'),
        contents: [{ type: 'txt', msg: '锦鲤还出吗' }],
        ext: { price: 1888 },
      }),
    },
    { id: '2', namespace: 'statistics', payload: new Uint8Array([1, 2, 3]) },
  ],
})
const row = (given: Uint8Array): FrameRow => ({
  kind: 'frame',
  id: 1,
  at: 0,
  on: 'down',
  nth: 4,
  frame: decodeFrame(given),
  deed: null,
  cause: null,
})
const opened = (given: Uint8Array): FrameRow => {
  const [only] = openedRows([row(given)])
  if (only?.kind !== 'frame') throw new Error('a frame stays one')
  return only
}
const TEXT = 'metas.0.payload.contents.0.msg'

describe('a frame of the chat', () => {
  it('is read with what its messages carry; of what cannot be read the length', () => {
    expect(opened(bytes).frame).toMatchObject({
      type: 'sync',
      metas: [
        { payload: { kind: 'chat', contents: [{ type: 'txt', msg: '锦鲤还出吗' }], ext: { price: 1888 } } },
        { payload: '3 bytes' },
      ],
    })
  })

  it('says why the service has ended the session', () => {
    const metas = [
      { id: '3', namespace: 'statistics' as const, payload: encodeStatistics('otherDeviceLogin') },
      { id: '4', namespace: 'statistics' as const, payload: encodeStatistics('information') },
    ]
    expect(opened(encodeServerFrame({ type: 'sync', queue: jid('10001'), metas })).frame).toMatchObject({
      metas: [{ payload: { operation: 'otherDeviceLogin', code: 206 } }, { payload: { operation: 'information' } }],
    })
  })

  it('is another with another value in it, and all else stays', () => {
    const other = frameWith(bytes, { [TEXT]: '出', 'metas.0.payload.ext.price': 1 })
    const [before, after] = [opened(bytes).frame, opened(other).frame]
    expect(JSON.stringify(after)).toBe(
      JSON.stringify(before).replace('锦鲤还出吗', '出').replace('"price":1888', '"price":1'),
    )
    expect(frameWith(bytes, {})).toEqual(bytes)
  })

  it('is tried where a text comes from, in what it carries only', async () => {
    const trials = frameTrials(opened(bytes), '锦鲤还出吗')
    expect(trials.map(({ leaf }) => leaf.path)).toEqual([TEXT, 'metas.0.payload.ext.price'])
    const screen = (text: string): Screen => ({ href: '/chat', texts: new Map([['0', text]]) })
    const chain = { place: '0', kind: 'text', text: '锦鲤还出吗', tag: 'p', components: [], sources: [] } as const
    const replay = async (change: unknown): Promise<Screen> => {
      const { call, skip, set } = change as { call: string; skip: number; set: Record<string, string> }
      return screen(call === 'chat.frame' && skip === 4 ? (set[TEXT] ?? chain.text) : chain.text)
    }
    const by = {
      place: '0',
      text: chain.text,
      before: screen(chain.text),
      replay,
      left: 0,
      made: 0,
      gone: [],
      alone: new Set<never>(),
    }
    const contract = { answer: () => [], request: () => [] }
    const end = await search(by, { chain, rows: [opened(bytes)], start: '/chat', steps: [], contract })
    expect(end).toMatchObject({ leaf: { path: TEXT }, became: '锦鲤还出吗改' })
  })
})

describe('what two people have become', () => {
  const reason = (text: string) =>
    encodeServerFrame({
      type: 'sync',
      queue: jid('10001'),
      metas: [
        {
          id: '5',
          namespace: 'roster',
          payload: encodeRoster({ operation: 'add', from: jid('guyuan'), reason: text }),
        },
      ],
    })

  it('is read with what one of them said, and is another with another word', () => {
    expect(opened(reason('加个好友')).frame).toMatchObject({
      metas: [{ payload: { operation: 'add', reason: '加个好友' } }],
    })
    const other = frameWith(reason('加个好友'), { 'metas.0.payload.reason': '别的' })
    expect(opened(other).frame).toEqual(opened(reason('别的')).frame)
    expect(frameTrials(opened(other), '别的').map(({ leaf }) => leaf.path)).toEqual(['metas.0.payload.reason'])
  })
})

describe('a history in an answer', () => {
  const message = (msg: string) =>
    toBase64(
      encodeMeta({
        id: '7',
        from: jid('linqing'),
        to: jid('10001'),
        timestamp: 1_772_312_400_000,
        namespace: 'chat',
        payload: encodeBody({ kind: 'chat', contents: [{ type: 'txt', msg }], ext: { nickname: '林青' } }),
      }),
    )
  const call: CallRow = {
    kind: 'call',
    id: 1,
    at: 0,
    name: '/messageroaming',
    method: 'POST',
    path: '/messageroaming',
    body: '',
    nth: 2,
    cause: null,
    rule: null,
    delayMs: 0,
    near: [],
    answer: { at: 0, status: 200, code: null, text: JSON.stringify({ data: { msgs: [{ msg: message('在吗') }] } }) },
  } as unknown as CallRow
  const contract = { answer: () => [], request: () => [], packing: messagePacking }

  it('is opened, and is another with other values in it, each and together', () => {
    const inside = answerTrials(call, '在吗', contract).filter(({ packed }) => packed)
    expect(inside.map(({ leaf }) => leaf.path)).toEqual([
      'data.msgs.0.msg.payload.contents.0.msg',
      'data.msgs.0.msg.payload.ext.nickname',
    ])
    expect(inside[0]!.change).toMatchObject({
      call: '/messageroaming',
      skip: 2,
      set: { 'data.msgs.0.msg': message('在吗改') },
    })
    const { answers } = together(inside) as unknown as { answers: { set: Record<string, string> }[] }
    expect(messagePacking.open(answers[0]!.set['data.msgs.0.msg']!)).toMatchObject({
      payload: { contents: [{ msg: '在吗改' }], ext: { nickname: '林青改' } },
    })
  })

  it('is left as it is where a text is none', () => {
    for (const text of ['', '在吗', 'aGVsbG8=', message('在吗').slice(3)])
      expect([messagePacking.open(text), messagePacking.close(text, { 'payload.contents.0.msg': '别的' })]).toEqual([
        null,
        text,
      ])
  })
})
