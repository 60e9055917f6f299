import type { Provided } from '#src/services/effect.ts'
import { connectivityEffects } from '#src/services/device.effects.ts'
import type { Installing } from '../kind.ts'

export { connectivityMachine as machine } from './connectivity.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => connectivityEffects(tools, platform.network)
