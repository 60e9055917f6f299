import { useEffect, useState } from 'react'
import { useApp } from './app.ts'

/** What was typed, once it has stood still for `ms`: what is asked of the server is asked for words, not for letters. */
export function useRested(text: string, ms: number): string {
  const { clock } = useApp()
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (text === rested) return
    const timer = clock.setTimeout(() => setRested(text), ms)
    return () => clock.clearTimeout(timer)
  }, [clock, text, rested, ms])
  return rested
}
