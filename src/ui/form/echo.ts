/**
 * A text field keeps its own copy of the value, so that a slow owner (another tab, a journal) never takes back a letter and an input
 * method is never interrupted. Pure: the hook in use-echo.ts only stores it.
 */
export interface Echo {
  /** What the user sees. */
  readonly local: string
  /** The owner's value as last seen. */
  readonly seen: string
  /** Values sent to the owner that have not come back yet, oldest first. */
  readonly sent: readonly string[]
  readonly composing: boolean
}

export const startEcho = (value: string): Echo => ({ local: value, seen: value, sent: [], composing: false })

/** The user changed the text. While composing nothing leaves the field. */
export const echoTyped = (echo: Echo, local: string): Echo =>
  echo.composing ? { ...echo, local } : { ...echo, local, sent: [...echo.sent, local].slice(-64) }

export const echoComposing = (echo: Echo): Echo => ({ ...echo, composing: true })

/** The input method is done: its text is sent like any other. */
export const echoComposed = (echo: Echo, local: string): Echo => echoTyped({ ...echo, composing: false }, local)

/** The owner's value came (back). Our own earlier values are recognised; anything else is the owner's will, except during composition. */
export function echoReceived(echo: Echo, value: string): Echo {
  if (value === echo.seen) return echo
  const at = echo.sent.indexOf(value)
  if (at >= 0) return { ...echo, seen: value, sent: echo.sent.slice(at + 1) }
  if (echo.composing) return { ...echo, seen: value }
  return { ...echo, seen: value, local: value, sent: [] }
}

/** The user left the field: what the owner holds counts, also where it refused or rewrote what was typed. */
export const echoSettled = (echo: Echo, value: string): Echo => ({ ...echo, ...startEcho(value) })
