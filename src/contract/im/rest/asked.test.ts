import { expect, it } from 'vitest'
import { type ChatCall, type Input, requestOf } from './call.ts'
import { chatCalls } from './calls.ts'
import { referenceCalls } from './reference.endpoints.ts'

const all: Readonly<Record<string, ChatCall>> = { ...chatCalls, ...referenceCalls }
const me = { token: 't', user: 'alice', resource: 'desk' }

/** What is no text, no two alike, so that it shows where each goes; every other field says its own name. */
const inGroups: Input = {
  at: 1001,
  before: 1002,
  bytes: new Blob(['x']),
  changes: { sign: 'here' },
  conversation: 'group:g1',
  conversations: ['group:g1', 'chat:bob'],
  count: 11,
  cursor: 'c1',
  deleteRoam: true,
  duration: 5000,
  expiry: 60,
  ids: ['i1', 'i2'],
  keys: ['colour'],
  kind: 'group',
  languages: ['en', 'de'],
  maxUsers: 12,
  messageIds: ['m1', 'm2'],
  page: 3,
  pageNum: 4,
  pageSize: 7,
  paramType: 1,
  usernames: ['dave', 'erin'],
  users: ['bob', 'carol'],
}
const elsewhere: Input = { ...inGroups, kind: 'room', conversation: 'chat:bob' }

const named = (fields: Input): Input =>
  new Proxy(fields, { get: (known, field: string) => (field in known ? known[field] : `the ${field}`) })

function asked(call: ChatCall, fields: Input): string {
  const { method, path, query, body } = requestOf(call, named(fields), me)
  return [method, path, JSON.stringify(query), JSON.stringify(body)].filter((part) => part && part !== '{}').join(' ')
}

// Read against the specification's list of calls, line by line; `the id` stands where the input's field of this name goes.
it('what each call of the chat service asks for, in a group and elsewhere', async () => {
  const lines = Object.entries(all).flatMap(([name, call]) =>
    [...new Set([asked(call, inGroups), asked(call, elsewhere)])].map((line) => `${name}: ${line}`),
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('asked.txt')
})
