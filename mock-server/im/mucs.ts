import { encodeMuc, type MucBody, type MucOperation } from '#src/contract/im/muc.ts'
import { isOnline, mucJid, nextMucId, userJid, type ChatApp } from './app.ts'
import { deliver } from './queues.ts'
import type { Muc } from './state.ts'

/** Defaults of a new group or room. */
export function createMuc(app: ChatApp, given: Partial<Muc> & Pick<Muc, 'owner' | 'name' | 'room'>): Muc {
  const now = app.clock.now()
  const id = given.id ?? nextMucId(app)
  const muc: Muc = {
    description: '',
    admins: [],
    members: [],
    public: true,
    approval: false,
    allowInvites: false,
    inviteNeedConfirm: false,
    maxUsers: given.room ? 1000 : 200,
    custom: '',
    created: now,
    modified: now,
    disabled: false,
    muteAll: false,
    mutes: {},
    blocks: [],
    allows: [],
    announcement: '',
    files: [],
    invited: {},
    applied: {},
    attributes: {},
    ...given,
    id,
  }
  app.state.mucs[id] = muc
  return muc
}

export function memberNames(muc: Muc): string[] {
  return [muc.owner, ...muc.members.map((member) => member.user)]
}

export function isMember(muc: Muc, user: string): boolean {
  return muc.owner === user || muc.members.some((member) => member.user === user)
}

export function isManager(muc: Muc, user: string): boolean {
  return muc.owner === user || muc.admins.includes(user)
}

/** The end of a mute counts: a mute that has run out is none. */
export function isMuted(muc: Muc, user: string, now: number): boolean {
  const until = muc.mutes[user]
  return until !== undefined && (until === -1 || until > now)
}

export interface MucEvent {
  operation: MucOperation
  /** Who did it. */
  from: string
  /** Whom it concerns. */
  to?: string[]
  reason?: string
  /** JSON for `eventInfo.ext`. */
  ext?: unknown
  /** The device that caused it: it is told by its REST answer. */
  skip?: string | undefined
}

/** Tells users of a change of a group or room. Rooms keep nothing for those who are away. */
export function tellMuc(app: ChatApp, muc: Muc, receivers: Iterable<string>, event: MucEvent): void {
  const body: MucBody = {
    operation: event.operation,
    muc: mucJid(app, muc.id),
    from: userJid(app, event.from),
    to: (event.to ?? []).map((name) => userJid(app, name)),
    isChatroom: muc.room,
    mucName: muc.name,
    ...(event.reason === undefined ? {} : { reason: event.reason }),
    ...(event.ext === undefined ? {} : { ext: JSON.stringify(event.ext) }),
  }
  const payload = encodeMuc(body)
  const queue = mucJid(app, muc.id)
  for (const user of new Set(receivers)) {
    if (muc.room && !isOnline(app, user)) continue
    const skip = user === event.from ? (event.skip ?? '') : undefined
    deliver(
      app,
      user,
      { queue, from: userJid(app, event.from), to: userJid(app, user), namespace: 'muc', payload },
      skip,
    )
  }
}

/** Puts users into a group or room and ends their invitations, requests and mutes. Answers who is new. */
export function admit(app: ChatApp, muc: Muc, users: string[]): string[] {
  const fresh = users.filter((user) => !isMember(muc, user))
  for (const user of users) {
    delete muc.invited[user]
    delete muc.applied[user]
  }
  for (const user of fresh) muc.members.push({ user, joined: app.clock.now() })
  return fresh
}

/** Somebody asks to be let into a group: its managers are told. */
export function noteRequest(app: ChatApp, muc: Muc, user: string, reason: string): void {
  muc.applied[user] = reason
  tellMuc(app, muc, [muc.owner, ...muc.admins], { operation: 'apply', from: user, to: [muc.owner], reason })
}

/** Somebody is invited into a group that asks first. */
export function noteInvitation(app: ChatApp, muc: Muc, by: string, user: string): void {
  muc.invited[user] = by
  tellMuc(app, muc, [user], { operation: 'invite', from: by, to: [user] })
}

/** Takes a user out of a group or room with all roles in it. */
export function expel(muc: Muc, user: string): void {
  muc.members = muc.members.filter((member) => member.user !== user)
  muc.admins = muc.admins.filter((name) => name !== user)
  muc.allows = muc.allows.filter((name) => name !== user)
  delete muc.mutes[user]
}

/** Takes a user out of the threads of a group. */
function leaveThreads(app: ChatApp, groupId: string, user: string): void {
  for (const thread of Object.values(app.state.threads)) {
    if (thread.groupId === groupId) thread.members = thread.members.filter((name) => name !== user)
  }
}

/** Removes what a member leaves behind: rooms drop the attributes that were to be deleted with their owner. */
function dropAttributes(muc: Muc, user: string): string[] {
  const keys = Object.keys(muc.attributes).filter(
    (key) => muc.attributes[key]!.owner === user && muc.attributes[key]!.autoDelete,
  )
  for (const key of keys) delete muc.attributes[key]
  return keys
}

/** Takes a user out of a group or room and its threads; attributes that end with their owner are removed and told. */
export function takeOutOf(app: ChatApp, muc: Muc, user: string): void {
  expel(muc, user)
  leaveThreads(app, muc.id, user)
  const keys = dropAttributes(muc, user)
  if (!keys.length) return
  const ext = { properties: keys, result: { successKeys: keys, errorKeys: {} } }
  tellMuc(app, muc, memberNames(muc), { operation: 'deleteMetadata', from: user, ext })
}
