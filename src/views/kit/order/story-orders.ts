import { minute } from '#src/domain/time/instant.ts'
import { samplePhoto } from '#src/ui/story/sample-art.tsx'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import type { Purchase } from './purchase.ts'
import { storyNow } from '../story/story-app.tsx'

/** Orders and purchases in stories: what is not given is one that waits for its payment. */
export const sampleLine = (change: Partial<OrderLineRow> = {}): OrderLineRow => ({
  kind: 'product',
  goodsId: '201301',
  productId: '201301',
  name: '云起庐山',
  image: samplePhoto,
  priceFen: 29_900,
  beans: 0,
  quantity: 2,
  numbers: [],
  handedOver: [],
  rarity: 'epic',
  ...change,
})

export const sampleOrder = (change: Partial<OrderRow> = {}): OrderRow => ({
  id: '900042',
  state: 'created',
  closedBy: '',
  lines: [sampleLine()],
  currency: 'fen',
  amountFen: 59_800,
  beans: 0,
  payKind: '',
  createdAt: storyNow - 3 * minute,
  expiresAt: storyNow + 12 * minute,
  paidAt: null,
  closedAt: null,
  refundedFen: 0,
  refundedAt: null,
  failure: '',
  ...change,
})

export const samplePurchase = (change: Partial<Purchase> = {}): Purchase => ({
  phase: 'unpaid',
  orderId: '900042',
  expiresAt: storyNow + 12 * minute,
  failure: '',
  kind: null,
  canContinue: false,
  chargesAtOnce: false,
  found: '',
  since: null,
  ...change,
})
