import { useEffect, useRef } from 'react'
import type { AboutOf, AskOf, CallName, ListName, RowOf } from '#src/contract/rest/calls.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'

/** What a page asks for: a call with its request, and of a list how many entries make a page. */
export type ResourceOf<Name extends CallName> = {
  readonly endpoint: Name
  readonly request: AskOf<Name>
  /** Shown again without asking while younger than this; absent: asked at every opening. */
  readonly freshMs?: number
} & (Name extends ListName ? { readonly pageSize: number } : { readonly pageSize?: never })

/** An entry of a list that comes in pages; what is no list has none. */
type ItemOf<Name extends CallName> = Name extends ListName ? RowOf<Name> : never

/** What a page shows of a resource. */
export interface ResourceView<Data, Item> {
  /** `loading`: nothing yet. `ready`: there is something, perhaps with a `failure` of the last attempt to get more. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly activity: 'none' | 'refreshing' | 'loadingMore'
  readonly data: Data | undefined
  readonly items: readonly Item[]
  readonly last: boolean
  readonly failure: { readonly reason: string; readonly message: string } | null
}

/** A resource as a page follows it. */
export interface Resource<Name extends CallName> extends ResourceView<AboutOf<Name>, ItemOf<Name>> {
  readonly refresh: () => void
  readonly more: () => void
  /** Said with an intent: it has this read anew. */
  readonly renewal: FollowUp
}

/** Pure: the state of a resource's stream, which keeps what its call answered, decoded by the schemas that these types come from. */
function view<Data, Item>(snapshot: SnapshotOf<`resource/${string}`> | undefined): ResourceView<Data, Item> {
  const context = snapshot?.context
  const activity = snapshot?.matches({ ready: 'refreshing' })
    ? 'refreshing'
    : snapshot?.matches({ ready: 'loadingMore' })
      ? 'loadingMore'
      : 'none'
  return {
    status: snapshot?.matches('ready') ? 'ready' : snapshot?.matches('failed') ? 'failed' : 'loading',
    activity,
    data: context?.data as Data | undefined,
    items: (context?.items ?? []) as readonly Item[],
    last: context?.last ?? true,
    failure: context?.failure ?? null,
  }
}

/** Pure: the state of the resource `_of` as a page sees it. */
export const viewResource = <Name extends CallName>(
  snapshot: SnapshotOf<`resource/${string}`> | undefined,
  _of: ResourceOf<Name> | null,
): ResourceView<AboutOf<Name>, ItemOf<Name>> => view(snapshot)

/** Pure: the same of a list, whichever it is. */
export const viewList = <Name extends ListName>(
  snapshot: SnapshotOf<`resource/${string}`> | undefined,
  _of: ResourceOf<Name>,
): ResourceView<AboutOf<Name>, RowOf<Name>> => view(snapshot)

/** The stream of a resource: the same request is the same actor, so that coming back finds what was loaded. */
export const resourceStream = (input: ResourceInput): `resource/${string}` => {
  const query = new URLSearchParams(Object.entries(input.request).map(([key, value]) => [key, String(value)]))
  query.sort()
  return `resource/${input.endpoint}?${query.toString()}`
}

/** Said with an intent: it has what was read of this call with this request read anew, where it is there. */
export const renewalOf = (input: ResourceInput): FollowUp => ({
  type: 'resource.refreshRequested',
  key: resourceStream(input).slice('resource/'.length),
})

/**
 * Opens a resource when the page opens and follows it. What could not be had without a network is asked for again when there is one,
 * as the page says. `null` asks for nothing (as yet): it stays `loading`.
 */
export function useResource<Name extends CallName>(input: ResourceOf<Name> | null): Resource<Name> {
  const app = useApp()
  const stream = input ? resourceStream(input) : 'resource/'
  if (input && !app.snapshot(stream)) app.openResource(stream, input)
  // What was loaded for another person has been forgotten under the page.
  const isForgotten = useStream(stream, (snapshot) => snapshot?.matches('idle') ?? false)
  useEffect(() => {
    if (input) app.openResource(stream, input)
  }, [app, stream, isForgotten]) // oxlint-disable-line react/exhaustive-deps -- the stream names the input
  const view = useStream(stream, (snapshot) => viewResource(snapshot, input))
  const online = useStream('connectivity', (snapshot) => snapshot?.matches('online') ?? true)
  const isCut = view.status === 'failed' && view.failure?.reason === 'offline'
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current && isCut) app.say(stream, { type: 'resource.refreshRequested' })
    wasOnline.current = online
  }, [app, stream, online, isCut])
  const say = (type: 'resource.refreshRequested' | 'resource.moreRequested') => input && app.say(stream, { type })
  return {
    ...view,
    refresh: () => void say('resource.refreshRequested'),
    more: () => void say('resource.moreRequested'),
    renewal: { type: 'resource.refreshRequested', key: stream.slice('resource/'.length) },
  }
}
