import type { Provided } from '#src/services/effect.ts'
import { chatParts, inboxEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imInboxMachine as machine } from './im-inbox.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => inboxEffects(chatParts(tools, platform.chat))
