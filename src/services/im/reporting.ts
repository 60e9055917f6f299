import type { Clock, TimerId } from '../clock/clock.ts'

export type UsageEvent = Readonly<Record<string, unknown>> & { readonly event: 'init' | 'api' }

const BATCH = 10
const DELAY_MS = 1000
const PER_MINUTE = 1000
const MINUTE_MS = 60_000
const eventIds = { init: 9674, api: 9675 } as const

/** Usage reporting (chat §7, §9; lc:usage-reporting): batches of 10 or after 1 s, at most 1000 events a minute; off without an address. */
export function createReporter(input: { clock: Clock; appKey: string; url: string; fetch: typeof globalThis.fetch }) {
  const { clock, appKey, url } = input
  let isOn = false
  let waiting: UsageEvent[] = []
  let timer: TimerId | undefined
  let window = { from: 0, count: 0 }

  const flush = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
    const batch = waiting.splice(0, BATCH)
    if (batch.length === 0) return
    const lts = clock.now()
    const body = JSON.stringify(
      batch.map(({ event, ...rest }) => ({
        eventId: eventIds[event],
        body: { lts, appkey: appKey, sdkProduct: 0, ...rest },
      })),
    )
    const headers = {
      'Content-Type': 'application/json',
      appid: appKey,
      sendts: String(Math.floor(lts / 1000)),
      biz: 'im',
      debug: 'false',
    }
    void input.fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (waiting.length > 0) timer = clock.setTimeout(flush, DELAY_MS)
  }

  return {
    enable(on: boolean): void {
      isOn = on && url !== ''
    },
    /** Notes an event; over the limit of the minute it is dropped. */
    add(event: UsageEvent): void {
      if (!isOn) return
      const now = clock.now()
      if (now - window.from >= MINUTE_MS) window = { from: now, count: 0 }
      if (window.count >= PER_MINUTE) return
      window.count += 1
      waiting.push(event)
      if (waiting.length >= BATCH) flush()
      else timer ??= clock.setTimeout(flush, DELAY_MS)
    },
  }
}
