import type { Milliseconds } from '#src/domain/time/instant.ts'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import { unknownName } from '#src/domain/text/nearest.ts'
import type { PaymentMishap } from './checkout/rows.ts'

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
  readonly payPasswordTriesMax: number
  readonly payPasswordLockMs: Milliseconds
  /** Up to so many beans need no password, for those who chose so. */
  readonly passwordFreeMaxBeans: number
  /** How many offers, copies or boxes go through one call together. */
  readonly batchMax: number
  /** How long the gateway takes when it is slow, and how much longer an order waits for a payment that has been made. */
  readonly gatewaySlowMs: Milliseconds
  readonly confirmationMs: Milliseconds
  /** When a payment of which nobody said anything counts as failed. */
  readonly paymentGivenUpMs: Milliseconds
  /** How the next payment goes wrong at its beginning; `''` is not at all. */
  readonly paymentMishap: PaymentMishap | ''
  /** Whether people buy, offer and open by themselves as time goes by. */
  readonly livelyMarket: boolean
  /** Whether a small print of something goes on sale at every full hour, as long as the market is lively. */
  readonly hourlyReleases: boolean
  /** Whether what somebody who plays offers at a fair price is bought before anything else, a minute after it was offered. */
  readonly eagerBuyers: boolean
  /** A bid within so long of an auction's end puts it off to so long after the bid; 0 for never (docs/decisions/0048). */
  readonly snipeWindowMs: Milliseconds
  readonly snipeExtensionMs: Milliseconds
  /** Says the code in the answer's message: nobody receives text messages in a demo. */
  readonly revealCodes: boolean
  /** `ignored`: a backend that does a call as often as it comes, whatever key it carries, and gives none back. */
  readonly keys: 'known' | 'ignored'
}

/** What the server may make of the keys of intents. */
export const keysKinds = ['known', 'ignored'] as const satisfies readonly Settings['keys'][]
export const isKeys = (text: string): text is Settings['keys'] => keysKinds.some((one) => one === text)

export const defaultSettings: Settings = {
  tokenLifetimeMs: 2 * hour,
  renewalMs: 30 * day,
  chatTokenLifetimeMs: 7 * day,
  smsLifetimeMs: 5 * minute,
  smsIntervalMs: minute,
  smsTriesMax: 5,
  payPasswordTriesMax: 5,
  payPasswordLockMs: 3 * hour,
  passwordFreeMaxBeans: 200,
  batchMax: 20,
  gatewaySlowMs: 8_000,
  confirmationMs: 10 * minute,
  paymentGivenUpMs: day,
  paymentMishap: '',
  livelyMarket: true,
  hourlyReleases: false,
  eagerBuyers: false,
  snipeWindowMs: 30_000,
  snipeExtensionMs: 30_000,
  revealCodes: true,
  keys: 'known',
}

/** Other rules from now on; throws, and changes nothing, when there is no such setting or one of another type. */
export function changeSettings(world: { settings: Settings }, change: Readonly<Record<string, unknown>>): Settings {
  // A world that was kept from before has no setting that is newer than it.
  const known: Settings = { ...defaultSettings, ...world.settings }
  for (const [name, value] of Object.entries(change)) {
    const now = (known as unknown as Readonly<Record<string, unknown>>)[name]
    if (now === undefined) throw new Error(unknownName('setting', name, Object.keys(known)))
    if (typeof now !== typeof value) throw new Error(`the setting ${name} is a ${typeof now}`)
  }
  world.settings = { ...known, ...change }
  return world.settings
}
