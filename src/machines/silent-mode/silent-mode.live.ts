import type { Provided } from '#src/services/effect.ts'
import { chatParts, operationEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { silentModeMachine as machine } from './silent-mode.machine.ts'

export const effects = ({ tools, ports }: Installing): Provided =>
  operationEffects(chatParts(tools, ports.chat), 'silent')
