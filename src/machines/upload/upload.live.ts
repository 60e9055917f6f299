import type { Provided } from '#src/services/effect.ts'
import { uploadEffects } from '#src/services/upload.effects.ts'
import type { Installing } from '../kind.ts'

export { uploadMachine as machine } from './upload.machine.ts'

export const effects = ({ tools }: Installing): Provided => uploadEffects(tools)
