import type { Instant } from '#src/domain/time/instant.ts'
import { networkCode } from '#src/contract/im/network.ts'
import type { Clock, TimerId } from '../clock/clock.ts'

/** What is reported: that a person logged in, and how each call of the service went. No content, no addresses of others. */
export type UsageEvent = { readonly event: 'init'; readonly resource: string; readonly version: string } | ApiEvent

export interface ApiEvent {
  readonly event: 'api'
  readonly name: string
  readonly method: string
  /** Ms. */
  readonly elapsed: number
  /** 200, or the type of the error (chat §8). */
  readonly code: number
  readonly ok: boolean
  readonly uid: string
}

/** What the client speaks, of the kinds there are: the report's `os` (chat §9, `const:protocol-version`; wire §1). */
const PROTOCOL_VERSION = 7

/** Where reports go. Nothing is sent without an address: the specification names none. */
export interface ReportingConfig {
  readonly url: string
  /** The header `token`. */
  readonly token?: string
  /** The header `debug`. */
  readonly isDebug?: boolean
}

const BATCH = 10
const DELAY_MS = 1000
const PER_MINUTE = 1000
const MINUTE_MS = 60_000
/** So many calls are waited for; the oldest is given up first (`const:report-map`, A-61). */
const PENDING_MAX = 1000
/** An event in the words of the wire (`wire §1`, usage reporting). */
const written = (event: UsageEvent): { eventId: number; body: Record<string, unknown> } =>
  event.event === 'init'
    ? {
        eventId: 9674,
        body: { did: event.resource, deviceId: event.resource, os: PROTOCOL_VERSION, sdkVersion: event.version },
      }
    : {
        eventId: 9675,
        body: {
          requestName: event.name,
          requestMethod: event.method,
          requestElapse: event.elapsed,
          code: event.code,
          isSuccess: event.ok ? 1 : 0,
          isLastApi: 1,
          uid: event.uid,
        },
      }

/** Usage reporting (chat §7, §9; lc:usage-reporting): batches of 10 or after 1 s, at most 1000 events a minute; off without an address. */
export function createReporter(input: {
  clock: Clock
  appKey: string
  to: ReportingConfig | undefined
  fetch: typeof globalThis.fetch
  /** What the device says of its network, at the moment of a report. */
  network?: (() => string | undefined) | undefined
}) {
  const { clock, appKey, to, network } = input
  let isOn = false
  let waiting: UsageEvent[] = []
  let timer: TimerId | undefined
  let window = { from: 0, count: 0 }
  let lastCall = 0
  /** Calls that have begun and not ended, oldest first, with the instant of their beginning. */
  const pending = new Map<number, Instant>()

  const flush = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
    // Never more than a batch: it goes when it is full.
    const batch = waiting.splice(0)
    if (batch.length === 0) return
    const lts = clock.now()
    const common = { lts, net: networkCode(network?.()), appkey: appKey, sdkProduct: 0 }
    const body = JSON.stringify(
      batch.map(written).map(({ eventId, body: own }) => ({ eventId, body: { ...common, ...own } })),
    )
    const headers = {
      'Content-Type': 'application/json',
      appid: appKey,
      sendts: String(Math.floor(lts / 1000)),
      biz: 'im',
      debug: String(to?.isDebug === true),
      ...(to?.token ? { token: to.token } : {}),
    }
    void input.fetch(to!.url, { method: 'POST', headers, body }).catch(() => undefined)
  }

  /** Notes an event; over the limit of the minute it is dropped. */
  const add = (event: UsageEvent): void => {
    if (!isOn) return
    const now = clock.now()
    if (now - window.from >= MINUTE_MS) window = { from: now, count: 0 }
    if (window.count >= PER_MINUTE) return
    window.count += 1
    waiting.push(event)
    if (waiting.length >= BATCH) flush()
    else timer ??= clock.setTimeout(flush, DELAY_MS)
  }

  return {
    enable(on: boolean): void {
      isOn = on && to !== undefined && to.url !== ''
      if (!isOn) waiting = []
    },
    add,
    /** A call begins: its number, for {@link end}. */
    begin(): number {
      lastCall += 1
      pending.set(lastCall, clock.now())
      if (pending.size > PENDING_MAX) pending.delete(pending.keys().next().value!)
      return lastCall
    },
    /** It has ended and is reported, unless it was given up meanwhile. */
    end(call: number, event: Omit<ApiEvent, 'event' | 'elapsed'>): void {
      const from = pending.get(call)
      if (!pending.delete(call) || from === undefined) return
      add({ event: 'api', elapsed: clock.now() - from, ...event })
    },
  }
}
