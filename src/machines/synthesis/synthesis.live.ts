import type { Provided } from '#src/services/effect.ts'
import { stagedEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { synthesisMachine as machine } from './synthesis.machine.ts'

export const effects = ({ tools }: Installing): Provided => stagedEffects(tools)
