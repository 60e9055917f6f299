import type { Provided } from '#src/services/effect.ts'
import { orderEffects } from '#src/services/order.effects.ts'
import type { Installing } from '../kind.ts'

export { orderMachine as machine } from './order.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  orderEffects(tools, { ...platform.payments, tabId: platform.tabId })
