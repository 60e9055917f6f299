import { admit, isMember, memberNames, noteRequest, takeOutOf, tellMuc } from '../mucs.ts'
import type { Muc } from '../state.ts'
import { bringIn, idOf, requireEnabled, requireManager, requireMember, requireUser } from './mucs.ts'
import type { Handlers } from './calls.ts'
import { flag, mucOf, nameList, names, pageOf, Refusal, text, type RestCall, isRoom, mucNamed } from './rest.ts'

function list(call: RestCall) {
  const muc = mucOf(call)
  const all = [{ owner: muc.owner }, ...muc.members.map((member) => ({ member: member.user }))]
  const page = pageOf(call, all)
  return { data: page, count: page.length }
}

function outcome(muc: Muc, action: string, user: string, result = true): Record<string, unknown> {
  return { result, action, user, ...idOf(muc) }
}

/** Joins; a group that wants approval is asked instead. Rooms may be joined again at any time. */
function apply(call: RestCall) {
  const room = isRoom(call)
  const { app, me, body, actor } = call
  const muc = mucOf(call)
  requireEnabled(muc)
  if (muc.blocks.includes(me)) throw new Refusal(403, `user ${me} is in the blocklist of ${muc.id}`)
  if (isMember(muc, me)) {
    if (room) return { data: outcome(muc, 'add_member', me) }
    throw new Refusal(403, `user ${me} already in group ${muc.id}`)
  }
  if (memberNames(muc).length >= muc.maxUsers) throw new Refusal(403, 'group member list is full!')
  if (!room && !muc.public) throw new Refusal(403, `group ${muc.id} is not public`)
  if (!room && muc.approval) {
    noteRequest(app, muc, me, text(body['message']))
    return { data: outcome(muc, 'apply', me) }
  }
  admit(app, muc, [me])
  tellMuc(app, muc, memberNames(muc), { operation: 'presence', from: me, skip: actor.resource })
  return { data: outcome(muc, room ? 'add_member' : 'apply', me) }
}

function applyVerify(call: RestCall) {
  const { app, me, body, actor } = call
  const muc = mucOf(call, false)
  requireManager(call, muc)
  const applicant = text(body['applicant'])
  if (muc.applied[applicant] === undefined) throw new Refusal(403, `user ${applicant} has not asked to join ${muc.id}`)
  if (!flag(body['verifyResult'])) {
    delete muc.applied[applicant]
    const reason = text(body['reason'])
    tellMuc(app, muc, [applicant], { operation: 'applyDecline', from: me, to: [applicant], reason })
    return { data: outcome(muc, 'apply_verify', applicant) }
  }
  if (memberNames(muc).length >= muc.maxUsers) throw new Refusal(403, 'group member list is full!')
  const before = memberNames(muc)
  admit(app, muc, [applicant])
  tellMuc(app, muc, [applicant], { operation: 'applyAccept', from: me, to: [applicant] })
  tellMuc(app, muc, before, { operation: 'presence', from: applicant, skip: actor.resource })
  return { data: outcome(muc, 'apply_verify', applicant) }
}

function invite(call: RestCall) {
  const muc = mucOf(call, false)
  requireEnabled(muc)
  requireMember(call, muc)
  if (!muc.allowInvites) requireManager(call, muc)
  const users = names(call.body['usernames'])
  for (const user of users) requireUser(call, user)
  const fresh = users.filter((user) => !isMember(muc, user))
  if (memberNames(muc).length + fresh.length > muc.maxUsers)
    throw new Refusal(403, 'members size is greater than max user size !')
  bringIn(call, muc, fresh)
  const data = users.map((user) =>
    fresh.includes(user)
      ? outcome(muc, 'invite', user)
      : { ...outcome(muc, 'invite', user, false), reason: `user ${user} already in group` },
  )
  return { data }
}

function inviteVerify(call: RestCall) {
  const { app, me, body, actor } = call
  const muc = mucOf(call, false)
  const inviter = muc.invited[me]
  if (inviter === undefined) throw new Refusal(403, `user ${me} was not invited to ${muc.id}`)
  if (!flag(body['verifyResult'])) {
    delete muc.invited[me]
    tellMuc(app, muc, [inviter], { operation: 'inviteDecline', from: me, to: [inviter] })
    return { data: outcome(muc, 'invite_verify', me) }
  }
  if (memberNames(muc).length >= muc.maxUsers) throw new Refusal(403, 'group member list is full!')
  admit(app, muc, [me])
  tellMuc(app, muc, [inviter], { operation: 'inviteAccept', from: me, to: [inviter] })
  tellMuc(app, muc, memberNames(muc), { operation: 'presence', from: me, skip: actor.resource })
  return { data: outcome(muc, 'invite_verify', me) }
}

function addToRoom(call: RestCall) {
  const muc = mucOf(call, true)
  requireManager(call, muc)
  const users = names(call.body['usernames'])
  for (const user of users) requireUser(call, user)
  if (memberNames(muc).length + users.length > muc.maxUsers) throw new Refusal(403, 'group member list is full!')
  const fresh = users.filter((user) => !isMember(muc, user))
  bringIn(call, muc, fresh)
  return { data: { newmembers: fresh, action: 'add_member', ...idOf(muc) } }
}

function quit(call: RestCall) {
  const { app, me, actor } = call
  const muc = mucOf(call)
  requireMember(call, muc)
  if (muc.owner === me && !muc.room) throw new Refusal(403, `the owner can not leave ${muc.id}`)
  const present = memberNames(muc)
  if (muc.owner !== me) takeOutOf(call.app, muc, me)
  tellMuc(app, muc, present, { operation: 'absence', from: me, skip: actor.resource })
  return { data: { result: true, action: 'remove_member', user: me, ...idOf(muc) } }
}

/** Removes one or several; for one the answer is a record, for several a list. */
function remove(call: RestCall) {
  const { app, me, actor } = call
  const muc = mucOf(call)
  requireManager(call, muc)
  requireEnabled(muc)
  const users = nameList(call.params['users'])
  if (users.includes(muc.owner)) throw new Refusal(403, `the owner can not be removed from ${muc.id}`)
  if (users.length === 1) requireMember(call, muc, users[0])
  const data = users.map((user) => {
    if (!isMember(muc, user)) {
      return { ...outcome(muc, 'remove_member', user, false), reason: `users [${user}] are not members of this group!` }
    }
    takeOutOf(call.app, muc, user)
    tellMuc(app, muc, [user, me], { operation: 'kick', from: me, to: [user], skip: actor.resource })
    const others = memberNames(muc).filter((name) => name !== me)
    tellMuc(app, muc, others, { operation: 'absence', from: user })
    return outcome(muc, 'remove_member', user)
  })
  return { data: users.length === 1 ? data[0] : data }
}

function readers(call: RestCall) {
  const { app, query } = call
  const muc = mucNamed(call, call.params['groupId'] ?? '', false)
  requireMember(call, muc)
  const message = app.state.messages[call.params['messageId'] ?? '']
  const all = message?.readers ?? []
  const limit = Number(query.get('limit')) || 50
  const start = Number(query.get('key')) || 0
  const page = all.slice(start, start + limit)
  const isLast = start + limit >= all.length
  return {
    data: {
      ackmid: message?.id ?? '',
      is_last: isLast,
      next_key: isLast ? '' : String(start + limit),
      timestamp: page.at(-1)?.at ?? app.clock.now(),
      total: all.length,
      userlist: page.map((reader) => reader.user),
    },
  }
}

export const memberHandlers = {
  'groups.acceptRequest': applyVerify,
  'groups.rejectRequest': applyVerify,
  'groups.invite': invite,
  'groups.acceptInvite': inviteVerify,
  'groups.rejectInvite': inviteVerify,
  'rooms.addMembers': addToRoom,
  'messages.readers': readers,
  'groups.members': list,
  'groups.join': apply,
  'groups.leave': quit,
  'groups.removeMembers': remove,
} satisfies Partial<Handlers>
