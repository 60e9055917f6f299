import type { Provided } from '#src/services/effect.ts'
import { chatParts, portEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imArchiveMachine as machine } from './im-archive.machine.ts'

export const effects = ({ tools, ports }: Installing): Provided =>
  portEffects(chatParts(tools, ports.chat), 'archive', 'search', 'forget')
