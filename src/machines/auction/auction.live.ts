import type { Provided } from '#src/services/effect.ts'
import { stagedEffects } from '#src/services/intent.effects.ts'
import type { Installing } from '../kind.ts'

export { auctionMachine as machine } from './auction.machine.ts'

export const effects = ({ tools }: Installing): Provided => stagedEffects(tools)
