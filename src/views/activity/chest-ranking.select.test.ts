import { expect, it } from 'vitest'
import { crownWords, viewChestRanking } from './chest-ranking.select.ts'

const row = (id: string, rank: number, opened: number, crown: string) => ({
  id,
  rank,
  person: { userId: id, nickname: id, avatar: '' },
  opened,
  crown,
})

it('shows a month’s ranking, and which place is one’s own', () => {
  const mine = row('u1', 2, 10, '开盒行家')
  const endsAt = Date.parse('2026-04-01T00:00:00+08:00')
  const view = viewChestRanking({ endsAt, list: [row('u2', 1, 31, '掌盒人'), mine], mine })
  expect(view.until).toBe('截止 4月1日')
  expect(view.lines.map(({ score, isMine }) => [score, isMine])).toEqual([
    ['开 31 个', false],
    ['开 10 个', true],
  ])
})

it('says one’s title and how far the next one is', () => {
  expect(crownWords({ name: '', opened: 0, nextName: '启封学徒', left: 1 })).toBe(
    '本月开了 0 个，再开 1 个成为「启封学徒」',
  )
  expect(crownWords({ name: '箱中王者', opened: 64, nextName: '', left: 0 })).toBe('我的称号：箱中王者')
})
