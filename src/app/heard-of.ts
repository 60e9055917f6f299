import type { Tools } from '#src/services/effect.ts'
import type { Router } from './router.ts'

/** Not asked for yet, or on its way. */
const isUnderWay = (state: unknown): boolean => state === undefined || state === 'idle' || state === 'sending'

/** Waits for what becomes of a transfer: a tab that follows hears of it when the leader has noted it. */
export const heardOf =
  ({ snapshot, subscribe }: Pick<Router, 'snapshot' | 'subscribe'>): Tools['heardOf'] =>
  (stream, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Tools['heardOf']>>>()
    const look = () => {
      const seen = snapshot(stream)
      if (seen && !isUnderWay(seen.value)) resolve({ stream, state: seen.value, context: seen.context })
    }
    const stop = subscribe(stream, look)
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    look()
    return promise.finally(stop)
  }
