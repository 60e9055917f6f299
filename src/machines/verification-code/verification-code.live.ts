import type { Provided } from '#src/services/effect.ts'
import { verificationCodeEffects } from '#src/services/verification-code.effects.ts'
import type { Installing } from '../kind.ts'

export { verificationCodeMachine as machine } from './verification-code.machine.ts'

export const effects = ({ tools }: Installing): Provided => verificationCodeEffects(tools)
