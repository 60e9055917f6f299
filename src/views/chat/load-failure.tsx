import { ErrorState, OfflineNotice } from '#src/ui/feedback/state.tsx'
import { useStream } from '../kit/use-stream.ts'

export interface LoadFailureProps {
  /** What the service said; null where it could not be asked. */
  readonly failure: string | null
  readonly onRetry: () => void
}

/** A list of the chat that did not come: without a network that is the reason, whatever else was said. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline' as never) ?? false)
  return isOffline ? <OfflineNotice onRetry={onRetry} /> : <ErrorState note={failure} onRetry={onRetry} />
}
