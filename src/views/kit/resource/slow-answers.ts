import { useEffect, useRef } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { useApp } from '../app/app.ts'
import { createRetries, useRetries } from './retries.ts'

/** Each answer that has taken too long. */
const late = createRetries()

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
      timer = app.clock.setTimeout(() => late.add(retry), timings.slowAnswerMs)
    }
    const end = () => {
      app.clock.clearTimeout(timer)
      late.drop(retry)
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

/** Asks anew for all that is late; null while nothing is. */
export const useLateAnswers = (): (() => void) | null => useRetries(late)
