import { expect, it } from 'vitest'
import { orderLine } from './physical.select.ts'

/** Noon in China. */
const at = Date.UTC(2026, 2, 1, 4)
const row = (change: object = {}) =>
  ({
    id: '3',
    name: '瓷盘',
    image: 'a.png',
    state: 'packing',
    at,
    sentAt: null,
    deliveredAt: null,
    parcelNo: '',
    carrier: '顺丰',
    receiver: '阿青',
    phone: '138****8000',
    region: '浙江 杭州',
    detail: '1 号',
    ...change,
  }) as never

it.each([
  ['packing', '待发货', 'gold'],
  ['sent', '运输中', 'indigo'],
  ['delivered', '已签收', 'jade'],
  ['unknown', '状态确认中', 'neutral'],
])('an order that is %s says so', (state, text, tone) => {
  expect(orderLine(row({ state }))).toMatchObject({ id: '3', name: '瓷盘', image: 'a.png', text, tone })
})

it('says what is known of its way, and where it goes', () => {
  const ordered = { term: '下单时间', detail: '2026年3月1日 12:00' }
  const to = [
    { term: '收货人', detail: '阿青 138****8000' },
    { term: '收货地址', detail: '浙江 杭州 1 号' },
  ]
  expect(orderLine(row()).lines).toEqual([ordered, ...to])
  const sent = { term: '发货时间', detail: '2026年3月1日 13:00' }
  const parcel = { term: '顺丰', detail: 'SF1' }
  const hour = 3_600_000
  expect(orderLine(row({ sentAt: at + hour, parcelNo: 'SF1' })).lines).toEqual([ordered, sent, parcel, ...to])
  const arrived = { term: '签收时间', detail: '2026年3月1日 14:00' }
  expect(orderLine(row({ sentAt: at + hour, deliveredAt: at + 2 * hour, parcelNo: 'SF1' })).lines).toEqual([
    ordered,
    sent,
    arrived,
    parcel,
    ...to,
  ])
})
