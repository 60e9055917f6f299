import type { Provided } from '#src/services/effect.ts'
import { chatParts, connectionEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { imConnectionMachine as machine } from './im-connection.machine.ts'

export const effects = ({ tools, platform }: Installing): Provided =>
  connectionEffects(
    chatParts(tools, platform.chat),
    () => (platform.chat?.isVisible?.() ?? true) && platform.network.isOnline(),
  )
