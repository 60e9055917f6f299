import type { Provided } from '#src/services/effect.ts'
import { intentEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { blindBoxMachine as machine } from './blind-box.machine.ts'

export const effects = ({ tools }: Installing): Provided => intentEffects(tools)
