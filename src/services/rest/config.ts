import { timings } from '#src/domain/time/timings.ts'

/** Where the server is and how it is spoken to; what the specification leaves open stays configurable. */
export interface RestConfig {
  /** Origin of the server, `''` for the page's own. */
  readonly origin: string
  readonly apiBase: string
  readonly platformBase: string
  /** The base of the API and the resource of the raffle, which nobody knows. */
  readonly raffleBase: string
  /** Put before the token in an upload's Authorization header, e.g. `Bearer `. */
  readonly uploadTokenPrefix: string
  /** Where the passwords of a GET travel: as the specification has it, or in a header of ours. */
  readonly secretsIn: 'address' | 'header'
  readonly timeoutMs: number
  readonly uploadTimeoutMs: number
  readonly bodyMaxBytes: number
}

export const defaultRestConfig: RestConfig = {
  origin: '',
  apiBase: '/api/v1.0',
  platformBase: '/api/v1.0',
  raffleBase: '/api/v1.0',
  uploadTokenPrefix: '',
  secretsIn: 'address',
  timeoutMs: timings.requestTimeoutMs,
  uploadTimeoutMs: timings.uploadTimeoutMs,
  bodyMaxBytes: 4 * 1024 * 1024,
}
