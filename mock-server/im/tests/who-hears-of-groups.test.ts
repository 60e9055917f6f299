import { expect, it } from 'vitest'
import { type ChatCall, type Input, requestOf } from '#src/contract/im/rest/call.ts'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { admit, createMuc } from '../mucs.ts'
import { allCalls, type CallName } from '../rest/calls.ts'
import { createChatServer } from '../server.ts'
import { callRest, loginToken, openLine } from '../test-kit.ts'

/**
 * Alice has two devices and does it on the first, in a group or a room of carol's in which bob is, too, and which alice helps to manage;
 * dave has nothing to do with it. The device that does it does not hear of itself; her other one does, as everybody who was there.
 */
const devices = ['alice-x', 'alice-y', 'bob-x', 'carol-x', 'dave-x'] as const

const wordOf = (event: ChatEvent): string => (event.type === 'group' ? event.group.operation : event.type)

function begin(kind: 'group' | 'room') {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const app = server.app()
  const lines = Object.fromEntries(devices.map((name) => [name, openLine(server, name.split('-')[0]!, name)]))
  const muc = createMuc(app, { owner: 'carol', name: '画会', room: kind === 'room' })
  admit(app, muc, ['alice', 'bob'])
  muc.admins.push('alice')
  const call = (name: CallName, input: Input = {}, who = 'alice-x') => {
    const user = who.split('-')[0]!
    const row: ChatCall = allCalls[name]
    const token = loginToken(server, user)
    const given = { user, resource: `webim_${who}`, token } as never
    const about = { id: muc.id, parentId: muc.id, kind, ...input }
    const { method, path, query, body = input['sent'] } = requestOf(row, about, given)
    const asked = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(String(value as string))}`],
    )
    const answer = callRest(server, method, `/demo/chat/${path}?${asked.join('&')}`, body, token)
    if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const hear = () =>
    Object.fromEntries(
      devices.flatMap((name) => {
        const heard = lines[name]!.received().splice(0).map(wordOf)
        return heard.length > 0 ? [[name, heard.join(' ')]] : []
      }),
    )
  hear()
  return { call, hear }
}

const bob = { usernames: ['bob'], user: 'bob' }
const alice = { usernames: ['alice'], user: 'alice' }
/** What alice does: what her other device, bob and carol hear. */
const byAlice: readonly (readonly [name: CallName, input: Input, own: string, bob: string, carol: string])[] = [
  ['groups.leave', {}, 'absence', 'absence', 'absence'],
  ['groups.removeMembers', bob, 'kick', 'kick', 'absence'],
  ['groups.announce', { announcement: '今晚' }, 'updateAnnouncement', 'updateAnnouncement', 'updateAnnouncement'],
  ['groups.announce', { announcement: '' }, 'deleteAnnouncement', 'deleteAnnouncement', 'deleteAnnouncement'],
  ['groups.mute', { ...bob, duration: 60_000 }, 'addMute', 'addMute', 'addMute'],
  ['groups.unmute', bob, 'removeMute', 'removeMute', 'removeMute'],
  ['groups.muteAll', {}, 'muteAll', 'muteAll', 'muteAll'],
  ['groups.unmuteAll', {}, 'unmuteAll', 'unmuteAll', 'unmuteAll'],
  ['groups.allow', bob, 'addAllow', 'addAllow', 'addAllow'],
  ['groups.disallow', bob, 'removeAllow', 'removeAllow', 'removeAllow'],
  ['groups.block', bob, 'ban', 'ban kick', 'absence'],
  ['groups.update', { name: '新名' }, 'update', 'update', 'update'],
]
/** What carol does, who has one device: what alice and bob hear. */
const byCarol: readonly (readonly [name: CallName, input: Input, alice: string, bob: string])[] = [
  ['groups.destroy', {}, 'destroy', 'destroy'],
  ['groups.changeOwner', alice, 'assignOwner', 'assignOwner'],
  ['groups.removeMembers', alice, 'kick', 'absence'],
  ['groups.addAdmin', bob, 'addAdmin', 'addAdmin'],
  ['groups.removeAdmin', alice, 'removeAdmin', 'removeAdmin'],
]

it.each(['group', 'room'] as const)(
  'what is done in a %s is heard by everybody who was there, and by the other device of who did it',
  (kind) => {
    for (const [name, input, own, ofBob, carol] of byAlice) {
      const { call, hear } = begin(kind)
      call(name, input)
      expect([name, hear()]).toEqual([name, { 'alice-y': own, 'bob-x': ofBob, 'carol-x': carol }])
    }
    for (const [name, input, ofAlice, ofBob] of byCarol) {
      const { call, hear } = begin(kind)
      call(name, input, 'carol-x')
      expect([name, hear()]).toEqual([name, { 'alice-x': ofAlice, 'alice-y': ofAlice, 'bob-x': ofBob }])
    }
  },
)
