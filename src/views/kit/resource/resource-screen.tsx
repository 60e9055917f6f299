import { isRecord } from '#src/domain/unknown.ts'
import type { ReactNode } from 'react'
import { tabPaths } from '#src/routes/table.ts'
import { useStream } from '../app/use-stream.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { LoadMore } from '#src/ui/feedback/load-more.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { IncompleteLink } from '../page/incomplete-link.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { NoAnswer } from './no-answer.tsx'
import type { ResourceView } from './use-resource.ts'

interface Shown<Data, Item> extends ResourceView<Data, Item> {
  readonly refresh: () => void
  readonly more: () => void
}

/** A resource as a page hands it to its screen. */
export type ShownResource = Shown<unknown, unknown>

export interface ResourceStateProps<Data, Item> {
  readonly resource: Shown<Data, Item>
  /** The geometry of what is coming. */
  readonly skeleton: ReactNode
  /** Shown when the list is empty: says why and offers the next step. */
  readonly empty?: ReactNode
  /** What is shown when there is something. */
  readonly children: ReactNode
}

const toHome = <TextLink href={`#${tabPaths[0]}`}>回到首页</TextLink>

/** Chooses between loading, failed, offline, empty and content; a failed refresh leaves the content and says so above it. */
export function ResourceState<Data, Item>({ resource, skeleton, empty, children }: ResourceStateProps<Data, Item>) {
  const { status, failure, items, data, refresh } = resource
  if (status === 'loading') return skeleton
  // One thing that the server no longer shows is not what stands here from before: a gift has gone to somebody else.
  const isGone = failure?.reason === 'refused' && resource.activity === 'none' && items.length === 0
  if (status === 'failed' || isGone) {
    if (failure?.reason === 'signInNeeded') return <SignInFirst />
    if (failure?.reason === 'offline') return <NoAnswer onRetry={refresh} />
    // What was asked for cannot be written down: the address that was opened lacks its number, and asking again brings the same.
    if (failure?.reason === 'request') return <IncompleteLink of="anything" />
    // A refusal is an answer: it is the news itself, not the reason for some, and asking again may well bring the same.
    const words =
      failure?.reason === 'refused' ? { title: failure.message, action: toHome } : { note: failure?.message }
    return <ErrorState {...words} onRetry={refresh} />
  }
  const isEmpty = items.length === 0 && (data === undefined || data === null || (isRecord(data) && 'total' in data))
  if (empty !== undefined && isEmpty) return empty
  return (
    <>
      {failure && resource.activity === 'none' && items.length > 0 && resource.last && <NotRenewed {...failure} />}
      {children}
    </>
  )
}

/** What is shown may be old, and why; that there is no network the strip says. */
function NotRenewed({ reason, message }: NonNullable<ShownResource['failure']>) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  return isOffline && reason === 'offline' ? null : <InlineMessage kind="error">{message}</InlineMessage>
}

/** The foot of a paged list. */
export function ResourceFoot({ resource, endText }: { resource: ShownResource; endText?: string }) {
  // While the first page is renewed no other is asked for; the end that came near meanwhile is noticed afterwards.
  const isBusy = resource.activity === 'loadingMore' || (resource.activity === 'refreshing' && !resource.last)
  const state = isBusy ? 'loading' : resource.last ? 'end' : resource.failure ? 'failed' : 'more'
  return <LoadMore state={state} onMore={resource.more} {...(endText === undefined ? {} : { endText })} />
}
