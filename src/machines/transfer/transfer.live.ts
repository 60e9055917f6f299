import type { Provided } from '#src/services/effect.ts'
import { intentEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { transferMachine as machine } from './transfer.machine.ts'

export const effects = ({ tools }: Installing): Provided => intentEffects(tools)
