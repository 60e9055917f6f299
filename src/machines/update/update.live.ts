import type { Provided } from '#src/services/effect.ts'
import { updateEffects } from '#src/services/update.effects.ts'
import type { Installing } from '../kind.ts'

export { updateMachine as machine } from './update.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => updateEffects(tools, platform)
