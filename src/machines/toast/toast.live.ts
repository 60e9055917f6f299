import { waitUntilEffect, type Provided } from '#src/services/effect.ts'
import type { Installing } from '../kind.ts'

export { toastMachine as machine } from './toast.machine.ts'

export const effects = ({ tools }: Installing): Provided => ({ actors: { waitUntil: waitUntilEffect(tools.clock) } })
