import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState, OfflineNotice } from '#src/ui/feedback/state.tsx'
import { useStream } from '../app/use-stream.ts'

const messages = <Button href={`#${href('/pages/chat/index')}`}>查看消息</Button>

export interface LoadFailureProps {
  /** What the service said; null where it could not be asked. */
  readonly failure: string | null
  /** What did not come, where it is one part of a page. */
  readonly title?: string
  /** It is what the page is about: the way back to the messages stands beside it. */
  readonly isPage?: true
  /** Null where nothing would come of it: what the address names is not there. */
  readonly onRetry: (() => void) | null
}

/** A list of the chat that did not come: without a network that is the reason, whatever else was said. */
export function LoadFailure({ failure, title, isPage, onRetry }: LoadFailureProps) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  if (!onRetry) return <ErrorState {...(failure === null ? {} : { title: failure })} action={messages} />
  if (isOffline) return <OfflineNotice onRetry={onRetry} />
  return (
    <ErrorState
      {...(title === undefined ? {} : { title })}
      note={failure}
      onRetry={onRetry}
      {...(isPage ? { action: messages } : {})}
    />
  )
}
