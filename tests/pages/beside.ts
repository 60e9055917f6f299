import type { App } from '#src/views/kit/app/app.ts'
import { type Manner, manners } from './invented.ts'

/** The app as somebody sees it who is not signed in. */
export function ofGuest(app: App): App {
  const of = app.snapshot as (stream: string) => { context?: object } | undefined
  const snapshot = (stream: string) =>
    stream === 'session' ? { matches: () => false, context: { ...of(stream)?.context, user: null } } : of(stream)
  return { ...app, snapshot: snapshot as never }
}

/** Where an address says under which key something is begun. */
export const KEYED = /[?&](?:intent|key|gift)=/

/** The whole answers with other words and flags in what is no list. */
export const wordings: readonly Manner[] = Array.from({ length: 20 }, (_, word) => ({ ...manners.full, word }))
