import { useEffect, useRef } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { ResourceContext, ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { useApp } from '../app/app-port.ts'
import { useStream } from '../app/use-stream.ts'

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

/** Pure: the resource's state as a page sees it. */
export function viewResource<Data, Item>(snapshot: AnyMachineSnapshot | undefined): ResourceView<Data, Item> {
  const context = snapshot?.context as ResourceContext | undefined
  const activity = snapshot?.matches({ ready: 'refreshing' } as never)
    ? 'refreshing'
    : snapshot?.matches({ ready: 'loadingMore' } as never)
      ? 'loadingMore'
      : 'none'
  return {
    status: snapshot?.matches('ready' as never) ? 'ready' : snapshot?.matches('failed' as never) ? 'failed' : 'loading',
    activity,
    data: context?.data as Data | undefined,
    items: (context?.items ?? []) as readonly Item[],
    last: context?.last ?? true,
    failure: context?.failure ?? null,
  }
}

/** The stream of a resource: the same request is the same actor, so that coming back finds what was loaded. */
export const resourceStream = (input: ResourceInput): string => {
  const query = new URLSearchParams(Object.entries(input.request).map(([key, value]) => [key, String(value)]))
  query.sort()
  return `resource/${input.endpoint}?${query.toString()}`
}

/**
 * Opens a resource when the page opens and follows it. What could not be had without a network is asked for again when there is one,
 * as the page says. `Data` and `Item` are the endpoint's response and row. `null` asks for nothing (as yet): it stays `loading`.
 */
export function useResource<Data = unknown, Item = unknown>(input: ResourceInput | null) {
  const app = useApp()
  const stream = input ? resourceStream(input) : 'resource/'
  if (input && !app.snapshot(stream)) app.openResource(stream, input)
  // What was loaded for another person has been forgotten under the page.
  const isForgotten = useStream(stream, (snapshot) => snapshot?.matches('idle' as never) ?? false)
  useEffect(() => {
    if (input) app.openResource(stream, input)
  }, [app, stream, isForgotten]) // oxlint-disable-line react/exhaustive-deps -- the stream names the input
  const view = useStream(stream, (snapshot) => viewResource<Data, Item>(snapshot))
  const online = useStream('connectivity', (snapshot) => snapshot?.matches('online' as never) ?? true)
  const isCut = view.status === 'failed' && view.failure?.reason === 'offline'
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current && isCut) app.say(stream, { type: 'resource.refreshRequested' })
    wasOnline.current = online
  }, [app, stream, online, isCut])
  const say = (type: string) => input && app.say(stream, { type })
  return {
    ...view,
    refresh: () => void say('resource.refreshRequested'),
    more: () => void say('resource.moreRequested'),
  }
}
