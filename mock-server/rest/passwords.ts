import { commonRules, firstBrokenRule } from '#src/domain/form/rules.ts'
import { refuse } from '../world/refusals.ts'

/** The password rule of the forms, kept on the server too. */
export const requirePassword = (password: string): void => {
  if (password === '' || firstBrokenRule([commonRules.password], password, {})) refuse('weakPassword')
}
