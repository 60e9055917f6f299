import { ErrorState, OfflineNotice } from '#src/ui/feedback/state.tsx'
import { useStream } from '../app/use-stream.ts'

export interface LoadFailureProps {
  /** What the service said; null where it could not be asked. */
  readonly failure: string | null
  /** What did not come, where it is one part of a page. */
  readonly title?: string
  readonly onRetry: () => void
}

/** A list of the chat that did not come: without a network that is the reason, whatever else was said. */
export function LoadFailure({ failure, title, onRetry }: LoadFailureProps) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  if (isOffline) return <OfflineNotice onRetry={onRetry} />
  return <ErrorState {...(title === undefined ? {} : { title })} note={failure} onRetry={onRetry} />
}
