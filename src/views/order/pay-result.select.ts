import { href } from '#src/routes/table.ts'
import {
  boughtLine,
  type BoughtLine,
  cashierHref,
  costWords,
  isBoxLine,
  orderHref,
  type OrderLineRow,
  type OrderRow,
  ownedLink,
} from '../kit/order/order-row.ts'
import { safePicture } from '../kit/app/links.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { isPayable, type PurchaseOutcome, outcomeOf } from '../kit/order/purchase-words.ts'

export interface PayResultView extends PurchaseOutcome {
  /** What is now one's own, to be looked at; null before that. */
  readonly gained:
    | (Pick<OrderLineRow, 'kind' | 'name' | 'rarity' | 'productId'> & {
        readonly image: string | null
        /** It is still sealed. */
        readonly isBox: boolean
        /** `#128`, of several the first and how many; `''` while no number is known. */
        readonly number: string
      })
    | null
  readonly lines: readonly BoughtLine[]
  /** `''` until it is known. */
  readonly amount: string
  readonly orderHref: string
  /** Where it is paid (again); null unless the server has said that nothing was paid. */
  readonly payHref: string | null
  /** Nobody knows yet: what can be done is to ask, or to go back to the gateway. */
  readonly canAsk: boolean
  readonly canContinue: boolean
  /** Where what was bought is; null until it is. */
  readonly owned: { readonly text: string; readonly href: string } | null
  /** Until when it can be paid, where it can. */
  readonly expiresAt: number | null
}

function numberOf({ name, numbers }: OrderLineRow): string {
  const [first, ...others] = numbers
  if (first === undefined || name.endsWith(`#${first}`)) return ''
  return others.length === 0 ? `#${first}` : `#${first} 等 ${numbers.length} 个编号`
}

function gainedOf({ lines }: OrderRow): PayResultView['gained'] {
  const line = lines.find((each) => !isBoxLine(each)) ?? lines[0]
  return line
    ? {
        kind: line.kind,
        name: line.name,
        rarity: line.rarity,
        isBox: isBoxLine(line),
        productId: line.productId,
        image: safePicture(line.image),
        number: numberOf(line),
      }
    : null
}

const waiting: readonly Purchase['phase'][] = ['confirming', 'away', 'checking', 'cancelUnknown', 'none']

export function viewPayResult(orderId: string, purchase: Purchase, row: OrderRow | null): PayResultView {
  const { phase, kind, canContinue, expiresAt } = purchase
  const payable = isPayable(phase)
  return {
    ...outcomeOf(purchase, row),
    lines: (row?.lines ?? []).map((line) => boughtLine(line, row!.currency)),
    amount: row ? costWords(row.currency, row.amountFen, row.beans) : '',
    orderHref: `#${row ? orderHref(row) : href('/pages/mine/order/index')}`,
    payHref: payable ? `#${cashierHref(orderId, kind ?? undefined)}` : null,
    canAsk: waiting.includes(phase),
    canContinue,
    gained: phase === 'paid' && row ? gainedOf(row) : null,
    owned: phase === 'paid' && row ? ownedLink(row) : null,
    expiresAt: payable ? expiresAt : null,
  }
}
