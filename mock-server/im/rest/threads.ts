import { messageOf } from '../conversations.ts'
import { messageInfo } from '../history.ts'
import { isManager, isMember } from '../mucs.ts'
import type { Muc, Thread } from '../state.ts'
import { lastMessage, threadOfMessage } from '../thread-state.ts'
import { createThread, destroyThread, joinThread, kickFromThread, leaveThread, renameThread } from '../threads.ts'
import type { AreaHandlers } from './calls.ts'
import { cursorPage, names, Refusal, text, type RestCall } from './rest.ts'

function shown(thread: Thread): Record<string, unknown> {
  return {
    id: thread.id,
    name: thread.name,
    owner: thread.owner,
    msgId: thread.messageId,
    groupId: thread.groupId,
    created: thread.created,
  }
}

function threadOf(call: RestCall): { thread: Thread; group: Muc } {
  const thread = call.app.state.threads[call.params['id'] ?? '']
  const group = thread && call.app.state.mucs[thread.groupId]
  if (!thread || !group) throw new Refusal(404, `thread ${call.params['id']} doesn't exist`, { error_code: 40011 })
  if (!isMember(group, call.me))
    throw new Refusal(404, `user ${call.me} has no permission on this thread`, { error_code: 40012 })
  return { thread, group }
}

/** Only who made the thread or runs the group may change it. */
function ownThread(call: RestCall): Thread {
  const { thread, group } = threadOf(call)
  if (thread.owner !== call.me && !isManager(group, call.me)) {
    throw new Refusal(401, `user ${call.me} has no permission on this thread`, { error_code: 40001 })
  }
  return thread
}

function create(call: RestCall) {
  const { app, me, body } = call
  const groupId = text(body['group_id'])
  const messageId = text(body['msg_id'])
  const group = app.state.mucs[groupId]
  if (!group || group.room) throw new Refusal(404, `do not find this group:${groupId}`)
  if (!isMember(group, me)) throw new Refusal(400, `users [${me}] are not members of this group!`)
  if (threadOfMessage(app, messageId))
    throw new Refusal(400, `thread of message ${messageId} is there already`, { error_code: 40002 })
  if (messageOf(app, messageId)?.to !== groupId)
    throw new Refusal(400, `message ${messageId} is not in this group`, { error_code: 40009 })
  const thread = createThread(app, call.actor, { name: text(body['name']), messageId, groupId })
  return { data: { thread_id: thread.id } }
}

function join(call: RestCall) {
  const { thread } = threadOf(call)
  if (thread.members.includes(call.me))
    throw new Refusal(403, `user ${call.me} has joined this thread`, { error_code: 40004 })
  joinThread(call.app, call.actor, thread)
  return { data: { status: 'ok', detail: { ...shown(thread), affiliations_count: thread.members.length } } }
}

function quit(call: RestCall) {
  const { thread } = threadOf(call)
  leaveThread(call.app, call.actor, thread)
  return { data: { status: 'ok' } }
}

function destroy(call: RestCall) {
  destroyThread(call.app, call.actor, ownThread(call))
  return { data: { status: 'ok' } }
}

function rename(call: RestCall) {
  const thread = ownThread(call)
  renameThread(call.app, call.actor, thread, text(call.body['name']))
  return { data: { name: thread.name } }
}

function members(call: RestCall) {
  const { page, cursor } = cursorPage(call, threadOf(call).thread.members)
  return { data: { affiliations: page, ...(cursor ? { cursor } : {}) }, properties: { cursor } }
}

function kick(call: RestCall) {
  const thread = ownThread(call)
  const user = call.params['user']!
  if (!thread.members.includes(user)) throw new Refusal(400, `users [${user}] are not members of this group!`)
  kickFromThread(call.app, call.actor, thread, user)
  return { data: { result: true, user } }
}

function list(call: RestCall, threads: Thread[]) {
  const newest = threads.toSorted((a, b) => b.created - a.created || Number(BigInt(b.id) - BigInt(a.id)))
  const { page, cursor } = cursorPage(call, newest)
  return { entities: page.map(shown), properties: { cursor }, ...(cursor ? { cursor } : {}) }
}

function ofGroup(call: RestCall, joinedOnly: boolean) {
  const group = call.app.state.mucs[call.params['parentId'] ?? '']
  if (!group) throw new Refusal(404, `do not find this group:${call.params['parentId']}`)
  if (!isMember(group, call.me)) throw new Refusal(400, `users [${call.me}] are not members of this group!`)
  const all = Object.values(call.app.state.threads).filter((thread) => thread.groupId === group.id)
  return list(call, joinedOnly ? all.filter((thread) => thread.members.includes(call.me)) : all)
}

function joined(call: RestCall) {
  return list(
    call,
    Object.values(call.app.state.threads).filter((thread) => thread.members.includes(call.me)),
  )
}

function lastMessages(call: RestCall) {
  const { app } = call
  const threads = names(call.body['threadIds'])
    .map((id) => app.state.threads[id])
    .filter((thread) => thread !== undefined)
  const entities = threads.map((thread) => {
    const last = lastMessage(app, thread)
    return { thread_id: thread.id, last_message: last ? messageInfo(app, last) : {} }
  })
  return { entities }
}

function detail(call: RestCall) {
  const { thread } = threadOf(call)
  return { data: { ...shown(thread), affiliations_count: thread.members.length } }
}

export const threadHandlers: AreaHandlers<'threads'> = {
  'threads.create': create,
  'threads.join': join,
  'threads.leave': quit,
  'threads.destroy': destroy,
  'threads.rename': rename,
  'threads.members': members,
  'threads.removeMember': kick,
  'threads.detail': detail,
  'threads.inGroup': (call) => ofGroup(call, false),
  'threads.joinedInGroup': (call) => ofGroup(call, true),
  'threads.joined': joined,
  'threads.lastMessages': lastMessages,
}
