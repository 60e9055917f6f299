import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { presenceMachine as machine } from './presence.machine.ts'

export const effects = ({ tools, ports }: Installing): Provided =>
  portEffects(chatParts(tools, ports.chat), 'presence', 'operate')
