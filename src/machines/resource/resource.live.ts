import type { Provided } from '#src/services/effect.ts'
import { resourceEffects } from '#src/services/resource.effects.ts'
import type { Installing } from '../kind.ts'

export { resourceMachine as machine } from './resource.machine.ts'

export const effects = ({ tools }: Installing): Provided => resourceEffects(tools)
