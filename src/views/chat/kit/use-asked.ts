import { useState } from 'react'
import type { Ask } from '../../kit/chat/people-view.ts'

/**
 * Something that is asked in a sheet or dialog: `question` is open until it is dismissed or done. `reset` forgets how the last time
 * ended, before the first and after the last moment of each time.
 */
export function useAsked<Question>(ask: Ask, reset: () => void) {
  const [question, setQuestion] = useState<Question | null>(null)
  if (question !== null && ask.state === 'done') setQuestion(null)
  return {
    question,
    start: (next: Question) => {
      reset()
      setQuestion(next)
    },
    close: () => {
      setQuestion(null)
      reset()
    },
  }
}
