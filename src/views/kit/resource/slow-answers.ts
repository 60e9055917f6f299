import { useEffect, useRef, useSyncExternalStore } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { useApp } from '../app/app.ts'

/** How to ask anew for each answer that has taken too long, on the page that is shown. */
const late = new Set<() => void>()
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((hear) => hear())

/** Notes an answer that has not come after 8 s, until it is there or given up. */
export function useLateAnswer(isAwaited: boolean, askAgain: () => void): void {
  const app = useApp()
  const latest = useRef(askAgain)
  useEffect(() => {
    latest.current = askAgain
  })
  useEffect(() => {
    if (!isAwaited) return
    let timer = 0
    const begin = () => {
      timer = app.clock.setTimeout(() => {
        late.add(retry)
        tell()
      }, timings.slowAnswerMs)
    }
    const end = () => {
      app.clock.clearTimeout(timer)
      if (late.delete(retry)) tell()
    }
    const retry = () => {
      end()
      begin()
      latest.current()
    }
    begin()
    return end
  }, [app, isAwaited])
}

const listen = (hear: () => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

const isAnyLate = (): boolean => late.size > 0

/** Asks anew for all that is late; null while nothing is. */
export const useLateAnswers = (): (() => void) | null =>
  useSyncExternalStore(listen, isAnyLate, isAnyLate) ? () => [...late].forEach((retry) => retry()) : null
