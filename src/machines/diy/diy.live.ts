import type { Provided } from '#src/services/effect.ts'
import { stagedEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { diyMachine as machine } from './diy.machine.ts'

export const effects = ({ tools }: Installing): Provided => stagedEffects(tools)
