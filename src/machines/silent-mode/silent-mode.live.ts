import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { silentModeMachine as machine } from './silent-mode.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  portEffects(chatParts(tools, platform.chat), 'silent-mode', 'operate')
