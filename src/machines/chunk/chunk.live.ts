import type { Provided } from '#src/services/effect.ts'
import { chunkEffects } from '#src/services/device.effects.ts'
import type { Installing } from '../kind.ts'

export { chunkMachine as machine } from './chunk.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => chunkEffects(tools, platform.importPage)
