import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { subtypeTabs, typeTabs, viewNotices } from './notice-list.select.ts'

const now = Date.UTC(2026, 2, 1, 8)
const row = (id: string, change: object = {}) => ({
  id,
  typeName: '平台公告',
  title: `公告${id}`,
  summary: '',
  cover: '',
  publishedAt: now - hour,
  pinned: false,
  read: false,
  ...change,
})
const never = () => false

describe('a list of notices', () => {
  it('has the pinned ones first and keeps the order otherwise', () => {
    const lines = viewNotices([row('1'), row('2'), row('3', { pinned: true })], now, never)
    expect(lines.map((line) => line.id)).toEqual(['3', '1', '2'])
  })

  it('tells the age in words and for machines', () => {
    const [line] = viewNotices([row('1', { publishedAt: now - 3 * day })], now, never)
    expect(line?.when).toEqual({ text: '3天前', machine: '2026-02-26T08:00:00.000Z' })
    expect(viewNotices([row('1', { publishedAt: null })], now, never)[0]?.when).toBeNull()
  })

  it('takes a notice for read that was opened since', () => {
    const lines = viewNotices([row('1'), row('2'), row('3', { read: true })], now, (id) => id === '2')
    expect(lines.map((line) => line.unread)).toEqual([true, false, false])
  })

  it('shows no cover that must not be loaded', () => {
    expect(viewNotices([row('1', { cover: 'javascript:window.hacked=1' })], now, never)[0]?.cover).toBeNull()
  })

  it('leads to the text of each', () => {
    expect(viewNotices([row('7 1')], now, never)[0]?.href).toBe('#/pages/notice/components/noticeDetail/index?id=7+1')
  })
})

it('typeTabs begins with all types and keeps a chosen one that is not listed', () => {
  expect(typeTabs([{ id: '1', name: '平台公告' }], '')).toEqual([
    { key: '', label: '全部' },
    { key: '1', label: '平台公告' },
  ])
  expect(typeTabs([], '9').map((tab) => tab.key)).toEqual(['', '9'])
})

it('subtypeTabs are there only where there is something to choose from', () => {
  const one = { id: '21', name: '藏品发售' }
  expect(subtypeTabs([one], '')).toEqual([])
  expect(subtypeTabs([one, { id: '22', name: '盲盒上新' }], '').map((tab) => tab.label)).toEqual([
    '全部',
    '藏品发售',
    '盲盒上新',
  ])
})
