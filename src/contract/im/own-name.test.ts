import { expect, it } from 'vitest'
import { type BodyKind, bodyKinds, encodeBody } from './body.ts'
import { decodeEvents } from './decode.ts'
import type { Meta } from './meta.ts'
import { encodeMuc, mucOperations } from './muc.ts'
import { encodeNotify, type Notify } from './notify.ts'
import { encodeRoster, rosterEvents, type RosterOperation } from './roster.ts'

/** Who does it, and to whom. */
const ends = [
  ['bob', 'alice'],
  ['alice', 'bob'],
  ['alice', 'carol'],
] as const

const bodyOf = (kind: BodyKind, from: string, to: string): Meta => {
  const both = { from: { name: from }, to: { name: to } }
  const contents = bodyKinds.indexOf(kind) > 3 ? (['empty'] as const) : ([{ type: 'txt', msg: 'x' }] as const)
  const payload = encodeBody({ kind, ...both, contents: [...contents], ackId: '7' })
  return { id: '9', ...both, timestamp: 5, namespace: 'chat', payload }
}
const mucOf = (operation: (typeof mucOperations)[number], from: string, to: string): Meta => {
  const payload = encodeMuc({ operation, muc: { name: 'g' }, from: { name: from }, to: [{ name: to }] })
  return { id: '9', timestamp: 5, namespace: 'muc', payload }
}
const rosterOf = (operation: string, from: string, to: string): Meta => {
  const body = { operation: operation as RosterOperation, from: { name: from }, to: [{ name: to }] }
  return { id: '9', timestamp: 5, namespace: 'roster', payload: encodeRoster(body) }
}
const reactionOf = (channel_type: 'chat' | 'groupchat', from: string, to: string): Meta => {
  const op = [{ operator: from, reactionType: 'create' as const }]
  // The list of users is cut.
  const reactions = [{ reaction: '赞', count: 2, userList: [to], op }]
  const notice: Notify = {
    type: 'reaction',
    data: [{ from, to: channel_type === 'chat' ? to : 'g', channel_type, messageId: '7', reactions, ts: 5 }],
  }
  return { namespace: 'notify', payload: encodeNotify(notice) }
}

/** All that names the one it is for. */
const told: readonly (readonly [string, (from: string, to: string) => Meta])[] = [
  ...bodyKinds.map((kind) => [`a body: ${kind}`, bodyOf.bind(null, kind)] as const),
  ...mucOperations.map((operation) => [`a group: ${operation}`, mucOf.bind(null, operation)] as const),
  ...Object.keys(rosterEvents).map((operation) => [`a contact: ${operation}`, rosterOf.bind(null, operation)] as const),
  ...(['chat', 'groupchat'] as const).map((kind) => [`a reaction: ${kind}`, reactionOf.bind(null, kind)] as const),
]

it('[IMS-11] whatever names oneself says the same however the service writes one’s name', () => {
  const differs = told.flatMap(([what, metaOf]) =>
    ends.flatMap(([from, to]) => {
      const read = (me: string) => JSON.stringify(decodeEvents(metaOf(from, to), { me, skipped: () => undefined }))
      const [exact, otherwise] = [read('bob').replaceAll('bob', 'Bob'), read('Bob')]
      return exact === otherwise ? [] : [{ what, from, to, exact, otherwise }]
    }),
  )
  expect(differs).toEqual([])
})
