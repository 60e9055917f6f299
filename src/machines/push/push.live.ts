import type { Provided } from '#src/services/effect.ts'
import { pushEffects } from '#src/services/device.effects.ts'
import type { Installing } from '../kind.ts'

export { pushMachine as machine } from './push.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => pushEffects(tools, platform.push)
