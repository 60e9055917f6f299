import { describe, expect, it } from 'vitest'
import type { Outgoing } from '#src/contract/im/client.ts'
import { messageUpload } from '#src/contract/im/encode.ts'

const form = (name: string): string => `Invalid parameter: "${name}"`

describe('parameters of a message', () => {
  const conversation = { kind: 'chat', name: 'bob' } as const
  const outgoing: Outgoing = { content: { type: 'txt', msg: '早' } }
  const right = { appKey: 'demo#chat', from: 'alice', id: '42', conversation, outgoing }
  const write = (more: object) => () => messageUpload({ ...right, ...more } as typeof right).meta
  const cases: readonly (readonly [id: string, wrong: readonly object[], message: string])[] = [
    [
      '[val:001:send-id] [err:001:param:missing-id]',
      ['', null, 1].map((id) => ({ id })),
      'Missing required parameter: "id"',
    ],
    [
      '[val:001:send-to] [err:001:param:missing-to]',
      ['', null, 1].map((name) => ({ conversation: { kind: 'chat', name } })),
      'Missing required parameter: "to"',
    ],
    ['[val:001:send-type]', ['text', 'image'].map((type) => ({ outgoing: { content: { type } } })), form('type')],
    ['[val:001:send-chattype]', [{ conversation: { kind: 'groups', name: '1' } }], form('chatType')],
    [
      '[val:001:send-priority]',
      [{ conversation: { kind: 'room', name: '1' }, outgoing: { ...outgoing, priority: 'urgent' } }],
      form('priority'),
    ],
  ]
  it.each(cases)('%s', (_id, wrong, message) => {
    expect(write({})()).toMatchObject({ id: '42', namespace: 'chat' })
    for (const more of wrong) expect(write(more), JSON.stringify(more)).toThrow(message)
  })

  it('[lc:chatroom-priority] rooms only: high 0, normal 1 when nothing is said, low 2', () => {
    const priority = (more: object) => write({ conversation: { kind: 'room', name: '1' }, ...more })().priority
    const given = (['high', 'normal', 'low'] as const).map((one) =>
      priority({ outgoing: { ...outgoing, priority: one } }),
    )
    expect(given).toEqual([0, 1, 2])
    expect(priority({})).toBe(1)
    expect(write({ outgoing: { ...outgoing, priority: 'high' } })()).not.toHaveProperty('priority')
  })
})
