import { exclude, include } from '../app.ts'
import type { MucOperation } from '#src/contract/im/muc.ts'
import { isMember, isMuted, memberNames, takeOutOf, tellMuc } from '../mucs.ts'
import type { Muc } from '../state.ts'
import { idOf, requireManager, requireMember, requireOwner } from './mucs.ts'
import type { Handlers } from './calls.ts'
import { mucOf, nameList, names, text, type RestCall } from './rest.ts'

/** Tells everyone in it, and the users concerned even when they are out, but not the device that did it. */
function tell(call: RestCall, muc: Muc, operation: MucOperation, users: string[] = []): void {
  const event = { operation, from: call.me, to: users, skip: call.actor.resource }
  tellMuc(call.app, muc, [...memberNames(muc), ...users], event)
}

function addAdmin(call: RestCall, muc: Muc) {
  requireOwner(call, muc)
  const user = text(call.body['newadmin'])
  requireMember(call, muc, user)
  include(muc.admins, user)
  tell(call, muc, 'addAdmin', [user])
  return { data: { result: 'success', newadmin: user } }
}

function removeAdmin(call: RestCall, muc: Muc) {
  requireOwner(call, muc)
  const user = call.params['user']!
  exclude(muc.admins, user)
  tell(call, muc, 'removeAdmin', [user])
  return { data: { result: 'success', oldadmin: user } }
}

function mutes(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const now = call.app.clock.now()
  const rows = Object.entries(muc.mutes).filter(([user]) => isMuted(muc, user, now))
  return { data: rows.map(([user, expire]) => ({ user, expire })) }
}

/** Mutes members for so many ms; a negative time is for good. */
function mute(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const users = names(call.body['usernames'])
  const duration = Number(call.body['mute_duration'])
  const expire = duration < 0 || !Number.isFinite(duration) ? -1 : call.app.clock.now() + duration
  for (const user of users) requireMember(call, muc, user)
  for (const user of users) muc.mutes[user] = expire
  tell(call, muc, 'addMute', users)
  return { data: users.map((user) => ({ result: true, expire, user })) }
}

function unmute(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const users = nameList(call.params['users'])
  for (const user of users) delete muc.mutes[user]
  tell(call, muc, 'removeMute', users)
  return { data: users.map((user) => ({ result: true, user })) }
}

function muteAll(call: RestCall, muc: Muc, on: boolean) {
  requireManager(call, muc)
  muc.muteAll = on
  tell(call, muc, on ? 'muteAll' : 'unmuteAll')
  return { data: { mute: on } }
}

/** Puts users on the blocklist: members are out at once, and nobody on it comes in again. */
function block(call: RestCall, muc: Muc, users: string[]) {
  requireManager(call, muc)
  const data = users.map((user) => {
    if (user === muc.owner)
      return { result: false, action: 'add_blocks', user, ...idOf(muc), reason: 'the owner can not be blocked' }
    const inside = isMember(muc, user)
    include(muc.blocks, user)
    if (inside) takeOutOf(call.app, muc, user)
    tellMuc(call.app, muc, [user, call.me], { operation: 'ban', from: call.me, to: [user], skip: call.actor.resource })
    if (inside) {
      tellMuc(call.app, muc, [user], { operation: 'kick', from: call.me, to: [user] })
      const others = memberNames(muc).filter((name) => name !== call.me)
      tellMuc(call.app, muc, others, { operation: 'absence', from: user })
    }
    return { result: true, action: 'add_blocks', user, ...idOf(muc) }
  })
  return { data: call.params['user'] === undefined ? data : data[0] }
}

function unblock(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const users = nameList(call.params['users'])
  const data = users.map((user) => {
    exclude(muc.blocks, user)
    tellMuc(call.app, muc, [user, call.me], {
      operation: 'allow',
      from: call.me,
      to: [user],
      skip: call.actor.resource,
    })
    return { result: true, action: 'remove_blocks', user, ...idOf(muc) }
  })
  return { data: users.length === 1 ? data[0] : data }
}

function addAllowed(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const users = names(call.body['usernames'])
  for (const user of users) requireMember(call, muc, user)
  for (const user of users) include(muc.allows, user)
  tell(call, muc, 'addAllow', users)
  return { data: users.map((user) => ({ result: true, action: 'add_user_whitelist', user, ...idOf(muc) })) }
}

function removeAllowed(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  const users = nameList(call.params['users'])
  for (const user of users) exclude(muc.allows, user)
  tell(call, muc, 'removeAllow', users)
  const data = users.map((user) => ({ result: true, action: 'remove_user_whitelist', user, ...idOf(muc) }))
  return { data: users.length === 1 ? data[0] : data }
}

/** Everyone may ask about themselves, managers about everyone. */
function isAllowed(call: RestCall, muc: Muc) {
  const user = call.params['user']!
  if (user !== call.me) requireManager(call, muc)
  return { data: { white: muc.allows.includes(user) || muc.owner === user, member: user } }
}

function managed(list: (muc: Muc) => string[]) {
  return (call: RestCall, muc: Muc) => {
    requireManager(call, muc)
    return { data: list(muc), count: list(muc).length }
  }
}

/** An answer about the group or room of the path. */
const ofMuc =
  <Reply>(run: (call: RestCall, muc: Muc) => Reply) =>
  (call: RestCall): Reply =>
    run(call, mucOf(call))

export const roleHandlers = {
  'groups.admins': ofMuc((_call, muc) => ({ data: muc.admins, count: muc.admins.length })),
  'groups.addAdmin': ofMuc(addAdmin),
  'groups.removeAdmin': ofMuc(removeAdmin),
  'groups.muted': ofMuc(mutes),
  'groups.mute': ofMuc(mute),
  'groups.unmute': ofMuc(unmute),
  'groups.muteAll': ofMuc((call, muc) => muteAll(call, muc, true)),
  'groups.unmuteAll': ofMuc((call, muc) => muteAll(call, muc, false)),
  'groups.blocked': ofMuc(managed((muc) => muc.blocks)),
  'groups.block': ofMuc((call, muc) => block(call, muc, names(call.body['usernames']))),
  'groups.blockOne': ofMuc((call, muc) => block(call, muc, [call.params['user']!])),
  'groups.unblock': ofMuc(unblock),
  'groups.allowed': ofMuc(managed((muc) => muc.allows)),
  'groups.allow': ofMuc(addAllowed),
  'groups.isAllowed': ofMuc(isAllowed),
  'groups.disallow': ofMuc(removeAllowed),
} satisfies Partial<Handlers>
