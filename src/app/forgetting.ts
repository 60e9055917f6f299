import type { ActorRefFrom } from 'xstate'
import { keyOf } from '#src/journal/entry.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { AppMachine } from '#src/machines/app/app.machine.ts'
import type { Forgetting } from '#src/services/effect.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Platform } from './platform.ts'
import type { Router } from './router.ts'

/** Whether a stream is closed when a person leaves, or while another one is coming in. */
function closes(stream: string, entering: boolean): boolean {
  const owner = kindOfStream(stream)?.belongsTo
  if (owner?.to !== 'person' || owner.by !== 'closed') return false
  return !(entering && owner.onEntering.some((start) => keyOf(stream).startsWith(start)))
}

export interface ForgettingParts {
  readonly root: ActorRefFrom<AppMachine>
  readonly journal: Journal
  readonly router: Router
  readonly clock: Platform['clock']
  readonly tabId: string
}

/**
 * What one person typed or began is not for the next one on this device: the server knows what has become of it. The actors of this tab
 * are closed, and nothing of any tab stays on disk, also of tabs that were killed.
 */
export function forgetDrafts(
  { root, journal, router, clock, tabId }: ForgettingParts,
  { entering, places }: Forgetting,
): Promise<void> {
  const goes = (stream: string): boolean => closes(stream, entering)
  // Where a tab was that is killed is not where the next one opens; one that lives goes elsewhere at once, and notes that. Who comes in
  // goes on where they stand (NAV-6).
  const isPlace = (stream: string): boolean =>
    places && kindOfStream(stream)?.belongsTo.to === 'tab' && !(entering && stream.endsWith(`~${tabId}`))
  const gone = Object.keys(root.getSnapshot().children).filter(goes)
  router.forget(goes)
  // Not from within the action that asks for it: the root must not move while it is moving.
  queueMicrotask(() => gone.forEach((stream) => root.send({ type: 'app.streamClosed', stream, at: clock.now() })))
  return journal.drop(journal.streams().filter((stream) => goes(stream) || isPlace(stream)))
}
