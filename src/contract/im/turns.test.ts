import { describe, expect, it } from 'vitest'
import { encodeBody } from './body.ts'
import { decodeEvents } from './decode.ts'
import type { Meta } from './meta.ts'
import { encodeMuc } from './muc.ts'
import { encodeNotify } from './notify.ts'
import { encodeRoster } from './roster.ts'

const turned = '合同\u202Egpj.exe'
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('\u202E', String.raw`\u202e`)
const jid = { name: 'g', domain: 'conference.easemob.com' }
const muc = (body: object): Meta => ({
  namespace: 'muc',
  payload: encodeMuc({ operation: 'update', muc: jid, ...body } as never),
})
const meta = { thread: { muc_parent_id: 'g', thread_name: turned }, translations: [{ code: 'zh', text: turned }] }
const chat = (text: string): Meta => ({
  id: '9',
  namespace: 'chat',
  payload: encodeBody({ kind: 'groupchat', contents: [{ type: 'txt', msg: '在' }], meta: text }),
})

/** Texts of others that a page shows as they came; those of a message's content and attributes are put right where they are drawn. */
const told: readonly (readonly [string, Meta])[] = [
  ['the name of a group', muc({ mucName: turned })],
  ['why somebody asks to come in', muc({ operation: 'apply', reason: turned })],
  ['a changed detail of a group', muc({ ext: escaped({ description: turned }) })],
  ['an attribute of a room', muc({ operation: 'setMetadata', ext: escaped({ properties: { note: turned } }) })],
  ['the name of a thread', muc({ operation: 'threadUpdate', mucName: turned })],
  [
    'the same in a notice',
    {
      namespace: 'notify',
      payload: encodeNotify({ type: 'thread', data: { id: 't', operation: 'update', name: turned } }),
    },
  ],
  [
    'what somebody says of themselves',
    {
      namespace: 'notify',
      payload: encodeNotify({ type: 'presence', data: { values: [{ uid: 'bob', ext: turned }] } } as never),
    },
  ],
  [
    'why somebody wants to be a friend',
    { namespace: 'roster', payload: encodeRoster({ operation: 'add', reason: turned }) },
  ],
  ['a thread and a translation of a message', chat(JSON.stringify(meta))],
  ['the same, escaped', chat(escaped(meta))],
]

describe('what comes over the socket turns no direction', () => {
  it.each(told)('%s', (_, one) => {
    const events = decodeEvents({ to: jid, ...one }, { me: 'alice', skipped: () => undefined })
    const text = JSON.stringify(events)
    expect(text).toMatch(/合同.*gpj\.exe/)
    expect(text).not.toMatch(/\u202E|\\u202e/i)
  })
})
