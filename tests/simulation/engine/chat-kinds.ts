import { act, fault, type Kind, type Telling } from './kinds.ts'

const friends = ['support', 'linqing', 'suyan'] as const
/** Groups of the world that its first person is in. */
const groups = ['200000000000001', '200000000000002'] as const

const keyFor = (name: string) => (/^\d/.test(name) ? `group:${name}` : `chat:${name}`)
const conversationOf = (name: string) => ({ kind: /^\d/.test(name) ? 'group' : 'chat', name })
const mark = (telling: Telling, who: string): string => `${who}${telling.seed}说${++telling.count}。`
const localId = (telling: Telling): string => {
  const id = String(300_000_000_000_000_000n + BigInt(telling.localIds.length + 1))
  telling.localIds.push(id)
  return id
}
const send = (telling: Telling, name: string, outgoing: object, more: object = {}) => ({
  say: 'imMessage.sendRequested',
  with: { localId: localId(telling), conversation: conversationOf(name), outgoing, ...more },
})

/** Everybody is told that all in it has been read, as the page of a conversation does that is looked at. */
const read = (telling: Telling, key: string) =>
  send(telling, key.slice(key.indexOf(':') + 1), { ack: 'channel', messageId: '' })

/** The same for what came while it was looked at. */
const left = (telling: Telling) => telling.keys.slice(-1).map((key) => read(telling, key))

/** What a sender can write into the part of a message that is JSON in text, and must not. */
const hostile = [
  { translations: 'x' },
  { translations: [{ text: 7 }] },
  { reaction: 'x' },
  { reaction: [null] },
  { reaction: [{ reaction: {}, count: 'many', userList: 3 }] },
  { thread: 'x' },
  { thread_overview: { id: 1, name: {}, message_count: 'many' } },
  { thread: { msg_parent_id: 5 } },
  { thread: {} },
  { thread: { msg_parent_id: '1', muc_parent_id: '9', thread_name: 'x' } },
]

const frames = { down: ['sync', 'notice', 'unread'], up: ['upload', 'fetch', 'heartbeat'] } as const

export const chatKinds: readonly Kind[] = [
  act('write', 6, (chance, telling) => [
    send(telling, chance.pick([...friends, ...groups]), { content: { type: 'txt', msg: mark(telling, '我') } }),
  ]),
  act('send a picture', 1, (chance, telling) => {
    const name = `p${telling.seed}-${++telling.count}.png`
    return [
      send(
        telling,
        chance.pick(friends),
        { content: { type: 'img', filename: name, fileLength: 900 } },
        { file: { key: `file-${telling.count}`, name, type: 'image/png', size: 900 } },
      ),
    ]
  }),
  act('open a conversation', 3, (chance, telling) => {
    const key = keyFor(chance.pick([...friends, ...groups]))
    const before = left(telling)
    telling.keys.push(key)
    return [
      ...before,
      { say: 'imConversation.opened', to: `im-conversation/${key}` },
      { say: 'imInbox.opened', with: { key } },
      read(telling, key),
    ]
  }),
  act('read it', 1, (_, telling) => {
    const key = telling.keys.at(-1)
    return key === undefined ? [] : [read(telling, key)]
  }),
  act('close it', 1, (_, telling) => [...left(telling), { say: 'imInbox.closed' }]),
  act('page back', 0.7, (_, telling) => {
    const key = telling.keys.at(-1)
    return key === undefined ? [] : [{ say: 'imConversation.moreRequested', to: `im-conversation/${key}` }]
  }),
  act('draft', 0.8, (chance, telling) => [
    { say: 'imInbox.draftChanged', with: { key: keyFor(chance.pick(friends)), text: mark(telling, '草稿') } },
  ]),
  act('remove a conversation', 0.6, (chance) => [
    { say: 'imInbox.removed', with: { key: keyFor(chance.pick([...friends, ...groups])) } },
  ]),
  act('clear a conversation', 0.4, (_, telling) => {
    const key = telling.keys.at(-1)
    return key === undefined
      ? []
      : [
          {
            say: 'imConversation.operationRequested',
            to: `im-conversation/${key}`,
            with: { operation: 'clear', input: {} },
          },
        ]
  }),
  act('discard or send again', 0.8, (chance, telling) =>
    telling.localIds.length === 0
      ? []
      : [
          {
            say: chance.pick(['imMessage.discardRequested', 'imMessage.resendRequested']),
            with: { localId: chance.pick(telling.localIds) },
          },
        ],
  ),
  act('connect', 0.5, () => [{ say: 'imConnection.retryRequested' }]),
  act('others write', 5, (chance, telling) => {
    const from = chance.pick(friends)
    return [
      {
        push: 'chat.say',
        with: chance.is(0.7)
          ? { from, text: mark(telling, from) }
          : { from: 'linqing', to: chance.pick(groups), text: mark(telling, '群') },
      },
    ]
  }),
  act('others write a lot', 0.5, (chance, telling) => [
    {
      push: 'chat.say',
      with: { from: chance.pick(friends), text: `${mark(telling, '多')}{n}`, count: chance.between(5, 30) },
    },
  ]),
  act('others recall', 1.5, (chance) => [{ push: 'chat.recall', with: { from: chance.pick(friends) } }]),
  act('others read', 0.8, (chance) => [{ push: 'chat.read', with: { from: chance.pick(friends) } }]),
  act('hostile message', 0.4, (chance, telling) => [
    {
      push: 'chat.say',
      with: {
        ...chance.pick([{ from: chance.pick(friends) }, { from: 'linqing', to: chance.pick(groups) }]),
        text: mark(telling, '坏'),
        meta: JSON.stringify(chance.pick(hostile)),
      },
    },
  ]),
  act('put out of a group', 0.3, (chance) => [{ push: 'chat.leaveGroup', with: { groupId: chance.pick(groups) } }]),
  act('put into a group', 0.3, (chance) => [{ push: 'chat.joinGroup', with: { groupId: chance.pick(groups) } }]),
  act('invited', 0.3, () => [{ push: 'chat.invite', with: { from: 'guyuan' } }]),
  fault('frames harmed', 4, (chance) => {
    const on = chance.pick(['up', 'down'] as const)
    const kind = chance.pick(['drop', 'delay', 'duplicate', 'reorder', 'cut', 'malformed'])
    return [
      {
        fault: 'chat.frames',
        with: {
          kind,
          on,
          frame: chance.pick<string>(frames[on]),
          ms: chance.pick([300, 3000, 20_000]),
          times: chance.between(1, 3),
          skip: chance.between(0, 2),
        },
      },
    ]
  }),
  fault('uploads harmed', 2, (chance) => [
    {
      fault: 'chat.uploads',
      with: chance.pick<Record<string, unknown>>([
        { silent: true, times: 1 },
        { drop: true, times: 1 },
        { status: { errorCode: 4, reason: 'no' }, times: 1 },
      ]),
    },
  ]),
  fault('chat calls harmed', 1, (chance) => [
    {
      fault: 'chat.rest',
      with: {
        path: chance.pick(['messageroaming', 'user_channel', 'chatfiles', '.']),
        ...chance.pick<Record<string, unknown>>([{ status: 500 }, { status: 401 }, { status: 403 }, { destroy: true }]),
        times: chance.between(1, 3),
      },
    },
  ]),
  fault('chat service starts again', 0.7, (chance) => [
    { push: 'chat.restart', with: { forgetsTokens: chance.is(0.3) } },
  ]),
  fault('kicked', 0.3, (chance) => [
    { push: 'chat.kick', with: { operation: chance.pick(['otherDeviceLogin', 'passwordChanged', 'kicked']) } },
  ]),
  fault('chat tokens are short', 0.4, () => [{ world: 'world.settings', with: { chatTokenLifetimeMs: 600_000 } }]),
]
