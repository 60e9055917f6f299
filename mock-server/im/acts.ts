import { Schema } from 'effect'
import type { Conversation } from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Ext } from '#src/contract/im/ext.ts'
import { messageUpload, rosterUpload, type RosterUpload } from '#src/contract/im/encode.ts'
import { forcedLogouts } from '#src/contract/im/statistics.ts'
import { demoAccount } from '../world/demo-account.ts'
import { accountsOf } from './accounts.ts'
import { userOf, type ChatApp } from './app.ts'
import { conversationKey } from './conversations.ts'
import { bodyOf } from './history.ts'
import { createMuc, isMember, noteInvitation, noteRequest } from './mucs.ts'
import { presenceChanged } from './presence.ts'
import { speakAs } from './puppet.ts'
import type { ChatServer } from './server.ts'
import { closeSession, kickUser } from './session.ts'
import type { Muc, StoredMessage } from './state.ts'

/**
 * What happens at the chat service behind the app's back, by name: the acts `chat.<name>` of the world. Where nobody is named, the demo
 * account is meant; `to` is a user or the id of a group.
 */
interface ChatAct<Input> {
  readonly input: Schema.Codec<Input, unknown>
  readonly run: (server: ChatServer, input: Input) => unknown
}

const act = <Input>(input: Schema.Codec<Input, unknown>, run: ChatAct<Input>['run']): ChatAct<Input> => ({ input, run })
const optional = Schema.optionalKey
const me = demoAccount.userId
const kicks = Object.keys(forcedLogouts) as (keyof typeof forcedLogouts)[]
const Details = Schema.Record(Schema.String, Schema.Unknown)

const Saying = Schema.Struct({
  from: Schema.String,
  to: optional(Schema.String),
  text: optional(Schema.String),
  content: optional(Details),
  ext: optional(Details),
  /** The JSON text beside the contents, as a sender of any kind may write it. */
  meta: optional(Schema.String),
  /** That many times, numbered from 1 in the place of `{n}`. */
  count: optional(Schema.Int),
})
const Between = Schema.Struct({ from: Schema.String, to: optional(Schema.String), reason: optional(Schema.String) })
const Whose = Schema.Struct({
  from: Schema.String,
  to: optional(Schema.String),
  /** The newest message of `from` there when it is left out. */
  messageId: optional(Schema.String),
})

function known(app: ChatApp, name: string): string {
  if (!userOf(app, name) && !app.state.mucs[name]) throw new Error(`nobody at the chat service is called ${name}`)
  return name
}

const rosterChange = (operation: RosterUpload['operation']) =>
  act(Between, (server, { from, to = me, reason }) => {
    const app = server.app()
    known(app, to)
    speakAs(server, app, known(app, from), (puppet) => [
      rosterUpload({
        ...puppet,
        id: puppet.nextId(),
        operation,
        to: [to],
        ...(reason === undefined ? {} : { reason }),
      }),
    ])
  })

const keyBetween = (app: ChatApp, from: string, to: string): string =>
  conversationKey(app.state.mucs[to] ? 'groupchat' : 'chat', from, to)

/** The newest message that `from` has sent to `to`. */
function lastOf(app: ChatApp, from: string, to: string): StoredMessage | undefined {
  const ids = app.state.conversations[keyBetween(app, from, to)] ?? []
  return ids.map((id) => app.state.messages[id]).findLast((message) => message?.from === from)
}

/** An ack about a message: `sender` is who confirms it. */
function acknowledge(server: ChatServer, kind: 'recall' | 'read' | 'delivery', sender: string, message: StoredMessage) {
  const single = message.kind === 'chat'
  const name = single && sender === message.to ? message.from : message.to
  const conversation: Conversation = { kind: single ? 'chat' : 'group', name }
  const receipt = kind === 'read' && !single ? { isGroupReceipt: true } : {}
  speakAs(server, server.app(), sender, (puppet) => [
    messageUpload({
      ...puppet,
      id: puppet.nextId(),
      conversation,
      outgoing: { ack: kind, messageId: message.id, ...receipt },
    }),
  ])
}

const receipt = (kind: 'read' | 'delivery') =>
  act(Whose, (server, { from, to = me, messageId }) => {
    const app = server.app()
    const message = messageId === undefined ? lastOf(app, to, from) : app.state.messages[messageId]
    if (!message) throw new Error(`${to} has sent nothing to ${from}`)
    acknowledge(server, kind, known(app, from), message)
  })

function say(
  server: ChatServer,
  { from, to = me, text = '你好', content, ext, meta, count = 1 }: typeof Saying.Type,
): string[] {
  const app = server.app()
  const accounts = accountsOf(app)
  known(app, from)
  known(app, to)
  return Array.from({ length: count }, (_, index) => {
    const said = content ?? { type: 'txt', msg: text.replace('{n}', String(index + 1)) }
    return accounts.say(from, to, said as Content, ext as Ext | undefined, meta)
  })
}

function groupOf(app: ChatApp, id: string): Muc {
  const muc = app.state.mucs[id]
  if (!muc || muc.room) throw new Error(`no group is called ${id}`)
  return muc
}

const newGroup = (app: ChatApp, owner: string, name: string): Muc =>
  createMuc(app, { room: false, owner, name, inviteNeedConfirm: true })

export const chatActs = {
  /** Somebody writes. Result: the ids of the messages. */
  say: act(Saying, say),
  /** What somebody has said to somebody; changes nothing. Result: the texts, oldest first. */
  texts: act(Schema.Struct({ from: optional(Schema.String), to: Schema.String }), (server, { from = me, to }) => {
    const app = server.app()
    const ids = app.state.conversations[keyBetween(app, from, to)] ?? []
    const messages = ids.flatMap((id) => app.state.messages[id] ?? []).filter((message) => message.from === from)
    return messages.flatMap((message) => {
      const content = bodyOf(message).contents?.[0]
      return content && content !== 'empty' && content.type === 'txt' ? [content.msg ?? ''] : []
    })
  }),
  /** The sender takes a message back. */
  recall: act(Whose, (server, { from, to = me, messageId }) => {
    const app = server.app()
    const message = messageId === undefined ? lastOf(app, from, to) : app.state.messages[messageId]
    if (!message) throw new Error(`${from} has sent nothing to ${to}`)
    acknowledge(server, 'recall', from, message)
  }),
  /** Somebody (`from`) has read, or got, the newest message of `to`. */
  read: receipt('read'),
  delivered: receipt('delivery'),
  invite: rosterChange('add'),
  accept: rosterChange('accept'),
  decline: rosterChange('decline'),
  unfriend: rosterChange('remove'),
  block: rosterChange('ban'),
  unblock: rosterChange('allow'),
  kick: act(
    Schema.Struct({ user: optional(Schema.String), operation: Schema.Literals(kicks) }),
    (server, { user = me, operation }) => kickUser(server.app(), user, operation),
  ),
  /** The service starts again: every connection breaks, and the tokens that it gave may be forgotten; nothing else is lost. */
  restart: act(Schema.Struct({ forgetsTokens: optional(Schema.Boolean) }), (server, { forgetsTokens = false }) => {
    const app = server.app()
    if (forgetsTokens) app.state.tokens = {}
    for (const session of Array.from(app.sessions)) {
      closeSession(app, session, false)
      session.transport.cut()
    }
  }),
  presence: act(
    Schema.Struct({ user: Schema.String, here: Schema.Boolean, text: optional(Schema.String) }),
    (server, { user, here, text }) => {
      const app = server.app()
      const { presence } = userOf(app, known(app, user))!
      presence.inWorld = here
      if (text !== undefined) presence.ext = text
      presenceChanged(app, user)
    },
  ),
  joinGroup: act(
    Schema.Struct({ groupId: Schema.String, user: optional(Schema.String) }),
    (server, { groupId, user = me }) => accountsOf(server.app()).addGroupMember(groupId, user),
  ),
  leaveGroup: act(
    Schema.Struct({ groupId: Schema.String, user: optional(Schema.String) }),
    (server, { groupId, user = me }) => accountsOf(server.app()).removeGroupMember(groupId, user),
  ),
  /** Somebody asks to be let into a group. */
  askToJoin: act(
    Schema.Struct({ groupId: Schema.String, from: Schema.String, reason: optional(Schema.String) }),
    (server, { groupId, from, reason = '' }) => {
      const app = server.app()
      const muc = groupOf(app, groupId)
      if (isMember(muc, known(app, from))) throw new Error(`${from} is in the group ${groupId} already`)
      noteRequest(app, muc, from, reason)
    },
  ),
  /** Somebody invites into a group of theirs, into a new one where none is named. Result: its id. */
  inviteToGroup: act(
    Schema.Struct({
      from: Schema.String,
      to: optional(Schema.String),
      groupId: optional(Schema.String),
      name: optional(Schema.String),
    }),
    (server, { from, to = me, groupId, name = '周末看展' }) => {
      const app = server.app()
      known(app, to)
      const muc = groupId === undefined ? newGroup(app, known(app, from), name) : groupOf(app, groupId)
      if (!isMember(muc, from)) throw new Error(`${from} is not in the group ${muc.id}`)
      if (isMember(muc, to)) throw new Error(`${to} is in the group ${muc.id} already`)
      noteInvitation(app, muc, from, to)
      return muc.id
    },
  ),
  /** The test hooks (`options`, `fault`, `sendfault`, `faults`, `clearfaults`) with their bodies. Result: what they answer. */
  hook: act(Schema.Struct({ hook: Schema.String, body: optional(Details) }), (server, { hook, body = {} }) => {
    const { status, body: told } = server.answer({
      method: 'POST',
      path: `/__world/chat/${hook}`,
      query: new URLSearchParams(),
      headers: {},
      body: new TextEncoder().encode(JSON.stringify(body)),
      origin: 'http://chat.world',
    })
    if (status !== 200) throw new Error(typeof told === 'string' ? told : `the hook ${hook} answered ${status}`)
    return typeof told === 'string' ? (JSON.parse(told) as unknown) : undefined
  }),
} as const

export type ChatActName = keyof typeof chatActs

/** Does the act with input that has been decoded. */
export const performChatAct = (server: ChatServer, name: ChatActName, input: unknown): unknown =>
  (chatActs[name] as ChatAct<any>).run(server, input)
