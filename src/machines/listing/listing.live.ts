import type { Provided } from '#src/services/effect.ts'
import { listingEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { listingMachine as machine } from './listing.machine.ts'

export const effects = ({ tools }: Installing): Provided => listingEffects(tools)
