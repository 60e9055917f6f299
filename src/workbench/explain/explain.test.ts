import { describe, expect, it } from 'vitest'
import type { CallRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import { answerTrials, type Change, stepsWith, stepTrials } from './changes.ts'
import { explain, NotInRun, type Replay, screenOf } from './explain.ts'
import { leavesOf, likeness, withLeaves } from './leaves.ts'

const notice = (id: string, title: string) => ({
  id,
  title,
  typeName: '公告',
  summary: '',
  cover: '',
  createTime: '2026-03-01 08:00:00',
})
const body = { code: 200, data: { list: [notice('1', '牡丹开了'), notice('2', '锦鲤来了')], total: 2 } }
const cause = { stream: 'resource/a', effect: 'load', fact: 'resource.opened', isSure: true }
const row: CallRow = {
  kind: 'call',
  id: 1,
  at: 0,
  // Not in the contract, so that whatever is changed in it fits.
  name: 'toy.list',
  method: 'GET',
  path: '/toy',
  body: '',
  nth: 3,
  cause,
  rule: null,
  delayMs: 0,
  near: [],
  answer: { at: 1, status: 200, text: JSON.stringify(body), error: null },
}
const chainOf = (text: string, place: string): Chain => ({
  place,
  kind: 'text',
  text,
  tag: 'p',
  components: [],
  sources: [{ stream: 'resource/a', state: 'ready', leaves: [], fact: null }],
})

/** A page that shows the second title, how many there are, a heading, and a mark as long as there is anything. */
const drawn = (data: typeof body, clock = 0) =>
  screenOf('/a', [
    { place: '0', kind: 'text', text: '标题' },
    { place: '1', kind: 'text', text: data.data.list[1]?.title.replace('了', '吧') ?? '没有' },
    { place: '2', kind: 'text', text: `共 ${data.data.list.length} 条` },
    ...(data.data.list[0]!.typeName === '公告' ? [{ place: '3', kind: 'text', text: '新' } as const] : []),
    { place: '4', kind: 'text', text: String(clock) },
  ])
const replay: Replay = async (change: Change | null) =>
  change?.kind === 'answer'
    ? drawn(withLeaves(body, change.set) as typeof body)
    : drawn(body, change?.kind === 'clock' ? change.ms : 0)
const explained = (text: string, place: string) =>
  explain({ chain: chainOf(text, place), rows: [row], steps: [], replay })

describe('where a text comes from', () => {
  it('is the value that makes another text of it, also where they look different', async () => {
    const { end, row: found } = await explained('锦鲤来吧', '1')
    expect(end).toMatchObject({ leaf: { path: 'data.list.1.title', value: '锦鲤来了' }, change: { skip: 3 } })
    expect(end!.became).not.toBe('锦鲤来吧')
    expect(found).toBe(row)
  })

  it('is how long a list is, and the hour', async () => {
    expect((await explained('共 2 条', '2')).end!.leaf.path).toBe('data.list')
    expect((await explained('0', '4')).end!.change.kind).toBe('clock')
  })

  it('is nothing for what is written, and the condition for what is written and not always shown', async () => {
    expect((await explained('标题', '0')).end).toBeNull()
    const { end } = await explained('新', '3')
    expect([end!.leaf.path, end!.became]).toEqual(['data.list.0.typeName', null])
  })

  it('is said to be in no run where a replay shows something else', async () => {
    await expect(explained('别的', '1')).rejects.toThrow(NotInRun)
  })
})

describe('what can be another', () => {
  it('is every leaf of an answer but how the call ended', () => {
    const paths = answerTrials(row, '').map(({ leaf }) => leaf.path)
    expect(paths).toContain('data.list.0.title')
    expect(paths).not.toContain('code')
    expect(answerTrials({ ...row, answer: { ...row.answer!, status: 500 } }, '')).toEqual([])
  })

  it('is what a step says, of which the shown part becomes another', () => {
    const step = { push: 'chat.say', with: { from: 'bob', text: '你好，在吗' } }
    const [trial] = stepTrials([step], '在吗')
    expect(stepsWith([step], trial!.change)).toEqual([{ ...step, with: { from: 'bob', text: '你好，在吗改' } }])
  })
})

describe('a leaf', () => {
  it('looks like a text that spells it', () => {
    expect([likeness('¥1,888.00', 188_800), likeness('3 件', '3'), likeness('共 128 件', 128)]).toEqual([2, 1, 2])
    expect([likeness('牡丹', '牡丹'), likeness('牡丹', '芍药')]).toEqual([3, 0])
  })

  it('stands at its place', () => {
    expect(leavesOf({ a: [{ b: 1 }] }).map(({ path }) => path)).toEqual(['a', 'a.0.b'])
    expect(withLeaves({ a: [{ b: 1 }] }, { 'a.0.b': 2, 'a.1.b': 3, c: 4 })).toEqual({ a: [{ b: 2 }] })
  })
})
