import { encodeBody } from '#src/contract/im/body.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Ext } from '#src/contract/im/ext.ts'
import { randomHex, userOf, type ChatApp } from './app.ts'
import { introduction } from './cast.ts'
import { post } from './messages.ts'
import { admit, isMember, memberNames, takeOutOf, tellMuc } from './mucs.ts'
import { issueToken, registerUser } from './rest/account.ts'
import { befriend } from './roster.ts'
import { residents, supportUser } from './seed.ts'
import type { ConversationKind, Muc, UserRecord } from './state.ts'

/**
 * The side of the chat service that the marketplace's own backend uses: accounts, tokens, group places, messages in someone's name.
 * Everything happens at once and connected clients are told.
 */
export interface ChatAccounts {
  /** The chat account of a marketplace user: made on first use, with the support account and some people as contacts. */
  ensure(name: string, nickname: string): UserRecord
  /** A new access token that lasts so many ms. */
  token(name: string, lifetimeMs?: number): string
  groupsOf(name: string): { groupId: string; groupName: string; owner: string; memberCount: number }[]
  /** Answers whether the user was not in it before. */
  addGroupMember(groupId: string, name: string): boolean
  removeGroupMember(groupId: string, name: string): boolean
  /** Sends in someone's name; answers the message id. */
  say(from: string, to: string, content: Content, ext?: Ext, meta?: string): string
}

const tokenLifetime = 7 * 24 * 3_600_000

export function accountsOf(app: ChatApp): ChatAccounts {
  return {
    ensure: (name, nickname) => ensure(app, name, nickname),
    token: (name, lifetimeMs = tokenLifetime) => issueToken(app, name, app.clock.now() + lifetimeMs),
    groupsOf: (name) =>
      groups(app)
        .filter((muc) => isMember(muc, name))
        .map((muc) => ({
          groupId: muc.id,
          groupName: muc.name,
          owner: muc.owner,
          memberCount: memberNames(muc).length,
        })),
    addGroupMember: (groupId, name) => addGroupMember(app, groupId, name),
    removeGroupMember: (groupId, name) => removeGroupMember(app, groupId, name),
    say: (from, to, content, ext, meta) => say(app, from, to, content, ext, meta),
  }
}

function groups(app: ChatApp): Muc[] {
  return Object.values(app.state.mucs).filter((muc) => !muc.room)
}

function ensure(app: ChatApp, name: string, nickname: string): UserRecord {
  const known = userOf(app, name)
  if (known) return known
  const user = registerUser(app, name, randomHex(app, 16), nickname)
  for (const friend of [supportUser, ...residents.slice(0, 3)])
    if (userOf(app, friend)) befriend(app, user.name, friend)
  const first = groups(app)[0]
  if (first) addGroupMember(app, first.id, user.name)
  if (userOf(app, supportUser)) say(app, supportUser, user.name, { type: 'txt', msg: '欢迎来到数藏，有问题随时找我。' })
  return user
}

function addGroupMember(app: ChatApp, groupId: string, name: string): boolean {
  const muc = app.state.mucs[groupId]
  if (!muc || muc.room || isMember(muc, name)) return false
  const before = memberNames(muc)
  admit(app, muc, [name])
  tellMuc(app, muc, [name], { operation: 'directJoined', from: muc.owner, to: [name] })
  tellMuc(app, muc, before, { operation: 'presence', from: name })
  return true
}

function removeGroupMember(app: ChatApp, groupId: string, name: string): boolean {
  const muc = app.state.mucs[groupId]
  if (!muc || muc.room || muc.owner === name || !isMember(muc, name)) return false
  takeOutOf(app, muc, name)
  tellMuc(app, muc, [name], { operation: 'kick', from: muc.owner, to: [name] })
  tellMuc(app, muc, memberNames(muc), { operation: 'absence', from: name })
  return true
}

/** The target is a group, room or thread when its id is known as one, else a user. */
export function say(app: ChatApp, from: string, to: string, content: Content, ext?: Ext, meta?: string): string {
  const muc = app.state.mucs[to] ?? app.state.mucs[app.state.threads[to]?.groupId ?? '']
  const kind: ConversationKind = !muc ? 'chat' : muc.room ? 'chatroom' : 'groupchat'
  const body = {
    kind,
    from: { name: from },
    to: { name: to },
    contents: [content],
    ext: ext ?? introduction(app, from),
    ...(meta === undefined ? {} : { meta }),
  }
  const { id, after } = post(app, { from, to, kind, body, payload: encodeBody(body) })
  after()
  return id
}
