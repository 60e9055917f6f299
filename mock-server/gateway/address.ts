import { Schema } from 'effect'
import type { GatewayRequest } from './answer.ts'

const Asked = Schema.fromJsonString(
  Schema.Struct({ method: Schema.String, page: Schema.String, fields: Schema.Record(Schema.String, Schema.String) }),
)

export interface GatewayAddress {
  readonly asked: GatewayRequest
  /** Under which name the browser keeps the world; null is the usual one. */
  readonly store: string | null
  /** The time of a bench, null for the time of day. */
  readonly now: number | null
}

/** What stands behind the `#` of `gateway.html`: what was asked, and of which world. A host that redirects drops queries, not this. */
export function writeGatewayAddress({ asked, store, now }: GatewayAddress): string {
  const query = new URLSearchParams({ asked: JSON.stringify(asked) })
  if (store !== null) query.set('store', store)
  if (now !== null) query.set('now', String(now))
  return `#${query.toString()}`
}

/** Throws on an address that nobody wrote here. */
export function readGatewayAddress(hash: string): GatewayAddress {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const now = query.get('now')
  return {
    asked: Schema.decodeUnknownSync(Asked)(query.get('asked')),
    store: query.get('store'),
    now: now === null ? null : Number(now),
  }
}
