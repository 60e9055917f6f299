import { fieldsOf } from '#src/domain/unknown.ts'

/** What was found where a server knows no keys (`services/seen-in.ts`), of the failure that an intent stands with. */
export function foundIn(failure: unknown): string {
  const { reason, message } = fieldsOf(failure)
  return reason === 'undecided' && typeof message === 'string' ? message : ''
}
