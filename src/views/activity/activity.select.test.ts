import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import type { Followed } from '../kit/resource/part.ts'
import { viewActivity } from './activity.select.ts'

const now = Date.UTC(2026, 2, 1)
const ready = <Row>(rows: readonly Row[], paged = false): Followed<Row> => ({
  status: 'ready',
  data: paged ? { total: rows.length } : rows,
  items: paged ? rows : [],
  failure: null,
  refresh: () => undefined,
})
const sold = (name: string, change: object = {}) => ({
  id: name,
  typeId: '11',
  seriesName: '水墨山河',
  name,
  image: '',
  priceFen: 100,
  editionSize: 10,
  remaining: 10,
  state: 'onSale' as const,
  rarity: 'common' as const,
  limitPerUser: 10,
  activity: null,
  onSaleAt: now - hour,
  ...change,
})
const soon = (hours: number) => ({ state: 'upcoming', onSaleAt: now + hours * hour })

describe('the activity page', () => {
  const view = viewActivity(
    {
      main: ready([]),
      more: ready([]),
      newest: ready([sold('b', soon(5)), sold('a', soon(2))], true),
      boxes: ready([sold('box'), sold('later', soon(3))], true),
      inActivities: ready(
        [
          sold('peony', { activity: { name: '谷雨看花', endsAt: now + 5 * hour } }),
          sold('mask', { activity: { name: '后台开放日', endsAt: now + 2 * hour } }),
          sold('gone', { remaining: 0, activity: { name: '谷雨看花', endsAt: now + 5 * hour } }),
          sold('late', { activity: { name: '昨天', endsAt: now } }),
        ],
        true,
      ),
      recommended: ready([sold('one'), sold('none', { remaining: 0 })]),
    },
    () => ({ kind: 'none' }),
    now,
  )

  it('lists the sales to come by their moment', () => {
    expect(view.announced.items.map(({ item, when }) => [item.name, when])).toEqual([
      ['a', '3月1日 10:00'],
      ['later', '3月1日 11:00'],
      ['b', '3月1日 13:00'],
    ])
  })

  it('shows the activities that run, the next to end first, with their boxes', () => {
    const shown = view.activities.items.map(({ name, boxes }) => [name, boxes.map((item) => [item.name, item.state])])
    expect(shown).toEqual([
      ['后台开放日', [['mask', 'onSale']]],
      [
        '谷雨看花',
        [
          ['peony', 'onSale'],
          ['gone', 'soldOut'],
        ],
      ],
    ])
  })

  it('shows as on sale only what can be had', () => {
    expect(view.onSale.items.map((item) => item.name)).toEqual(['one'])
  })
})
