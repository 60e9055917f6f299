import type { Provided } from '#src/services/effect.ts'
import { sessionEffects } from '#src/services/session.effects.ts'
import type { Installing } from '../kind.ts'

export { sessionMachine as machine } from './session.machine.ts'

export const effects = ({ tools }: Installing): Provided => sessionEffects(tools)
