import { waitUntilEffect, type Provided } from '#src/services/effect.ts'
import type { Installing } from '../kind.ts'

export { loadingMachine as machine } from './loading.machine.ts'

export const effects = ({ tools }: Installing): Provided => ({ actors: { waitUntil: waitUntilEffect(tools.clock) } })
