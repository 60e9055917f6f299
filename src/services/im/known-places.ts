import type { ChatEvent } from '#src/contract/im/client.ts'
import { conferenceDomain, readChannelId } from '#src/contract/im/jid.ts'
import type { Place } from '#src/contract/im/decode.ts'
import type { ChatAnswer, ChatCallName } from '#src/contract/im/rest/calls.ts'

/**
 * What the service has said to be a group or a thread, by id. What is addressed to one of them lies there, whatever its sender has written
 * into it: the word that it lies in a thread is the sender's (IMS-10).
 */
export function createKnownPlaces(appKey: string) {
  const places = new Map<string, Place>()
  const groups: { readonly [Name in ChatCallName]?: (answer: ChatAnswer<Name>) => readonly string[] } = {
    'groups.joined': (rows) => rows.map(({ id }) => id),
    'conversations.list': (list) =>
      (list?.channel_infos ?? []).flatMap((row) => {
        const channel = readChannelId(appKey, row.channel_id)
        return channel?.domain === conferenceDomain ? [channel.name] : []
      }),
  }
  const threads: { readonly [Name in ChatCallName]?: (answer: ChatAnswer<Name>) => readonly string[] } = {
    'threads.create': ({ id }) => [id],
    'threads.join': ({ id }) => [id],
    'threads.detail': ({ id }) => [id],
    'threads.inGroup': ({ items }) => items.map(({ id }) => id),
  }
  const set = (place: Place) => (id: string) => void (id !== '' && places.set(id, place))
  return {
    of: (id: string): Place | undefined => places.get(id),
    set,
    /** Takes up what an answer names. */
    note<Name extends ChatCallName>(name: Name, answer: ChatAnswer<Name>): void {
      groups[name]?.(answer).forEach(set('group'))
      threads[name]?.(answer).forEach(set('thread'))
    },
    /** Takes up what the service tells of its own accord. */
    heard(events: readonly ChatEvent[]): void {
      for (const event of events) {
        if (event.type === 'thread') set('thread')(event.thread.id)
        if (event.type === 'group' && event.group.kind === 'group') set('group')(event.group.id)
      }
    },
  }
}

export type KnownPlaces = ReturnType<typeof createKnownPlaces>
