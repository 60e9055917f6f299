import { describe, expect, it } from 'vitest'
import { ChatParameterError } from '#src/contract/im/params.ts'
import { type ChatCall, type Identity, requestOf } from '#src/contract/im/rest/call.ts'
import { chatCalls } from '#src/contract/im/rest/calls.ts'
import { referenceCalls } from '#src/contract/im/rest/reference.endpoints.ts'

const calls: Readonly<Record<string, ChatCall>> = { ...chatCalls, ...referenceCalls }
const me: Identity = { token: 't', user: 'alice', resource: 'r' }
const form = (name: string): string => `Invalid parameter: "${name}"`

/**
 * A rule of chat §5: which call, an input that is right, the field that the rule is about with values that are wrong, and what the
 * refusal says. Where our calls spell a field otherwise, the refusal has the catalogue's name.
 */
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
const single = { conversation: 'chat:bob' }
const thread = { id: 't1' }
const night = { paramType: 2, startTime: { hours: 22, minutes: 30 }, endTime: { hours: 8, minutes: 5 } }
const push = { deviceId: 'd', deviceToken: 't', notifierName: 'n' }
const reaction = { messageId: '1', reaction: '赞' }
const report = { messageId: '1', reportType: 'x', reportReason: 'y' }

const rules: readonly Rule[] = [
  ['[val:001:push-deviceId]', 'users.pushToken', push, 'deviceId', noText, form('deviceId')],
  ['[val:001:push-deviceToken]', 'users.pushToken', push, 'deviceToken', noText, form('deviceToken')],
  ['[val:001:push-notifierName]', 'users.pushToken', push, 'notifierName', noText, form('notifierName')],
  [
    '[val:001:userinfo-kind] [err:001:param:illegal-params]',
    'users.updateProfile',
    { changes: { sign: 'x' } },
    'changes',
    [1, null, true],
    'illegal params',
  ],
  [
    '[err:001:param:illegal-key]',
    'users.updateProfile',
    { changes: { ext: 'x' } },
    'changes',
    [{ age: '3' }],
    'illegal key, only these keys nickname,avatarurl,mail,phone,gender,sign,birth,ext are allowed',
  ],
  ['[val:001:fetchinfo-ids]', 'users.profile', { users: 'bob' }, 'users', [1, null, { a: 1 }, []], 'illegal params'],
  [
    '[val:001:delconv-roam]',
    'conversations.remove',
    { ...single, deleteRoam: true },
    'deleteRoam',
    ['true', 1, null],
    form('deleteRoam'),
  ],
  [
    '[val:001:rmhist-target]',
    'history.removeBefore',
    { ...single, before: 1 },
    'conversation',
    [...noText, 'chat:'],
    form('targetId'),
  ],
  [
    '[val:001:rmhist-chattype]',
    'history.removeBefore',
    { ...single, before: 1 },
    'conversation',
    ['room:1', 'else:1'],
    form('chatType'),
  ],
  [
    '[err:001:param:history-required]',
    'history.remove',
    { ...single, messageIds: ['1'] },
    'messageIds',
    [null, undefined],
    'messageIds or beforeTimeStamp field is required.',
  ],
  [
    '[val:001:reactionlist-chattype]',
    'reactions.list',
    { ...single, messageIds: ['1', '2'] },
    'conversation',
    [1, null],
    form('chatType'),
  ],
  [
    '[val:001:reactionlist-messageId]',
    'reactions.list',
    { ...single, messageIds: '1' },
    'messageIds',
    [null, undefined, '', []],
    form('messageId'),
  ],
  [
    '[val:001:reactiondetail-reaction]',
    'reactions.detail',
    { messageId: '1', reaction: 'x' },
    'reaction',
    [1, null],
    form('reaction'),
  ],
  [
    '[val:001:reactiondetail-messageId]',
    'reactions.detail',
    { messageId: '1', reaction: 'x' },
    'messageId',
    [1, null],
    form('messageId'),
  ],
  ['[val:001:report-messageId]', 'messages.report', report, 'messageId', noText, form('messageId')],
  [
    '[val:001:presence-unsubscribe] [err:001:param:usernames-empty]',
    'presence.unsubscribe',
    { usernames: ['bob'] },
    'usernames',
    [[], null, 'bob'],
    'usernames can not be empty',
  ],
  [
    '[val:001:presence-get-status]',
    'presence.status',
    { usernames: ['bob'] },
    'usernames',
    [[], null, 'bob'],
    'usernames can not be empty',
  ],
  [
    '[val:001:presence-list-pageNum] [A-49]',
    'presence.subscribed',
    { pageNum: 0, pageSize: 20 },
    'pageNum',
    [-1, '1', null],
    form('pageNum'),
  ],
  [
    '[val:001:presence-list-pageSize] [A-49]',
    'presence.subscribed',
    { pageNum: 1, pageSize: 0 },
    'pageSize',
    [-1, '1', null],
    form('pageSize'),
  ],
  [
    '[val:001:silent-options]',
    'silent.set',
    { paramType: 0, remindType: 'ALL' },
    'paramType',
    [undefined],
    form('options'),
  ],
  [
    '[val:001:silent-startTime-hours] [A-48]',
    'silent.set',
    night,
    'startTime',
    [{ hours: 0, minutes: 1 }, { hours: '8', minutes: 1 }, { hours: null, minutes: 1 }, null],
    form('startTime'),
  ],
  [
    '[val:001:silent-endTime-minutes] [A-48]',
    'silent.set',
    night,
    'endTime',
    [{ hours: 8, minutes: 0 }, { hours: 8, minutes: '5' }, { hours: 8 }],
    form('endTime'),
  ],
  [
    '[val:001:silent-conversationId]',
    'silent.clear',
    single,
    'conversation',
    [...noText, 'chat:'],
    form('conversationId'),
  ],
  [
    '[val:001:silent-type] [A-46]',
    'silent.get',
    { conversation: 'group:1' },
    'conversation',
    ['room:1', ':1', 'x:1'],
    form('type'),
  ],
  [
    '[val:001:silent-list]',
    'silent.list',
    { conversations: ['chat:bob', 'group:1'] },
    'conversations',
    ['bob', null],
    form('conversationList'),
  ],
  ['[val:001:silent-language]', 'silent.language', { language: 'en' }, 'language', none, form('language')],
  ['[val:001:reaction-messageId]', 'reactions.add', reaction, 'messageId', noText, form('messageId')],
  ['[val:001:reaction-reaction]', 'reactions.add', reaction, 'reaction', noText, form('reaction')],
  ['[val:001:report-reportType]', 'messages.report', report, 'reportType', noText, form('reportType')],
  ['[val:001:report-reportReason]', 'messages.report', report, 'reportReason', noText, form('reportReason')],
  [
    '[val:001:presence-sub-users]',
    'presence.subscribe',
    { usernames: ['bob'], expiry: 1 },
    'usernames',
    [[], null, 'bob'],
    form('usernames'),
  ],
  [
    '[val:001:presence-sub-expiry]',
    'presence.subscribe',
    { usernames: ['bob'], expiry: 1 },
    'expiry',
    ['x', null],
    form('expiry'),
  ],
  [
    '[val:001:presence-publish]',
    'presence.publish',
    { description: '在' },
    'description',
    [1, null],
    form('description'),
  ],
  [
    '[val:001:silent-paramType]',
    'silent.set',
    { paramType: 0, remindType: 'ALL' },
    'paramType',
    [3, '0', null],
    form('paramType'),
  ],
  [
    '[val:001:silent-remindType]',
    'silent.set',
    { paramType: 0, remindType: 'ALL' },
    'remindType',
    [1, null, undefined],
    form('remindType'),
  ],
  [
    '[val:001:silent-duration]',
    'silent.set',
    { paramType: 1, duration: 5 },
    'duration',
    ['1', null, undefined],
    form('duration'),
  ],
  [
    '[val:001:silent-endTime-hours] [A-48]',
    'silent.set',
    night,
    'endTime',
    [{ hours: 0, minutes: 1 }, { hours: '8', minutes: 1 }, null],
    form('endTime'),
  ],
  ['[val:001:translate-text]', 'messages.translate', { text: '早', languages: ['en'] }, 'text', noText, form('text')],
  [
    '[val:001:translate-languages]',
    'messages.translate',
    { text: '早', languages: ['en'] },
    'languages',
    ['en', null, []],
    form('languages'),
  ],
  [
    '[val:001:rmhist-required]',
    'history.remove',
    { ...single, messageIds: ['1'] },
    'messageIds',
    [null, undefined],
    'messageIds or beforeTimeStamp field is required.',
  ],
  [
    '[val:001:rmhist-ids]',
    'history.remove',
    { ...single, messageIds: Array(20).fill('1') },
    'messageIds',
    [Array(21).fill('1'), []],
    form('messageIds'),
  ],
  [
    '[val:001:rmhist-before] [const:before-ts]',
    'history.removeBefore',
    { ...single, before: 0 },
    'before',
    [-1, '1', 1e18],
    form('beforeTimeStamp'),
  ],
  ['[val:001:delconv-channel]', 'conversations.remove', single, 'conversation', ['chat:', 1, null], form('channel')],
  [
    '[val:001:delconv-chattype] [A-46]',
    'conversations.remove',
    single,
    'conversation',
    ['room:1', 'x:1'],
    form('chatType'),
  ],
  [
    '[val:001:userinfo-key] [A-78]',
    'users.updateProfile',
    { changes: { nickname: '小藏' } },
    'changes',
    [{ age: '3' }, { nickname: 'x', level: '1' }],
    'illegal key',
  ],
]

describe('[val:001:general-form] [err:001:param:generic] [const:invalid-form] parameters of calls', () => {
  it.each(rules)('%s %s', (_id, name, right, field, wrong, message) => {
    const ask = (input: object) => requestOf(calls[name]!, input as Record<string, unknown>, me)
    expect(ask(right)).toHaveProperty('method')
    for (const value of wrong) {
      const attempt = () => ask({ ...right, [field]: value })
      expect(attempt, JSON.stringify(value)).toThrow(ChatParameterError)
      expect(attempt, JSON.stringify(value)).toThrow(message)
    }
  })

  it('[val:001:userinfo-object] several attributes of oneself go at once, and none goes with one that is no attribute', () => {
    const ask = (changes: object) => requestOf(chatCalls['users.updateProfile'], { changes }, me)
    const right = { nickname: 'n', sign: 's' }
    expect(ask(right)).toMatchObject({ method: 'PUT', body: right })
    expect(() => ask({ ...right, age: 1 })).toThrow(/^illegal key, only these keys .* are allowed$/)
  })

  it('[val:001:fetchinfo-props] attributes of people are asked for all at once, by one name or several', () => {
    const properties = ['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext']
    const ask = (users: unknown) => requestOf(chatCalls['users.profile'], { users }, me).body
    expect(ask('bob')).toEqual({ targets: ['bob'], properties })
    expect(ask(['bob', 'eve'])).toEqual({ targets: ['bob', 'eve'], properties })
  })

  it('[const:ignoreInterval-format] [const:paramType] [const:silent-clear] silent mode as the wire has it', () => {
    const body = (name: string, input: object) => requestOf(calls[name]!, input as Record<string, unknown>, me).body
    expect(body('silent.set', night)).toEqual({ ignoreInterval: '22:30-8:5' })
    expect(body('silent.set', { paramType: 0, remindType: 'AT' })).toEqual({ type: 'AT' })
    expect(body('silent.set', { paramType: 1, duration: 5 })).toEqual({ ignoreDuration: 5 })
    expect(body('silent.clear', single)).toEqual({ type: 'DEFAULT' })
  })

  it('[const:read-receipt-limit] [const:page-default] [const:thread-owner] numbers that nobody gives', () => {
    const ask = (name: string, input: object) => requestOf(calls[name]!, input as Record<string, unknown>, me)
    expect(ask('messages.readers', { groupId: 'g', messageId: '1' }).query).toMatchObject({ limit: 500 })
    expect(ask('reactions.detail', { messageId: '1', reaction: 'x' }).query).toMatchObject({ pageSize: 20 })
    expect(ask('threads.members', thread).query).toMatchObject({ limit: 20 })
    expect(ask('threads.create', { name: 'n', messageId: '1', parentId: 'g' }).body).toMatchObject({ owner: 'alice' })
  })
})
