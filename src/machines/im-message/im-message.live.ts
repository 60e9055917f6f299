import type { Provided } from '#src/services/effect.ts'
import { chatParts, messageEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imMessageMachine as machine } from './im-message.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => messageEffects(chatParts(tools, platform.chat))
