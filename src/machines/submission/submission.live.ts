import type { Provided } from '#src/services/effect.ts'
import { submissionEffects } from '#src/services/submission.effects.ts'
import { createSenders } from '#src/services/senders.ts'
import type { Installing } from '../kind.ts'

export { submissionMachine as machine } from './submission.machine.ts'

export const effects = ({ tools, platform, session }: Installing): Provided =>
  submissionEffects(tools, createSenders(tools, session, platform.payments))
