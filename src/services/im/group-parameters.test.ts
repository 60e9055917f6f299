import { expect, it } from 'vitest'
import { ChatParameterError } from '#src/contract/im/params.ts'
import { type ChatCall, type Identity, requestOf } from '#src/contract/im/rest/call.ts'
import { chatCalls } from '#src/contract/im/rest/calls.ts'
import { referenceCalls } from '#src/contract/im/rest/reference.endpoints.ts'

const calls: Readonly<Record<string, ChatCall>> = { ...chatCalls, ...referenceCalls }
const me: Identity = { token: 't', user: 'alice', resource: 'r' }
const form = (name: string): string => `Invalid parameter: "${name}"`

/** As in parameters.test.ts: rules of groups and threads. */
type Rule = readonly [
  id: string,
  call: string,
  right: object,
  field: string,
  wrong: readonly unknown[],
  message: string,
]

const none = ['', null, undefined]
const noText = [...none, 1]
const thread = { id: 't1' }

const rules: readonly Rule[] = [
  [
    '[val:001:thread-create-messageId]',
    'threads.create',
    { name: 'n', messageId: '1', parentId: 'g' },
    'messageId',
    none,
    form('messageId'),
  ],
  [
    '[val:001:thread-create-parentId]',
    'threads.create',
    { name: 'n', messageId: '1', parentId: 'g' },
    'parentId',
    none,
    form('parentId'),
  ],
  ['[val:001:thread-join]', 'threads.join', thread, 'id', none, form('chatThreadId')],
  ['[val:001:thread-leave]', 'threads.leave', thread, 'id', none, form('chatThreadId')],
  ['[val:001:thread-destroy]', 'threads.destroy', thread, 'id', none, form('chatThreadId')],
  ['[val:001:thread-detail]', 'threads.detail', thread, 'id', none, form('chatThreadId')],
  ['[val:001:thread-members]', 'threads.members', thread, 'id', none, form('chatThreadId')],
  [
    '[val:001:thread-rename-chatThreadId]',
    'threads.rename',
    { ...thread, name: 'n' },
    'id',
    none,
    form('chatThreadId'),
  ],
  [
    '[val:001:thread-remove-chatThreadId]',
    'threads.removeMember',
    { ...thread, user: 'bob' },
    'id',
    none,
    form('chatThreadId'),
  ],
  [
    '[val:001:thread-remove-username]',
    'threads.removeMember',
    { ...thread, user: 'bob' },
    'user',
    none,
    form('username'),
  ],
  ['[val:001:thread-list-parentId]', 'threads.inGroup', { parentId: 'g1' }, 'parentId', none, form('parentId')],
  ['[val:001:generic-id]', 'groups.leave', { id: '1' }, 'id', noText, form('id')],
  [
    '[val:001:generic-users]',
    'groups.invite',
    { id: '1', usernames: ['bob'] },
    'usernames',
    ['bob', null],
    form('usernames'),
  ],
  [
    '[val:001:generic-page-size] [A-49]',
    'groups.members',
    { id: '1', page: 1, pageSize: 20 },
    'pageSize',
    [0, -1, '1'],
    form('pageSize'),
  ],
  [
    '[val:001:thread-create-name]',
    'threads.create',
    { name: 'n', messageId: '1', parentId: 'g' },
    'name',
    none,
    form('name'),
  ],
  ['[val:001:thread-rename-name]', 'threads.rename', { ...thread, name: 'n' }, 'name', none, form('name')],
  ['[val:001:thread-last]', 'threads.lastMessages', { ids: ['1'] }, 'ids', ['x', null], form('ids')],
  [
    '[val:001:generic-mute]',
    'groups.mute',
    { id: '1', usernames: ['bob'], duration: 5 },
    'duration',
    ['x', null],
    form('muteDuration'),
  ],
  ['[val:001:generic-page-number]', 'groups.members', { id: '1', page: 1 }, 'page', [0, -1, '1'], form('pageNum')],
]

it.each(rules)('%s %s', (_id, name, right, field, wrong, message) => {
  const ask = (input: object) => requestOf(calls[name]!, input as Record<string, unknown>, me)
  expect(ask(right)).toHaveProperty('method')
  for (const value of wrong) {
    const attempt = () => ask({ ...right, [field]: value })
    expect(attempt, JSON.stringify(value)).toThrow(ChatParameterError)
    expect(attempt, JSON.stringify(value)).toThrow(message)
  }
})
