import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { ChatEvent, ContactEvent, GroupEvent } from '#src/contract/im/client.ts'
import { imSyncMachine } from './im-sync.machine.ts'

/** What the inbox is told of an event, in short. */
function inboxHears(event: ChatEvent): string[] {
  const [start] = initialTransition(imSyncMachine)
  const page = { isLast: true, events: [event], skipped: [] }
  const [, actions] = transition(imSyncMachine, start, { type: 'imSync.pageArrived', page, at: 7 })
  const told = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
    type === 'xstate.emit' ? [(params as { event: object }).event] : [],
  )
  return told.flatMap((fact) => {
    const { type, answer = '' } = fact as { type: string; answer?: string }
    return type.startsWith('imInbox.') ? [`${type.slice('imInbox.'.length)} ${answer}`.trim()] : []
  })
}

it.each<[ContactEvent['event'], readonly string[], readonly string[]]>([
  ['invited', ['noticeArrived'], []],
  // The person has answered: on this device, or on another one.
  ['added', ['noticeAnswered accepted', 'noticeArrived'], ['noticeAnswered accepted']],
  ['agreed', ['noticeArrived'], []],
  ['refused', ['noticeArrived'], ['noticeAnswered declined']],
  ['deleted', ['noticeArrived'], []],
  ['blocklistChanged', [], []],
])('IMI-8, IMI-17 of %s by somebody else, and by this person on another device', (event, others, own) => {
  const contact = { event, user: 'bob', reason: '', at: 1 }
  expect(inboxHears({ type: 'contact', contact })).toEqual(others)
  expect(inboxHears({ type: 'contact', contact: { ...contact, isOwn: true } })).toEqual(own)
})

it('IMI-17 what happens in a group is noticed, who comes and goes in a chat room is not', () => {
  const heard = (kind: GroupEvent['kind']) =>
    inboxHears({
      type: 'group',
      group: { operation: 'presence', kind, id: '7', name: '', from: 'bob', to: [], reason: '', at: 1 },
    })
  expect([heard('group'), heard('room')]).toEqual([['noticeArrived'], []])
})
