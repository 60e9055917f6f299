import { areas } from '#src/contract/rest/registry.ts'
import { lazy } from '#src/domain/lazy.ts'

/** The areas of all that takes or gives something, and of what is looked through afterwards. */
const areasOfMoney = [
  'order',
  'box',
  'transfer',
  'listing',
  'beans',
  'collection',
  'avatar',
  'wallet',
  'system',
] as const

/**
 * All the code between a tap that moves money and its outcome, which is fetched before there is one: after a release the files of the one
 * before may be gone, and whoever has begun something must be able to ask what became of it (docs/decisions/0034).
 */
export const moneyCode = lazy(() =>
  Promise.all([
    import('./order-calls.ts'),
    import('./seen-in.ts'),
    import('./wallet-opening.ts'),
    import('./rest/read-answer.ts'),
    import('./rest/call-by-name.ts'),
    ...areasOfMoney.map((area) => areas[area]()),
  ]),
)
