import { finish, readerOf, wire } from './msync.ts'

/** Statistics operations by code; 1 to 4 end the session (chat §4, forced logout). */
export const statisticsOperations = [
  'information',
  'userRemoved',
  'otherDeviceLogin',
  'passwordChanged',
  'kicked',
] as const
export type StatisticsOperation = (typeof statisticsOperations)[number]

/** The chat error of each forced logout. */
export const forcedLogouts = {
  userRemoved: 207,
  otherDeviceLogin: 206,
  passwordChanged: 216,
  kicked: 217,
} as const satisfies Partial<Record<StatisticsOperation, number>>

/** `Meta.payload` of namespace 0. Throws when the operation is unknown. */
export function decodeStatistics(bytes: Uint8Array): StatisticsOperation {
  const raw = wire.StatisticsBody.decode(readerOf(bytes))
  const operation = raw.operation == null ? undefined : statisticsOperations[raw.operation]
  if (!operation) throw new RangeError('unknown statistics operation')
  return operation
}

export function encodeStatistics(operation: StatisticsOperation): Uint8Array<ArrayBuffer> {
  return finish(wire.StatisticsBody.encode({ operation: statisticsOperations.indexOf(operation) }))
}
