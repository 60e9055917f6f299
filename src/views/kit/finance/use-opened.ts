import { useState } from 'react'

/** The row that was pressed and whose sheet is open. What is done with it shuts the sheet first (`after`). */
export function useOpened<Row extends object>() {
  const [opened, open] = useState<Row | null>(null)
  const close = (): void => open(null)
  const after =
    <More extends readonly unknown[]>(run: (row: Row, ...more: More) => void) =>
    (...more: More): void => {
      close()
      if (opened) run(opened, ...more)
    }
  return { opened, open, close, after }
}
