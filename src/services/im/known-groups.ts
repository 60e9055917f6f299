import { conferenceDomain, readChannelId } from '#src/contract/im/jid.ts'
import type { ChatAnswer, ChatCallName } from '#src/contract/im/rest/calls.ts'

/**
 * The groups that answers of the service have named. What is addressed to one of them is the group's, whatever its sender has written
 * into it: the word that it lies in a thread is the sender's (IMS-10).
 */
export function createKnownGroups(appKey: string) {
  const ids = new Set<string>()
  const named: { readonly [Name in ChatCallName]?: (answer: ChatAnswer<Name>) => readonly string[] } = {
    'groups.joined': (rows) => rows.map(({ id }) => id),
    'conversations.list': (list) =>
      (list?.channel_infos ?? []).flatMap((row) => {
        const channel = readChannelId(appKey, row.channel_id)
        return channel?.domain === conferenceDomain ? [channel.name] : []
      }),
  }
  return {
    has: (id: string): boolean => ids.has(id),
    /** Takes up what an answer names. */
    note<Name extends ChatCallName>(name: Name, answer: ChatAnswer<Name>): void {
      for (const id of named[name]?.(answer) ?? []) ids.add(id)
    },
  }
}
