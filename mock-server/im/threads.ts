import type { BodyMeta } from '#src/contract/im/body.ts'
import { encodeMuc, type MucOperation } from '#src/contract/im/muc.ts'
import { encodeNotify, type ThreadNotice } from '#src/contract/im/notify.ts'
import { mucJid, nextMucId, userJid, type ChatApp } from './app.ts'
import { messageInfo } from './history.ts'
import { memberNames } from './mucs.ts'
import { deliver } from './queues.ts'
import type { StoredMessage, Thread } from './state.ts'
import { lastMessage, messageCount } from './thread-state.ts'

/** What a message inside a thread says about its thread. */
export function threadMeta(thread: Thread): NonNullable<BodyMeta['thread']> {
  return { msg_parent_id: thread.messageId, muc_parent_id: thread.groupId, thread_name: thread.name }
}

/** Who did something to a thread, from which device: that device is told by its REST answer. */
export interface Actor {
  user: string
  resource?: string | undefined
}

export function createThread(
  app: ChatApp,
  actor: Actor,
  given: { name: string; messageId: string; groupId: string },
): Thread {
  const now = app.clock.now()
  const thread: Thread = {
    ...given,
    id: nextMucId(app),
    owner: actor.user,
    members: [actor.user],
    created: now,
    updated: now,
  }
  app.state.threads[thread.id] = thread
  tellGroup(app, thread, actor, 'create')
  tellOwnDevices(app, thread, actor, 'threadCreate')
  return thread
}

export function joinThread(app: ChatApp, actor: Actor, thread: Thread): void {
  thread.members.push(actor.user)
  tellOwnDevices(app, thread, actor, 'threadJoin')
}

export function leaveThread(app: ChatApp, actor: Actor, thread: Thread): void {
  thread.members = thread.members.filter((name) => name !== actor.user)
  tellOwnDevices(app, thread, actor, 'threadLeave')
}

export function renameThread(app: ChatApp, actor: Actor, thread: Thread, name: string): void {
  thread.name = name
  thread.updated = app.clock.now()
  tellGroup(app, thread, actor, 'update')
  tellOwnDevices(app, thread, actor, 'threadUpdate')
}

export function destroyThread(app: ChatApp, actor: Actor, thread: Thread): void {
  delete app.state.threads[thread.id]
  tellGroup(app, thread, actor, 'delete')
  tellOwnDevices(app, thread, actor, 'threadDestroy')
}

export function kickFromThread(app: ChatApp, actor: Actor, thread: Thread, user: string): void {
  thread.members = thread.members.filter((name) => name !== user)
  tellUser(app, thread, actor, user, 'threadKick', [user])
  tellOwnDevices(app, thread, actor, 'threadKick', [user])
}

/** A message arrived in a thread: the group hears of it. */
export function threadMessageSent(app: ChatApp, message: StoredMessage): void {
  const thread = app.state.threads[message.to]
  if (!thread) return
  thread.updated = message.at
  tellGroup(app, thread, { user: message.from, resource: '' }, 'update_msg')
}

function tellOwnDevices(app: ChatApp, thread: Thread, actor: Actor, operation: MucOperation, to: string[] = []): void {
  tellUser(app, thread, actor, actor.user, operation, to, actor.resource ?? '')
}

function tellUser(
  app: ChatApp,
  thread: Thread,
  actor: Actor,
  user: string,
  operation: MucOperation,
  to: string[],
  skip?: string,
): void {
  const parent = mucJid(app, thread.groupId)
  const payload = encodeMuc({
    operation,
    muc: mucJid(app, thread.id),
    from: userJid(app, actor.user),
    to: to.map((name) => userJid(app, name)),
    isThread: true,
    parent,
    mucName: thread.name,
  })
  deliver(
    app,
    user,
    { queue: parent, from: userJid(app, actor.user), to: userJid(app, user), namespace: 'muc', payload },
    skip,
  )
}

function tellGroup(app: ChatApp, thread: Thread, actor: Actor, operation: ThreadNotice['operation']): void {
  const group = app.state.mucs[thread.groupId]
  if (!group) return
  const last = lastMessage(app, thread)
  const data: ThreadNotice = {
    id: thread.id,
    name: thread.name,
    muc_parent_id: thread.groupId,
    msg_parent_id: thread.messageId,
    timestamp: app.clock.now(),
    from: actor.user,
    operation,
    message_count: messageCount(app, thread),
    create_timestamp: thread.created,
    ...(last && operation !== 'delete' ? { last_message: messageInfo(app, last) } : {}),
  }
  const payload = encodeNotify({ type: 'thread', data })
  const queue = mucJid(app, group.id)
  for (const user of memberNames(group)) {
    const skip = user === actor.user ? (actor.resource ?? '') : undefined
    deliver(app, user, { queue, from: userJid(app, actor.user), to: queue, namespace: 'notify', payload }, skip)
  }
}
