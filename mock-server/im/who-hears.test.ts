import { describe, expect, it } from 'vitest'
import type { ChatEvent, Conversation, Outgoing } from '#src/contract/im/client.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createTestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { admit, createMuc, noteInvitation } from './mucs.ts'
import { createChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

/**
 * Whom what one device does reaches: alice does it on one of her two devices, bob is whom it is said to, carol is in the group as well,
 * and dave has nothing to do with it. Each hears it once, and the device that did it does not hear of itself (chat §3).
 */

const devices = ['alice-x', 'alice-y', 'bob-x', 'carol-x', 'dave-x'] as const
type Device = (typeof devices)[number]

function begin() {
  const clock = createTestClock()
  const server = createChatServer({ clock, random: createWorldRandom(7) })
  const app = server.app()
  const lines = Object.fromEntries(devices.map((name) => [name, openLine(server, name.split('-')[0]!, name)]))
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  admit(app, group, ['bob', 'carol'])
  let ids = 0
  const send = (device: Device, conversation: Conversation, outgoing: Outgoing): string => {
    const id = String(900_000_000_000 + ++ids)
    const upload = { appKey: 'demo#chat', from: device.split('-')[0]!, id, conversation, outgoing }
    lines[device]!.write(messageUpload(upload))
    return Object.keys(app.state.messages).at(-1)!
  }
  const hear = () => Object.fromEntries(devices.map((name) => [name, lines[name]!.received().splice(0).map(wordOf)]))
  const unread = (who: string): readonly (readonly [string, number])[] => {
    const { body } = callRest(
      server,
      'GET',
      `/demo/chat/users/${who}/user_channels`,
      undefined,
      loginToken(server, who),
    )
    const rows = body.data.channel_infos as { readonly channel_id: string; readonly unread_num: number }[]
    return rows.map(
      ({ channel_id, unread_num }) => [channel_id.includes('@conf') ? 'group' : 'chat', unread_num] as const,
    )
  }
  return { clock, server, lines, group, send, hear, unread }
}
type Here = ReturnType<typeof begin>

function wordOf(event: ChatEvent): string {
  if (event.type === 'message') return `said ${event.message.content.type}`
  if (event.type === 'ack') return `${event.ack.kind} by ${event.ack.from}`
  if (event.type === 'reaction') return `reaction ${event.reaction.reactions.map(({ count }) => count).join()}`
  return event.type
}

const toBob: Conversation = { kind: 'chat', name: 'bob' }
const toAlice: Conversation = { kind: 'chat', name: 'alice' }
const inGroup = ({ group }: Here): Conversation => ({ kind: 'group', name: group.id })
const text: Outgoing = { content: { type: 'txt', msg: '你好' } }
const react = (here: Here, method: 'POST' | 'DELETE', msgId: string): unknown =>
  method === 'POST'
    ? callRest(
        here.server,
        method,
        '/demo/chat/reaction/user/alice',
        { msgId, message: 'ok' },
        loginToken(here.server, 'alice'),
      )
    : callRest(
        here.server,
        method,
        `/demo/chat/reaction/user/alice?msgId=${msgId}&message=ok`,
        undefined,
        loginToken(here.server, 'alice'),
      )

type Reaching = readonly [what: string, act: (here: Here) => unknown, heard: Partial<Record<Device, readonly string[]>>]
/** What has gone before is heard before it. */
const after = (here: Here, ...acts: readonly (() => string)[]): string => {
  const [id = ''] = acts.map((act) => act())
  here.hear()
  return id
}
const rows: readonly Reaching[] = [
  [
    'a word to somebody',
    (here) => here.send('alice-x', toBob, text),
    { 'alice-y': ['said txt'], 'bob-x': ['said txt'] },
  ],
  ['a word to oneself', (here) => here.send('alice-x', toAlice, text), { 'alice-y': ['said txt'] }],
  [
    'a word to a group',
    (here) => here.send('alice-x', inGroup(here), text),
    { 'alice-y': ['said txt'], 'bob-x': ['said txt'], 'carol-x': ['said txt'] },
  ],
  [
    'that a word came',
    (here) =>
      here.send('alice-x', toBob, { ack: 'delivery', messageId: after(here, () => here.send('bob-x', toAlice, text)) }),
    { 'bob-x': ['delivery by alice'] },
  ],
  [
    'that a word was read',
    (here) =>
      here.send('alice-x', toBob, { ack: 'read', messageId: after(here, () => here.send('bob-x', toAlice, text)) }),
    { 'alice-y': ['read by alice'], 'bob-x': ['read by alice'] },
  ],
  [
    'that all was read',
    (here) => here.send('alice-x', toBob, { ack: 'channel', messageId: '' }),
    { 'alice-y': ['channel by alice'], 'bob-x': ['channel by alice'] },
  ],
  [
    'that a word in a group was read',
    (here) => {
      const messageId = after(here, () => here.send('bob-x', inGroup(here), { ...text, wantsReceipt: true }))
      here.send('alice-x', inGroup(here), { ack: 'read', messageId, isGroupReceipt: true })
    },
    { 'bob-x': ['read by alice'] },
  ],
  [
    'a word that is taken back',
    (here) =>
      here.send('alice-x', toBob, { ack: 'recall', messageId: after(here, () => here.send('alice-x', toBob, text)) }),
    { 'alice-y': ['recall by alice'], 'bob-x': ['recall by alice'] },
  ],
  [
    'a word in a group that is taken back',
    (here) =>
      here.send('alice-x', inGroup(here), {
        ack: 'recall',
        messageId: after(here, () => here.send('alice-x', inGroup(here), text)),
      }),
    { 'alice-y': ['recall by alice'], 'bob-x': ['recall by alice'], 'carol-x': ['recall by alice'] },
  ],
  [
    'a word of somebody else in a group that its owner takes back',
    (here) =>
      here.send('alice-x', inGroup(here), {
        ack: 'recall',
        messageId: after(here, () => here.send('bob-x', inGroup(here), text)),
      }),
    { 'alice-y': ['recall by alice'], 'bob-x': ['recall by alice'], 'carol-x': ['recall by alice'] },
  ],
  [
    'a reaction to what was said to somebody',
    (here) =>
      react(
        here,
        'POST',
        after(here, () => here.send('alice-x', toBob, text)),
      ),
    { 'alice-x': ['reaction 1'], 'alice-y': ['reaction 1'], 'bob-x': ['reaction 1'] },
  ],
  [
    'a reaction to what somebody said',
    (here) =>
      react(
        here,
        'POST',
        after(here, () => here.send('bob-x', toAlice, text)),
      ),
    { 'alice-x': ['reaction 1'], 'alice-y': ['reaction 1'], 'bob-x': ['reaction 1'] },
  ],
  [
    'a reaction in a group that is taken back',
    (here) => {
      const id = after(here, () => here.send('carol-x', inGroup(here), text))
      react(here, 'POST', id)
      here.hear()
      react(here, 'DELETE', id)
    },
    { 'alice-x': ['reaction 0'], 'alice-y': ['reaction 0'], 'bob-x': ['reaction 0'], 'carol-x': ['reaction 0'] },
  ],
]

/** What is heard of a contact: what happened, with whom, and whether it was oneself. */
const contactsHeard = ({ lines }: Here) =>
  devices.flatMap((name) =>
    lines[name]!.received()
      .splice(0)
      .flatMap((event) =>
        event.type === 'contact'
          ? [`${name} ${event.contact.event} ${event.contact.user}${event.contact.isOwn ? ' by oneself' : ''}`]
          : [],
      ),
  )

it('a refusal and an end of a friendship: the other one hears who has done it, and one’s own devices that it was oneself', () => {
  const here = begin()
  const [alice, bob] = [here.lines['alice-x']!, here.lines['bob-x']!]
  const told = (line: typeof alice, operation: Parameters<typeof alice.roster>[0], to: string) => {
    here.hear()
    line.roster(operation, to)
    return contactsHeard(here)
  }
  expect(told(bob, 'add', 'alice')).toEqual(['alice-x invited bob', 'alice-y invited bob'])
  expect(told(alice, 'decline', 'bob')).toEqual(['alice-y refused bob by oneself', 'bob-x refused alice'])
  told(bob, 'add', 'alice')
  expect(told(alice, 'accept', 'bob')).toEqual(['alice-x added bob', 'alice-y added bob', 'bob-x agreed alice'])
  expect(told(alice, 'remove', 'bob')).toEqual(['alice-y deleted bob by oneself', 'bob-x deleted alice'])
})

it('an invitation into a group that one device accepts: the others of the same person are in, too', () => {
  const here = begin()
  const group = createMuc(here.server.app(), { owner: 'bob', name: '茶会', room: false, inviteNeedConfirm: true })
  noteInvitation(here.server.app(), group, 'bob', 'alice')
  const heard = () =>
    devices.flatMap((name) =>
      here.lines[name]!.received()
        .splice(0)
        .flatMap((event) => (event.type === 'group' ? [`${name} ${event.group.operation} ${event.group.from}`] : [])),
    )
  expect(heard()).toEqual(['alice-x invite bob', 'alice-y invite bob'])
  const body = { invitee: 'alice', verifyResult: true }
  const path = `/demo/chat/chatgroups/${group.id}/invite_verify?resource=webim_alice-x`
  callRest(here.server, 'POST', path, body, loginToken(here.server, 'alice'))
  expect(heard()).toEqual(['alice-y presence alice', 'bob-x inviteAccept alice', 'bob-x presence alice'])
})

describe('whom it reaches', () => {
  it.each(rows)('%s', (_, act, heard) => {
    const here = begin()
    here.hear()
    act(here)
    expect(here.hear()).toEqual(Object.fromEntries(devices.map((name) => [name, heard[name] ?? []])))
  })

  it('those who are away find it when they come, each once, and what was taken back meanwhile not at all', () => {
    const here = begin()
    here.lines['bob-x']!.leave()
    const [first] = ['一', '二', '三'].map((msg) => here.send('alice-x', toBob, { content: { type: 'txt', msg } }))
    here.send('alice-x', toBob, { ack: 'recall', messageId: first! })
    const heard = openLine(here.server, 'bob', 'bob-x').received()
    const said = heard.flatMap((event) => (event.type === 'message' ? [event.message.content] : []))
    expect(said).toEqual([
      { type: 'txt', msg: '二' },
      { type: 'txt', msg: '三' },
    ])
    expect(openLine(here.server, 'bob', 'bob-z').received()).toEqual([])
  })
})

/** What one has not read is what others have said since one read all of it, and have not taken back. */
it('counts for everybody what they have not read, whoever speaks, reads all, or takes back what they said', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = createSeededRandom(seed)
    const pick = <One>(all: readonly One[]): One => all[random.int(all.length)]!
    const here = begin()
    const people = ['alice', 'bob', 'carol'] as const
    const deviceOf = { alice: 'alice-x', bob: 'bob-x', carol: 'carol-x' } as const
    type Said = { readonly id: string; readonly from: string; readonly where: 'chat' | 'group'; readonly at: number }
    let said: Said[] = []
    const readAt = new Map<string, number>()
    const whereOf = (who: string, where: 'chat' | 'group'): Conversation =>
      where === 'group' ? inGroup(here) : who === 'alice' ? toBob : toAlice
    for (let step = 1; step <= 30; step++) {
      here.clock.tick(10)
      const who = pick(people)
      const where = who === 'carol' ? 'group' : pick(['chat', 'group'] as const)
      const mine = said.filter((one) => one.from === who && one.where === where)
      const what = pick(['say', 'say', 'read', 'recall'] as const)
      if (what === 'say') {
        said.push({ id: here.send(deviceOf[who], whereOf(who, where), text), from: who, where, at: step })
      } else if (what === 'read') {
        here.send(deviceOf[who], whereOf(who, where), { ack: 'channel', messageId: '' })
        readAt.set(`${who} ${where}`, step)
      } else if (mine.length > 0) {
        const { id } = pick(mine)
        here.send(deviceOf[who], whereOf(who, where), { ack: 'recall', messageId: id })
        said = said.filter((one) => one.id !== id)
      }
      for (const reader of people) {
        for (const [kind, count] of here.unread(reader)) {
          const since = readAt.get(`${reader} ${kind}`) ?? 0
          const left = said.filter((one) => one.where === kind && one.from !== reader && one.at > since)
          expect([seed, step, reader, kind, count]).toEqual([seed, step, reader, kind, left.length])
        }
      }
    }
  }
})
