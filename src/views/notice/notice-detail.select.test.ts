import { expect, it } from 'vitest'
import { noticeDetail, viewNoticeDetail } from './notice-detail.select.ts'

const notice = {
  title: '公告',
  author: '小编',
  typeName: '活动',
  publishedAt: Date.UTC(2026, 2, 1, 4),
  content: '<p>1</p>',
} as never

it('is asked for by its id', () => {
  expect(noticeDetail('5')).toEqual({ endpoint: 'notice.detail', request: { id: '5' }, freshMs: 300_000 })
})

it('says who wrote it and when, as far as that is known', () => {
  const view = (change: object) => viewNoticeDetail({ ...(notice as object), ...change } as never)
  expect(view({})).toMatchObject({ title: '公告', type: '活动', html: '<p>1</p>' })
  expect(view({}).byline).toMatch(/^小编 · 2026.*12:00/)
  expect(view({}).machineTime).toMatch(/^2026-03-01T/)
  expect(view({ publishedAt: null })).toMatchObject({ byline: '小编', machineTime: null })
  expect(view({ author: '' }).byline).toMatch(/^2026/)
  expect(view({ author: '', publishedAt: null }).byline).toBe('')
})
