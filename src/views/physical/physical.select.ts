import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Tone } from '#src/ui/display/tag.tsx'

export type ThingRow = AnswerOf<'physical.mine'>[number]
export type PhysicalOrderRow = RowOf<'physical.orders'>
export type AddressRow = AnswerOf<'address.list'>[number]

const stateWords: Readonly<Record<PhysicalOrderRow['state'], { readonly text: string; readonly tone: Tone }>> = {
  packing: { text: '待发货', tone: 'gold' },
  sent: { text: '运输中', tone: 'indigo' },
  delivered: { text: '已签收', tone: 'jade' },
  unknown: { text: '状态确认中', tone: 'neutral' },
}

const time = (at: number): string => formatInstant(at, 'YYYY年M月D日 HH:mm')

/** Pure: an order of a real thing, in words. */
export const orderLine = (row: PhysicalOrderRow) => ({
  ...stateWords[row.state],
  id: row.id,
  name: row.name,
  image: row.image,
  lines: [
    { term: '下单时间', detail: time(row.at) },
    ...(row.sentAt === null ? [] : [{ term: '发货时间', detail: time(row.sentAt) }]),
    ...(row.deliveredAt === null ? [] : [{ term: '签收时间', detail: time(row.deliveredAt) }]),
    ...(row.parcelNo === '' ? [] : [{ term: row.carrier, detail: row.parcelNo }]),
    { term: '收货人', detail: `${row.receiver} ${row.phone}` },
    { term: '收货地址', detail: `${row.region} ${row.detail}` },
  ],
})
export type OrderLine = ReturnType<typeof orderLine>
