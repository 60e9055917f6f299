import { expect, it } from 'vitest'
import type { World } from '../world.ts'
import { auditOrders } from './audit.ts'

interface Books {
  readonly order: object
  readonly hold: object
  readonly charge: object | null
  readonly payments: readonly object[]
}

const order = { id: 'o', userId: 'u', intent: 'i', total: 300, refunded: 0, lines: [{ holdIntent: 'h' }] }
const hold = { id: '1', intent: 'h' }
const at = { refundedAt: 5 }
const kept = { refundedAt: 0 }
const [gone, open, failed] = [{ state: 'succeeded' }, { state: 'open' }, { state: 'failed' }]

/** How an order may stand. */
const sound = {
  created: { order: { state: 'created' }, hold: { state: 'held' }, charge: null, payments: [] },
  paying: { order: { state: 'paying' }, hold: { state: 'held' }, charge: null, payments: [failed, open] },
  failed: { order: { state: 'failed' }, hold: { state: 'held' }, charge: null, payments: [failed] },
  paid: { order: { state: 'paid' }, hold: { state: 'settled' }, charge: kept, payments: [failed, gone] },
  closed: { order: { state: 'closed' }, hold: { state: 'released' }, charge: null, payments: [failed] },
  repaid: { order: { state: 'closed', refunded: 300 }, hold: { state: 'released' }, charge: at, payments: [gone] },
} satisfies Record<string, Books>

function audit({ order: more, hold: held, charge, payments }: Books, copies = 1): string[] {
  const one = { ...order, ...more }
  const holds = [{ ...hold, ...held }]
  const rows = payments.map((row, index) => ({ id: `p${index}`, orderId: 'o', ...row }))
  const found = <Row>(all: readonly Row[]) => ({
    all: () => all,
    find: (test: (row: Row) => boolean) => all.find(test),
    filter: (test: (row: Row) => boolean) => all.filter(test),
  })
  const tables = {
    orders: found(Array.from({ length: copies }, () => one)),
    holds: found(holds),
    payments: found(rows),
    charges: { get: () => charge ?? undefined },
  }
  return auditOrders({ tables } as unknown as World)
}

it.each(Object.entries(sound))('an order that is %s is sound', (_, books) => {
  expect(audit(books)).toEqual([])
})

/** One thing wrong of each kind, and what is said of it, among other things. */
const wrong: readonly (readonly [state: keyof typeof sound, damage: Partial<Books>, says: string])[] = [
  ['created', { hold: { state: 'released' } }, 'holds released'],
  ['closed', { hold: { state: 'held' } }, 'holds held'],
  ['paid', { payments: [gone, gone] }, 'was paid 2 times'],
  ['paying', { payments: [open, { state: 'processing' }] }, 'has 2 payments that could go through'],
  ['paid', { payments: [gone, open] }, 'is paid and can be paid again'],
  ['paid', { payments: [failed] }, 'is paid by nothing'],
  ['failed', { payments: [gone] }, 'was paid for and is open'],
  ['created', { charge: kept }, 'is charged for what was not paid'],
  ['paid', { charge: null }, 'is charged for what was not paid'],
  ['repaid', { charge: kept }, 'keeps money'],
  ['repaid', { order: { state: 'closed' } }, 'refunded 0'],
  ['paid', { order: { state: 'paid', refunded: 300 } }, 'refunded 300'],
  ['created', { payments: [open] }, 'does not say that it is being paid'],
]

it.each(wrong)('an order that is %s is not with %o: %s', (state, damage, says) => {
  expect(audit({ ...sound[state], ...damage }).join()).toContain(says)
})

it('an intent has one order', () => {
  expect(audit(sound.paid, 2)).toContain('an intent has two orders')
})
