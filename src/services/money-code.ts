import { areas } from '#src/contract/rest/registry.ts'
import { lazy } from '#src/domain/lazy.ts'

/**
 * All the code between a tap that moves money and its outcome, with what is looked through afterwards. It is fetched before there is such
 * a tap: after a release the files of the one before may be gone, and whoever has begun something must be able to ask what became of it
 * (docs/decisions/0034).
 */
export const moneyCode = lazy(() =>
  Promise.all([
    import('./order-calls.ts'),
    import('./seen-in.ts'),
    import('./wallet-opening.ts'),
    import('./rest/read-answer.ts'),
    import('./rest/call-by-name.ts'),
    areas.order(),
    areas.box(),
    areas.transfer(),
    areas.listing(),
    areas.beans(),
    areas.collection(),
    areas.avatar(),
    areas.wallet(),
    areas.system(),
  ]),
)
