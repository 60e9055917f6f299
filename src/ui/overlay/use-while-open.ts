import { useState } from 'react'

/** A word of a sheet as it was last while that was open: what closes says the same until it is gone. */
export function useWhileOpen(open: boolean, word: string): string {
  const [last, keep] = useState(word)
  if (open && last !== word) keep(word)
  return open ? word : last
}
