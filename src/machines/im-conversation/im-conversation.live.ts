import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imConversationMachine as machine } from './im-conversation.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  portEffects(chatParts(tools, platform.chat), 'conversation', 'local', 'history', 'operate')
