import type { ChatCallName } from './calls.ts'

/** Calls that the client can make and no screen causes, and why; what speaks to the service without a screen may make them. */
export const unaskedCalls: Readonly<Partial<Record<ChatCallName, string>>> = {
  'presence.publish':
    'the service itself tells whether somebody is here; a status of one’s own words has no screen in the app',
  'presence.status': 'a subscription answers with the state of today',
  'presence.subscribed': 'the app knows whom it has subscribed to, and renews that itself',
  'reactions.list': 'messages carry their reactions, and changes are told over the socket',
  'threads.joined': 'a thread is found from its message or from its group’s list',
  'threads.joinedInGroup': 'the list of the group’s threads is the way in',
  'threads.lastMessages': 'the message that a thread hangs on carries its overview',
  'users.updateProfile':
    'nickname and picture are set in the marketplace’s account; none of the chat’s pages (chat §2) sets attributes of its own',
  'groups.rooms': 'none of the chat’s pages (chat §2) lists rooms; not built',
}
