import type { ChatCallName } from './calls.ts'

/** Calls that the client can make and no screen causes, and why; what speaks to the service without a screen may make them. */
export const unaskedCalls: Readonly<Partial<Record<ChatCallName, string>>> = {
  'presence.subscribed': 'the app knows whom it has subscribed to, and renews that itself',
  'groups.members': 'a group that is opened tells its members with everything else (groups.info)',
  'reactions.detail': 'a reaction shows how many have added it; their names come with the message',
  'reactions.list': 'messages carry their reactions, and changes are told over the socket',
  'threads.joined': 'a thread is found from its message or from its group’s list',
  'threads.joinedInGroup': 'the list of the group’s threads is the way in',
  'threads.lastMessages': 'the message that a thread hangs on carries its overview',
  'users.token':
    'the marketplace gives a token that is valid already (im/getImToken); nobody has a password for the chat',
  'users.exchangeToken': 'the same: what the marketplace gives needs no exchange',
}
