import { userOf } from '../app.ts'
import { admit, createMuc, expel, isManager, isMember, memberNames, noteInvitation, tellMuc } from '../mucs.ts'
import type { Muc } from '../state.ts'
import type { Handlers } from './calls.ts'
import { flag, mine, mucOf, nameList, names, pageOf, Refusal, text, type RestCall, isRoom } from './rest.ts'

const membersMax = 8000

/** Only who runs the group may do this. */
export function requireManager(call: RestCall, muc: Muc): void {
  if (!isManager(muc, call.me)) throw new Refusal(403, `user ${call.me} has no permission to manage ${muc.id}`)
}

export function requireOwner(call: RestCall, muc: Muc): void {
  if (muc.owner !== call.me) throw new Refusal(403, `user ${call.me} is not the owner of ${muc.id}`)
}

export function requireMember(call: RestCall, muc: Muc, user = call.me): void {
  if (!isMember(muc, user)) throw new Refusal(400, `users [${user}] are not members of this group!`)
}

export function requireEnabled(muc: Muc): void {
  if (muc.disabled) throw new Refusal(403, 'can not operate this group, reason: group is disabled')
}

/** The id under the name that answers about groups and rooms use. */
export function idOf(muc: Muc): Record<string, string> {
  return muc.room ? { id: muc.id, chatroomid: muc.id } : { id: muc.id, groupid: muc.id }
}

export function requireUser(call: RestCall, name: string): void {
  if (!userOf(call.app, name))
    throw new Refusal(404, `username ${name} doesn't exist!'`, { error: 'resource_not_found' })
}

function shown(call: RestCall, muc: Muc): Record<string, unknown> {
  const withTime = call.query.get('joined_time') === 'true'
  const joined = (time: number): Record<string, number> => (withTime ? { joined_time: time } : {})
  return {
    id: muc.id,
    name: muc.name,
    description: muc.description,
    owner: muc.owner,
    public: muc.public,
    membersonly: muc.approval,
    allowinvites: muc.allowInvites,
    invite_need_confirm: muc.inviteNeedConfirm,
    maxusers: muc.maxUsers,
    created: muc.created,
    custom: muc.custom,
    mute: muc.muteAll,
    disabled: muc.disabled,
    shieldgroup: mine(call).ignoredGroups.includes(muc.id),
    permission: roleOf(muc, call.me),
    affiliations_count: memberNames(muc).length,
    affiliations: [
      { owner: muc.owner, ...joined(muc.created) },
      ...muc.members.map((member) => ({ member: member.user, ...joined(member.joined) })),
    ],
  }
}

function roleOf(muc: Muc, user: string): string {
  if (muc.owner === user) return 'owner'
  if (muc.admins.includes(user)) return 'admin'
  return isMember(muc, user) ? 'member' : 'none'
}

function createGroup(call: RestCall) {
  const { app, me, body } = call
  const invited = names(body['members']).filter((name) => name !== me)
  const maxUsers = Number(body['maxusers']) || 200
  if (invited.length + 1 > Math.min(maxUsers, membersMax))
    throw new Refusal(403, 'members size is greater than max user size !')
  for (const name of invited) requireUser(call, name)
  const muc = createMuc(app, {
    room: false,
    owner: me,
    name: text(body['groupname']),
    description: text(body['desc'] ?? body['description']),
    public: flag(body['public']),
    approval: flag(body['approval'] ?? body['membersonly']),
    allowInvites: flag(body['allowinvites']),
    inviteNeedConfirm: flag(body['invite_need_confirm'] ?? body['inviteNeedConfirm']),
    maxUsers,
    custom: text(body['custom']),
  })
  bringIn(call, muc, invited)
  return { data: { groupid: muc.id } }
}

/** Invites users: they are in at once, unless the group asks them first. */
export function bringIn(call: RestCall, muc: Muc, users: string[]): void {
  const { app, me, actor } = call
  if (muc.inviteNeedConfirm && !muc.room) {
    for (const user of users) noteInvitation(app, muc, me, user)
    return
  }
  const before = memberNames(muc)
  const fresh = admit(app, muc, users)
  tellMuc(app, muc, fresh, { operation: 'directJoined', from: me, to: fresh })
  for (const user of fresh) tellMuc(app, muc, before, { operation: 'presence', from: user, skip: actor.resource })
}

function createRoom(call: RestCall) {
  const { app, me, body } = call
  const muc = createMuc(app, {
    room: true,
    owner: text(body['owner']) || me,
    name: text(body['name']),
    description: text(body['description']),
    maxUsers: Number(body['maxusers']) || 1000,
  })
  admit(
    app,
    muc,
    names(body['members']).filter((name) => name !== muc.owner),
  )
  return { data: { id: muc.id } }
}

function info(call: RestCall) {
  const room = isRoom(call)
  const ids = nameList(call.params['id'])
  const found = ids.map((id) => call.app.state.mucs[id]).filter((muc) => muc !== undefined && muc.room === room)
  if (!found.length) throw new Refusal(404, `do not find this group:${ids.join(',')}`)
  return { data: found.map((muc) => shown(call, muc!)), count: found.length }
}

/** Changes name, description and settings; every member hears which. */
function modify(call: RestCall) {
  const { app, body, actor } = call
  const muc = mucOf(call)
  requireManager(call, muc)
  requireEnabled(muc)
  if (typeof body['newowner'] === 'string') return changeOwner(call, muc, body['newowner'])
  const changed: Record<string, boolean> = {}
  const detail: Record<string, unknown> = {}
  const take = <Key extends keyof Muc>(field: string, key: Key, wire: string, value: Muc[Key]): void => {
    if (body[field] === undefined) return
    muc[key] = value
    changed[field] = true
    detail[wire] = value
  }
  take('groupname', 'name', 'name', text(body['groupname']))
  take('description', 'description', 'description', text(body['description']))
  take('maxusers', 'maxUsers', 'max_users', Number(body['maxusers']) || muc.maxUsers)
  take('custom', 'custom', 'custom', text(body['custom']))
  take('membersonly', 'approval', 'members_only', flag(body['membersonly']))
  take('allowinvites', 'allowInvites', 'allow_user_invites', flag(body['allowinvites']))
  take('invite_need_confirm', 'inviteNeedConfirm', 'invite_need_confirm', flag(body['invite_need_confirm']))
  take('public', 'public', 'public', flag(body['public']))
  muc.modified = app.clock.now()
  const ext = { ...detail, public: muc.public, members_only: muc.approval, last_modified: String(muc.modified) }
  tellMuc(app, muc, memberNames(muc), { operation: 'update', from: call.me, ext, skip: actor.resource })
  return { data: changed }
}

function changeOwner(call: RestCall, muc: Muc, newOwner: string) {
  requireOwner(call, muc)
  requireMember(call, muc, newOwner)
  const { app, me, actor } = call
  expel(muc, newOwner)
  muc.owner = newOwner
  muc.members.push({ user: me, joined: app.clock.now() })
  tellMuc(app, muc, memberNames(muc), { operation: 'assignOwner', from: me, to: [newOwner], skip: actor.resource })
  return { data: { newowner: true } }
}

function destroy(call: RestCall) {
  const { app, me, actor } = call
  const muc = mucOf(call)
  requireOwner(call, muc)
  tellMuc(app, muc, memberNames(muc), { operation: 'destroy', from: me, skip: actor.resource })
  delete app.state.mucs[muc.id]
  for (const thread of Object.values(app.state.threads))
    if (thread.groupId === muc.id) delete app.state.threads[thread.id]
  return { data: { success: true, ...idOf(muc) } }
}

function publicGroups(call: RestCall) {
  const all = Object.values(call.app.state.mucs).filter((muc) => !muc.room && muc.public)
  const limit = Number(call.query.get('limit')) || 20
  const start = Number(call.query.get('cursor')) || 0
  const page = all.slice(start, start + limit)
  const next = start + limit < all.length ? { cursor: String(start + limit) } : {}
  return { data: page.map((muc) => ({ groupid: muc.id, groupname: muc.name })), count: page.length, ...next }
}

function rooms(call: RestCall) {
  const all = Object.values(call.app.state.mucs).filter((muc) => muc.room)
  const data = pageOf(call, all).map((muc) => ({
    id: muc.id,
    name: muc.name,
    owner: muc.owner,
    affiliations_count: memberNames(muc).length,
  }))
  return { data, count: data.length }
}

function joinedMucs(call: RestCall, room: boolean): Muc[] {
  return Object.values(call.app.state.mucs).filter((muc) => muc.room === room && isMember(muc, call.me))
}

function joinedGroups(call: RestCall) {
  const all = joinedMucs(call, false)
  const page = call.query.has('pagesize') ? pageOf(call, all) : all
  return { data: page.map((muc) => ({ groupid: muc.id, groupname: muc.name })), count: page.length }
}

function joinedDetails(call: RestCall) {
  const page = pageOf(call, joinedMucs(call, false))
  const entities = page.map((muc) => ({
    groupId: muc.id,
    name: muc.name,
    description: muc.description,
    owner: muc.owner,
    public: muc.public,
    membersonly: muc.approval,
    allowinvites: muc.allowInvites,
    maxusers: muc.maxUsers,
    disabled: muc.disabled,
    created: muc.created,
    ...(flag(call.query.get('needAffiliations')) ? { affiliations_count: memberNames(muc).length } : {}),
    ...(flag(call.query.get('needRole')) ? { permission: roleOf(muc, call.me) } : {}),
  }))
  return { entities, total: entities.length }
}

export const mucHandlers = {
  'groups.create': createGroup,
  'rooms.create': createRoom,
  'groups.public': publicGroups,
  'groups.rooms': rooms,
  'groups.joined': joinedGroups,
  'groups.joinedDetails': joinedDetails,
  'groups.info': info,
  'groups.update': modify,
  'groups.changeOwner': modify,
  'groups.destroy': destroy,
} satisfies Partial<Handlers>
