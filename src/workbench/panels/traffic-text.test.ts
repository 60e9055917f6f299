import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { language } from '../language.ts'
import type { Cause } from '../traffic/causes.ts'
import type { CallRow, FrameRow } from '../traffic/traffic.ts'
import { causeText, endOf, endText, nameOf, nearText } from './traffic-text.ts'

const spokenBefore = language.get()
beforeAll(() => language.set('zh'))
afterAll(() => language.set(spokenBefore))

const cause: Cause = { stream: 'resource/notices', effect: 'load', fact: 'resource.opened', isSure: true }
const call: CallRow = {
  kind: 'call',
  id: 1,
  at: 0,
  name: 'notice.list',
  method: 'GET',
  path: '/api/notices?pageNo=1',
  body: '',
  nth: 0,
  cause,
  rule: null,
  struck: [],
  delayMs: 0,
  near: [],
  answer: null,
}
const frame: FrameRow = {
  kind: 'frame',
  id: 2,
  at: 0,
  on: 'down',
  nth: 0,
  frame: { type: 'sync' },
  deed: null,
  cause: null,
}
const byHand = { id: 'r2', kind: 'status', match: { endpoint: 'notice.list' }, with: { status: 200, data: {} } }
const ending = {
  type: 'sync',
  metas: [{ payload: '2 bytes' }, { payload: { operation: 'otherDeviceLogin', code: 206 } }],
}
const answered = (status: number, text: string | null): CallRow => ({
  ...call,
  answer: { at: 5, status, text, error: null },
})
const rule = { id: 'r', kind: 'drop', match: {} }

describe('a line of traffic', () => {
  it.each([
    ['all that is known', { ...call, cause }, 'resource/notices 听到 resource.opened，由 load 发出'],
    [
      'what was inferred',
      { ...call, cause: { ...cause, isSure: false } },
      'resource/notices 听到 resource.opened，由 load 发出（推断）',
    ],
    ['an actor alone', { ...call, cause: { ...cause, effect: '' } }, 'resource/notices 听到 resource.opened'],
    [
      'what went on by itself',
      { ...call, cause: { ...cause, fact: null } },
      'resource/notices 重新打开后继续，由 load 发出',
    ],
    ['a call of nobody', { ...call, cause: null }, '起因不明'],
    ['a frame of nobody', frame, '聊天服务发来'],
    [
      'a frame that somebody asked for',
      { ...frame, on: 'up' as const, cause },
      'resource/notices 听到 resource.opened，由 load 发出',
    ],
  ])('tells the cause: %s', (_, row, words) => {
    expect(causeText(row)).toBe(words)
  })

  it.each([
    ['is on its way', call, '等待回答', 'awaited'],
    ['has lost its answer', answered(0, null), '没有回答', 'refused'],
    ['has the code of the body', answered(200, '{"code":3301,"status":7}'), '3301', 'refused'],
    ['has the status of the body', answered(200, '{"status":7}'), '7', 'refused'],
    ['has a code in words', answered(200, '{"code":"abc"}'), 'abc', 'refused'],
    ['has none but HTTP’s', answered(404, '{"code":{}}'), '404', 'refused'],
    ['has a list', answered(201, '[1]'), '201', 'done'],
    ['cannot be read', answered(502, '<html>'), '502 读不出', 'refused'],
    ['was struck by a rule', { ...answered(200, '{"code":200}'), rule }, '200 · drop', 'done'],
    ['was written by hand', { ...answered(200, '{"code":200}'), rule: byHand }, '200 · 手写', 'done'],
    ['is a frame that nothing befell', frame, '', 'done'],
    ['is a frame that ends the session', { ...frame, frame: ending }, 'otherDeviceLogin · 206', 'done'],
    ['is a frame that something befell', { ...frame, deed: 'dropped' }, 'dropped', 'done'],
  ] as const)('tells the end of what %s', (_, row, words, end) => {
    expect(endOf(row)).toBe(end)
    expect(endText(row)).toBe(words)
  })

  it('has a name: the endpoint’s, or which way the frame went', () => {
    expect([call, frame, { ...frame, on: 'up' as const }, { ...frame, frame: null }].map(nameOf)).toEqual([
      'notice.list',
      '↓ sync',
      '↑ sync',
      '↓ 读不出的帧',
    ])
  })

  it('says of each rule that did not strike why, each in words of its own', () => {
    const all = (['path', 'method', 'skip', 'chance', 'later'] as const).map(nearText)
    expect(new Set(all).size).toBe(5)
    expect(all[0]).toContain('路径')
  })
})
