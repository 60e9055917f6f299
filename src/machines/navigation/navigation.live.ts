import type { Provided } from '#src/services/effect.ts'
import { navigationEffects } from '#src/services/device.effects.ts'
import type { Installing } from '../kind.ts'

export { navigationMachine as machine } from './navigation.machine.ts'

export const effects = ({ platform }: Installing): Provided => navigationEffects(platform.history)
