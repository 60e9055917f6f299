import { expect, it } from 'vitest'
import { recordLine, type RecordRow } from './transfer-record.select.ts'

const someone = (userId: string, nickname: string) => ({ userId, nickname, avatar: '' })
const row = (kind: RecordRow['kind'], isOut: boolean): RecordRow => ({
  id: '1',
  copyId: '7-31',
  name: '远山初霁',
  image: '',
  number: 31,
  kind,
  from: isOut ? someone('me', '我') : someone('2', '听雪'),
  to: isOut ? someone('2', '听雪') : someone('me', '我'),
  priceFen: 0,
  at: Date.UTC(2026, 2, 1, 4),
})

it.each([
  ['market', true, '寄售卖出 · 3月1日 · 给 听雪'],
  ['transfer', true, '转赠 · 3月1日 · 给 听雪'],
  ['pledge', true, '质押到期 · 3月1日 · 给 听雪'],
  ['unknown', true, '流转 · 3月1日 · 给 听雪'],
  ['market', false, '寄售成交 · 3月1日 · 听雪'],
  ['pledge', false, '质押到期 · 3月1日 · 听雪'],
] as const)('a change of hands by %s, out: %s, says 「%s」', (kind, isOut, note) => {
  expect(recordLine(row(kind, isOut), 'me')).toMatchObject({ note, isIncoming: !isOut })
})
