import type { Milliseconds } from '#src/domain/instant.ts'
import { day, hour, minute } from '#src/domain/instant.ts'

/** The numbers the server's rules run on; all ours, because the specification shows none of them. */
export interface Settings {
  readonly tokenLifetimeMs: Milliseconds
  /** How long after its issue a token can still be exchanged. */
  readonly renewalMs: Milliseconds
  /** How long a token of the chat service lasts. */
  readonly chatTokenLifetimeMs: Milliseconds
  readonly smsLifetimeMs: Milliseconds
  /** How soon the next code may be asked for. */
  readonly smsIntervalMs: Milliseconds
  readonly smsTriesMax: number
  /** Says the code in the answer's message: nobody receives text messages in a demo. */
  readonly revealCodes: boolean
}

export const defaultSettings: Settings = {
  tokenLifetimeMs: 2 * hour,
  renewalMs: 30 * day,
  chatTokenLifetimeMs: 7 * day,
  smsLifetimeMs: 5 * minute,
  smsIntervalMs: minute,
  smsTriesMax: 5,
  revealCodes: true,
}
