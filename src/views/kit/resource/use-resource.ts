import { useEffect, useRef } from 'react'
import type { AboutOf, AskOf, CallName, ItemOf, ListName, RowOf } from '#src/contract/rest/calls.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { ResourceContext } from '#src/machines/resource/resource.machine.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'
import { useStream } from '../app/use-stream.ts'
import { resourceStream } from './resource-stream.ts'
import { useLateAnswer } from './slow-answers.ts'

/** What a page asks for: a call with its request, and of a list how many entries make a page. */
export type ResourceOf<Name extends CallName> = {
  readonly endpoint: Name
  readonly request: AskOf<Name>
  /** Shown again without asking while younger than this; absent: asked at every opening. */
  readonly freshMs?: number
} & (Name extends ListName ? { readonly pageSize: number } : { readonly pageSize?: never })

/** What a page shows of a resource. */
export interface ResourceView<Data, Item> {
  /** `loading`: nothing yet. `ready`: there is something, perhaps with a `failure` of the last attempt to get more. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly activity: 'none' | 'refreshing' | 'loadingMore'
  readonly data: Data | undefined
  readonly items: readonly Item[]
  readonly last: boolean
  readonly failure: { readonly reason: string; readonly message: string } | null
  /** It is of the last visit: nobody has answered yet. */
  readonly isOld?: true
}

/** A resource as a page follows it. */
export interface Resource<Name extends CallName> extends ResourceView<AboutOf<Name>, ItemOf<Name>> {
  readonly refresh: () => void
  readonly more: () => void
  /** Said with an intent: it has this read anew. */
  readonly renewal: FollowUp
}

type Snapshot = SnapshotOf<`resource/${string}`> | undefined

interface Answer<Data, Item> {
  readonly data: Data | undefined
  readonly items: readonly Item[]
}
/** Whether it keeps what its call answers; the schema of the call has decoded that before (`services/resource.effects.ts`). */
type Keeps<Data, Item> = (context: ResourceContext) => context is ResourceContext & Answer<Data, Item>

const answers =
  <Name extends CallName>(name: Name | undefined): Keeps<AboutOf<Name>, ItemOf<Name>> =>
  (context): context is ResourceContext & Answer<AboutOf<Name>, ItemOf<Name>> =>
    context.endpoint === name
const lists =
  <Name extends ListName>(name: Name): Keeps<AboutOf<Name>, RowOf<Name>> =>
  (context): context is ResourceContext & Answer<AboutOf<Name>, RowOf<Name>> =>
    context.endpoint === name

function view<Data, Item>(snapshot: Snapshot, keeps: Keeps<Data, Item>): ResourceView<Data, Item> {
  const context = snapshot && keeps(snapshot.context) ? snapshot.context : undefined
  const activity = snapshot?.matches({ ready: 'refreshing' })
    ? 'refreshing'
    : snapshot?.matches({ ready: 'loadingMore' })
      ? 'loadingMore'
      : 'none'
  return {
    status: snapshot?.matches('ready') ? 'ready' : snapshot?.matches('failed') ? 'failed' : 'loading',
    activity,
    data: context?.data,
    items: context?.items ?? [],
    last: context?.last ?? true,
    failure: context?.failure ?? null,
    ...(context?.keptAt == null ? {} : { isOld: true as const }),
  }
}

/** Pure: the state of the resource `of` as a page sees it. */
export const viewResource = <Name extends CallName>(
  snapshot: Snapshot,
  of: ResourceOf<Name> | null,
): ResourceView<AboutOf<Name>, ItemOf<Name>> => view(snapshot, answers(of?.endpoint))

/** Pure: the same of a list, whichever it is. */
export const viewList = <Name extends ListName>(
  snapshot: Snapshot,
  of: ResourceOf<Name>,
): ResourceView<AboutOf<Name>, RowOf<Name>> => view(snapshot, lists(of.endpoint))

/** Said with an intent: it has what was read of this call with this request, in pages of this length, read anew, where it is there. */
export const renewalOf = <Name extends CallName>(input: ResourceOf<Name>): FollowUp => ({
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
  // Who has just signed in sees what is theirs.
  const isGuest = useUser() === null
  const wasGuest = useRef(isGuest)
  useEffect(() => {
    if (input && wasGuest.current && !isGuest) app.say(stream, { type: 'resource.refreshRequested' })
    wasGuest.current = isGuest
    // oxlint-disable-next-line react/exhaustive-deps -- the stream names the input
  }, [app, stream, isGuest])
  const say = (type: 'resource.refreshRequested' | 'resource.moreRequested') => input && app.say(stream, { type })
  // What is of the last visit is shown, and asked for as soon as there is a network.
  const isOld = view.isOld === true && online
  useEffect(() => {
    if (isOld) app.say(stream, { type: 'resource.refreshRequested' })
  }, [app, stream, isOld])
  const isAwaited =
    input !== null && (view.status === 'loading' || view.activity !== 'none' || (isOld && view.failure === null))
  useLateAnswer(isAwaited, () => void say('resource.refreshRequested'))
  return {
    ...view,
    refresh: () => void say('resource.refreshRequested'),
    more: () => void say('resource.moreRequested'),
    renewal: { type: 'resource.refreshRequested', key: stream.slice('resource/'.length) },
  }
}
