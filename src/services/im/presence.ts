import type { PresenceState } from '#src/contract/im/client.ts'

/** A presence value of the wire (REST result or notification); seconds become ms. */
export function readPresence(value: {
  uid: string
  ext?: string
  last_time?: number | string
  expiry?: number | string
  status?: Readonly<Record<string, unknown>> | string
}): PresenceState {
  const devices = Object.fromEntries(
    typeof value.status === 'object' && value.status !== null
      ? Object.entries(value.status).map(([device, state]) => [device, String(state)])
      : [],
  )
  return {
    user: value.uid,
    ext: value.ext ?? '',
    lastAt: Number(value.last_time ?? 0) * 1000,
    expiresAt: Number(value.expiry ?? 0) * 1000,
    isOnline: Object.values(devices).some((state) => state === '1'),
    devices,
  }
}
