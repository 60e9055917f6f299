import { chatTable } from './call.ts'
import { always, cursor, names, text, user } from './fields.ts'

/** A thread as the service tells of it. */
export interface ThreadWire {
  readonly id?: string
  readonly thread_id?: string
  readonly name?: string
  readonly owner?: string
  readonly groupId?: string
  readonly group_id?: string
  readonly msgId?: string
  readonly msg_id?: string
  readonly affiliations_count?: number
  readonly created?: number
}

/** A thread of a list (chat §3, chat thread). */
export interface ThreadRow {
  readonly id: string
  readonly name: string
  readonly owner: string
  readonly parentId: string
  readonly messageId: string
  readonly membersCount: number
  /** ms since epoch. */
  readonly createdAt: number
}

const threadOf = (wire: ThreadWire): ThreadRow => ({
  id: wire.id ?? wire.thread_id ?? '',
  name: wire.name ?? '',
  owner: wire.owner ?? '',
  parentId: wire.groupId ?? wire.group_id ?? '',
  messageId: wire.msgId ?? wire.msg_id ?? '',
  membersCount: wire.affiliations_count ?? 0,
  createdAt: wire.created ?? 0,
})

const threadList = (body: {
  readonly entities?: readonly ThreadWire[]
  readonly properties?: { readonly cursor?: string | undefined }
}) => ({ items: (body.entities ?? []).map(threadOf), cursor: body.properties?.cursor ?? '' })

const id = text('id', 'chatThreadId')
const page = { limit: always(20), cursor }

/** Threads under group messages. */
export const threadCalls = chatTable({
  'threads.create': {
    method: 'POST',
    path: '/thread',
    resource: true,
    body: { name: text('name'), msg_id: text('messageId'), group_id: text('parentId'), owner: user },
    read: ({ data }: { readonly data: { readonly thread_id: string } }) => ({ id: data.thread_id }),
  },
  'threads.join': {
    method: 'POST',
    path: '/thread/{id}/user/{me}/join',
    params: { id },
    resource: true,
    read: ({ data }: { readonly data: { readonly detail?: ThreadWire } }) => threadOf(data.detail ?? {}),
  },
  'threads.leave': { method: 'DELETE', path: '/thread/{id}/user/{me}/quit', params: { id }, resource: true },
  'threads.destroy': { method: 'DELETE', path: '/thread/{id}', params: { id }, resource: true },
  'threads.rename': {
    method: 'PUT',
    path: '/thread/{id}',
    params: { id },
    resource: true,
    body: { name: text('name') },
  },
  'threads.members': {
    method: 'GET',
    path: '/thread/{id}/users',
    params: { id },
    query: page,
    read: (body: {
      readonly data: { readonly affiliations?: readonly string[] }
      readonly properties?: { readonly cursor?: string | undefined }
    }) => ({ items: body.data.affiliations ?? [], cursor: body.properties?.cursor ?? '' }),
  },
  'threads.removeMember': {
    method: 'DELETE',
    path: '/thread/{id}/users/{user}',
    params: { id, user: text('user', 'username') },
    resource: true,
  },
  'threads.detail': {
    method: 'GET',
    path: '/thread/{id}',
    params: { id },
    read: ({ data }: { readonly data: ThreadWire }) => threadOf(data),
  },
  'threads.inGroup': {
    method: 'GET',
    path: '/threads/chatgroups/{parentId}',
    query: page,
    read: threadList,
  },
  'threads.joinedInGroup': {
    method: 'GET',
    path: '/threads/chatgroups/{parentId}/user/{me}',
    query: page,
    read: threadList,
  },
  'threads.joined': { method: 'GET', path: '/threads/user/{me}', query: page, read: threadList },
  'threads.lastMessages': {
    method: 'POST',
    path: '/thread/message',
    body: { threadIds: names('ids') },
    read: (body: { readonly entities: readonly { readonly thread_id: string; readonly last_message: unknown }[] }) =>
      body.entities,
  },
})
