import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { groupMachine as machine } from './group.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  portEffects(chatParts(tools, platform.chat), 'group', 'operate')
