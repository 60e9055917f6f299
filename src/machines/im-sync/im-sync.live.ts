import type { Provided } from '#src/services/effect.ts'
import { chatParts, syncEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imSyncMachine as machine } from './im-sync.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided => syncEffects(chatParts(tools, platform.chat))
