import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imArchiveMachine as machine } from './im-archive.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  portEffects(chatParts(tools, platform.chat), 'archive', 'search', 'forget')
