import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { Order, Payment } from '#src/contract/rest/order/order.schema.ts'
import { Purse } from '#src/contract/rest/wallet/wallet.schema.ts'
import { unheardIn } from './unheard.ts'

it('names each place once where a value stands that nobody knows, and no name that people gave', () => {
  const row = {
    kind: 'unknown',
    name: 'unknown',
    lines: [{ kind: 'unknown' }, { kind: 'unknown' }, { kind: 'avatar' }],
  }
  expect(unheardIn({ list: [row, row], order: { state: 'unknown' }, user: { nickname: 'unknown' } })).toEqual([
    'list.kind',
    'list.lines.kind',
    'order.state',
  ])
  expect([unheardIn(null), unheardIn('unknown'), unheardIn([])]).toEqual([[], [], []])
})

const refund = { refundAmount: '0.00', createTime: 1, expireTime: 1 }
const goods = { goodsList: [], currency: 'shell', amount: '1.00', beanNum: 0, closeReason: '' }
const order = { ...goods, ...refund, orderId: 1, userId: 1, status: 'half' }
const entry = { id: 1, accountType: 'shell', amount: '1.00', beanNum: 0, createTime: 1 }
const purse = { isOpen: 1, status: 'frozen', balance: '0.00', micropea: 0, yBeans: 0, recordList: [entry] }

it.each([
  ['an order', Order, order, ['state', 'currency']],
  ['a payment', Payment, { payNo: 1, payType: 'cheque', status: 'half' }, ['payKind', 'state']],
  ['a purse', Purse, purse, ['state', 'entries.account']],
] as const)('%s in a state from the future is in none that this build knows', (_, schema, wire, places) => {
  const data = Schema.decodeUnknownSync(schema as Schema.Codec<unknown, unknown>)(wire)
  expect(new Set(unheardIn(data))).toEqual(new Set(places))
})
