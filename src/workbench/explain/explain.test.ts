import { describe, expect, it } from 'vitest'
import type { CallRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import { type Change, stepsWith } from './changes.ts'
import { answerTrials, outerTrials } from './trials.ts'
import { explain, NotInRun, type Replay, screenOf } from './explain.ts'
import { contract } from '../app/payload.ts'
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
  struck: [],
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
const replay: Replay = async (change: Change | null) => {
  const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
  const set = Object.assign({}, ...answers.map((one) => one.set)) as Record<string, unknown>
  return drawn(withLeaves(body, set) as typeof body, change?.kind === 'clock' ? change.ms : 0)
}
const explained = (text: string, place: string) =>
  explain({ chain: chainOf(text, place), rows: [row], start: '/a', steps: [], contract, replay })

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

  it('is not what has only moved: the text is still there', async () => {
    const lines = (data: typeof body) => [...data.data.list.map(({ title }) => title), '页脚']
    const moving: Replay = async (change) => {
      const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
      const set = Object.assign({}, ...answers.map((one) => one.set)) as Record<string, unknown>
      const texts = lines(withLeaves(body, set) as typeof body)
      return screenOf(
        '/a',
        texts.map((text, at) => ({ place: String(at), kind: 'text', text })),
      )
    }
    const { end } = await explain({
      chain: chainOf('页脚', '2'),
      rows: [row],
      start: '/a',
      steps: [],
      contract,
      replay: moving,
    })
    expect(end).toBeNull()
  })

  it('takes few replays, however much the answers hold', async () => {
    const list = Array.from({ length: 200 }, (_, at) => notice(String(at), `第 ${at} 条公告`))
    const many = { ...row, answer: { ...row.answer!, text: JSON.stringify({ ...body, data: { list, total: 200 } }) } }
    const constant = await explain({
      chain: chainOf('标题', '0'),
      rows: [many],
      start: '/a',
      contract,
      steps: [],
      replay: async () => drawn(body),
    })
    expect([constant.end, constant.tried <= 6]).toEqual([null, true])
    const deep: Replay = async (change) => {
      const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
      const isIt = answers.some(({ set }) => 'data.list.137.summary' in set || 'data.list.137.title' in set)
      return screenOf('/a', [{ place: '0', kind: 'text', text: isIt ? '乙' : '甲' }])
    }
    const found = await explain({
      chain: chainOf('甲', '0'),
      rows: [many],
      start: '/a',
      steps: [],
      contract,
      replay: deep,
    })
    expect([found.end?.leaf.path, found.tried <= 20]).toEqual(['data.list.137.title', true])
  })

  it('is not the value of another text that says the same', async () => {
    const both: Replay = async (change) => {
      const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
      const set = Object.assign({}, ...answers.map((one) => one.set)) as Record<string, string>
      const at = (nth: number) => set[`data.list.${nth}.createTime`] ?? '2026-03-01 08:00:00'
      return screenOf(
        '/a',
        [0, 1].map((nth) => ({ place: String(nth), kind: 'text', text: at(nth) })),
      )
    }
    const parts = { rows: [row], start: '/a', steps: [], contract, replay: both }
    const { end } = await explain({ chain: chainOf('2026-03-01 08:00:00', '1'), ...parts })
    expect(end?.leaf.path).toBe('data.list.1.createTime')
  })

  it('is each value together with those that tell it again', async () => {
    const twice = { ...row, nth: 4 }
    const told: Replay = async (change) => {
      const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
      const titles = new Map(answers.map(({ skip, set }) => [skip, set['data.list.0.title']]))
      const isOther = [row.nth, twice.nth].every((nth) => titles.get(nth) !== undefined)
      return screenOf('/a', [{ place: '0', kind: 'text', text: isOther ? String(titles.get(3)) : '牡丹开了' }])
    }
    const parts = { rows: [row, twice], start: '/a', steps: [], contract, replay: told }
    const { end } = await explain({ chain: chainOf('牡丹开了', '0'), ...parts })
    expect([end?.leaf.path, end?.also, end?.became]).toEqual(['data.list.0.title', 1, '牡丹开了改'])
  })

  it('is the address at which the page was opened', async () => {
    const opened: Replay = async (change) => {
      const href = change?.kind === 'start' ? change.href : '/a?url=https%3A%2F%2Fone.example%2Fx'
      const host = new URL(new URLSearchParams(href.split('?')[1]).get('url')!).host
      // A foreign host is refused in words that do not name it.
      const text = host.endsWith('one.example') ? `来自 ${host}` : '不是本应用认可的网站'
      return screenOf(href, [{ place: '0', kind: 'text', text }])
    }
    const start = '/a?url=https%3A%2F%2Fone.example%2Fx'
    const parts = { rows: [row], start, steps: [], contract, replay: opened }
    const { end } = await explain({ chain: chainOf('来自 one.example', '0'), ...parts })
    expect([end?.leaf, end?.became]).toEqual([
      { path: 'start?url', value: 'https://one.example/x' },
      '来自 else.one.example',
    ])
  })

  it('is the part of a longer value that is drawn by itself', async () => {
    const halves: Replay = async (change) => {
      const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
      const set = Object.assign({}, ...answers.map((one) => one.set)) as Record<string, string>
      const [name = '', pose = ''] = (set['data.list.0.title'] ?? '霸王 · 十字门').split(' · ')
      return screenOf('/a', [
        { place: '0', kind: 'text', text: name },
        { place: '1', kind: 'text', text: pose },
      ])
    }
    const text = JSON.stringify({ ...body, data: { list: [notice('1', '霸王 · 十字门')], total: 1 } })
    const parts = { rows: [{ ...row, answer: { ...row.answer!, text } }], start: '/a', steps: [], contract }
    const { end } = await explain({ chain: chainOf('霸王', '0'), ...parts, replay: halves })
    expect([end?.leaf.path, end?.became]).toEqual(['data.list.0.title', '霸王改'])
  })

  it('is said to be in no run where a replay shows something else', async () => {
    await expect(explained('别的', '1')).rejects.toThrow(NotInRun)
  })
})

describe('what can be another', () => {
  it('is every leaf of an answer but how the call ended', () => {
    const paths = answerTrials(row, '', contract).map(({ leaf }) => leaf.path)
    expect(paths).toContain('data.list.0.title')
    expect(paths).not.toContain('code')
    expect(answerTrials({ ...row, answer: { ...row.answer!, status: 500 } }, '', contract)).toEqual([])
  })

  it('is what a refusal says', () => {
    const refused = {
      ...row,
      answer: { ...row.answer!, text: JSON.stringify({ code: 404, msg: '没有这一件', data: null }) },
    }
    expect(answerTrials(refused, '没有这一件', contract).map(({ leaf, value }) => [leaf.path, value])).toEqual([
      ['msg', '没有这一件改'],
    ])
  })

  it('is another picture that is there, and another word of the same few', () => {
    const card = (image: string, rarity: string) => ({ image, rarity })
    const text = JSON.stringify({
      code: 200,
      data: [card('/art/1.svg?size=card', 'rare'), card('/art/2.svg', 'common')],
    })
    const trials = answerTrials({ ...row, answer: { ...row.answer!, text } }, '', contract)
    const other = Object.fromEntries(trials.map(({ leaf, value }) => [leaf.path, value]))
    expect([other['data.0.image'], other['data.1.image'], other['data.0.rarity']]).toEqual([
      '/art/1.svg?size=card&1',
      '/art/2.svg?1',
      'common',
    ])
  })

  it('is what a step says, of which the shown part becomes another', () => {
    const step = { push: 'chat.say', with: { from: 'bob', text: '你好，在吗' } }
    const [trial] = outerTrials('/a', [step], '在吗').filter(({ likeness: like }) => like > 1)
    expect(stepsWith([step], trial!.change)).toEqual([{ ...step, with: { from: 'bob', text: '你好，在吗改' } }])
  })
})

describe('a leaf', () => {
  it('looks like a text that spells it', () => {
    expect([likeness('¥1,888.00', 188_800), likeness('3 件', '3'), likeness('共 128 件', 128)]).toEqual([2, 1, 2])
    // A single digit is in many texts: only one that stands by itself may be it.
    expect([likeness('128 件', 8), likeness('8 件', 8), likeness('1,888.00', 8), likeness('藏', 8)]).toEqual([
      1, 2, 1, 0,
    ])
    expect([likeness('牡丹', '牡丹'), likeness('牡丹', '芍药')]).toEqual([3, 0])
  })

  it('stands at its place', () => {
    expect(leavesOf({ a: [{ b: 1 }] }).map(({ path }) => path)).toEqual(['a', 'a.0.b'])
    expect(withLeaves({ a: [{ b: 1 }] }, { 'a.0.b': 2, 'a.1.b': 3, c: 4 })).toEqual({ a: [{ b: 2 }] })
  })
})

it('a text is looked for in what its replay was answered, and a part of it names the value among many', async () => {
  const phone = {
    data: { phone: '13800000000', ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a${at}`, `字${at}`])) },
  }
  const told: CallRow = { ...row, nth: 0, answer: { at: 1, status: 200, text: JSON.stringify(phone), error: null } }
  const masked = (set: Record<string, string>) =>
    (set['data.phone'] ?? '13800000000').replace(/^(...).*(....)$/, '$1****$2')
  const shows: Replay = async (change) => {
    const answers = change?.kind === 'many' ? change.answers : change?.kind === 'answer' ? [change] : []
    const set = Object.assign({}, ...answers.map((one) => one.set)) as Record<string, string>
    return screenOf('/a', [{ place: '0', kind: 'text', text: masked(set) }], [told])
  }
  const parts = { chain: chainOf('138****0000', '0'), rows: [], start: '/a', steps: [], contract, replay: shows }
  const { end, tried } = await explain(parts)
  expect(end).toMatchObject({ leaf: { path: 'data.phone' }, became: '138****0001' })
  expect(tried).toBeLessThan(8)
})
