import { expect, it } from 'vitest'
import { places } from '../places.ts'
import { outOfWindow, pastCashier, toCashier, toFailure, toSuccess } from './leads.ts'

/** Names that an address cannot hold as they are. */
const known = (way: string | null, kind?: string) =>
  ({ intent: 'k&1', order: { orderId: 'o/1' }, way, attempt: kind ? { kind } : null }) as never

const order = 'orderId=o%2F1'
const placing = `${places.placeOrder}?key=k%261`
const cashier = `${places.cashier}?${order}`
const window = `${places.webView}?type=pay&${order}`
const both = ({ h5, app }: { readonly h5: string; readonly app: string }) => [`${h5}?${order}`, `${app}?${order}`]

it('a purchase leads from its own pages to its own pages, and names the way it is paid by', () => {
  expect(toCashier(known(null))).toMatchObject({ href: cashier, from: [placing] })
  expect(toCashier(known('alipay'))).toMatchObject({ href: `${cashier}&kind=alipay`, from: [placing] })
  expect(outOfWindow(known(null))).toMatchObject({ href: `${cashier}&kind=appWebView`, from: [window] })
  expect(pastCashier(known(null))).toMatchObject({ from: [cashier] })
})

it.each([
  [undefined, 'h5'],
  ['h5Form', 'h5'],
  ['appPlugin', 'app'],
  ['appWebView', 'app'],
] as const)('what was paid by %s ends on the page of %s', (kind, page) => {
  const [paid, failed] = [toSuccess(known('alipay', kind)), toFailure(known('alipay', kind))]
  expect(paid.href).toBe(`${places.paySuccess[page]}?${order}`)
  expect(paid.from).toEqual([placing, cashier, window, ...both(places.payFail)])
  expect(failed.href).toBe(`${places.payFail[page]}?${order}`)
  expect(failed.from).toEqual([window, ...both(places.paySuccess)])
})
