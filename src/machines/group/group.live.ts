import type { Provided } from '#src/services/effect.ts'
import { chatParts, operationEffects } from '#src/services/im.effects.ts'
import type { Installing } from '../kind.ts'

export { groupMachine as machine } from './group.machine.ts'

export const effects = ({ tools, ports }: Installing): Provided =>
  operationEffects(chatParts(tools, ports.chat), 'groups')
