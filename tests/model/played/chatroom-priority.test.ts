import { describe } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import type { ChatMessage, Conversation } from '#src/contract/im/client.ts'
import { decodeEvents } from '#src/contract/im/decode.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { decodeMeta, encodeMeta } from '#src/contract/im/meta.ts'
import type { Output } from '#src/machines/model.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const target: Readonly<Record<string, Conversation>> = {
  room: { kind: 'room', name: '9' },
  group: { kind: 'group', name: '8' },
  single: { kind: 'chat', name: 'bob' },
}
const kinds = { room: 'chatroom', group: 'groupchat', single: 'chat' } as const
const chats = ['room', 'group', 'single'] as const
const content = { type: 'txt', msg: '早' } as const

/** The message in hand, as it is read or written on the wire. */
function start(): Door {
  const out: Output[] = []
  let state = 'normal'
  const read = (chat: keyof typeof kinds, tag: number | undefined): string => {
    const payload = encodeBody({ kind: kinds[chat], contents: [content] })
    const bytes = encodeMeta({
      id: '1',
      from: { name: 'bob' },
      to: { name: target[chat]!.name },
      namespace: 'chat',
      payload,
      ...(tag === undefined ? {} : { priority: tag }),
    })
    const [event] = decodeEvents(decodeMeta(bytes), { me: 'alice', skipped: () => undefined })
    return (event?.type === 'message' && event.message.priority) || 'normal'
  }
  const write = (chat: keyof typeof kinds, priority: string): void => {
    const { meta } = messageUpload({
      appKey: 'demo#chat',
      from: 'alice',
      id: '1',
      conversation: target[chat]!,
      outgoing: { content, ...(priority === 'none' ? {} : { priority: priority as 'high' }) },
    })
    const tag = decodeMeta(encodeMeta(meta)).priority ?? null
    out.push(told('message.written', { tag }))
    state = { 0: 'high', 2: 'low' }[tag ?? 1] ?? 'normal'
  }
  return {
    see: () => ({ states: [state], context: {} }),
    happen: ({ type, chat, tag, priority }) => {
      if (type === 'message.received') state = read(chat as ChatKind, tag as number | undefined)
      else write(chat as ChatKind, priority as string)
    },
    out: () => out.splice(0),
  }
}
type ChatKind = (typeof chats)[number]
type Priority = NonNullable<ChatMessage['priority']> | 'none'
const priorities: readonly Priority[] = ['high', 'normal', 'low', 'none']

describe('[lc:chatroom-priority] priorities of messages', () => {
  itPlays({
    ledger: playedLedger('chatroom-priority'),
    start,
    facts: chats.flatMap((chat) => [
      ...[0, 1, 2, 9, undefined].map((tag) => ({ type: 'message.received', chat, tag })),
      ...priorities.map((priority) => ({ type: 'message.sent', chat, priority })),
    ]),
    about: ({ tag }) => ({ isOther: tag !== 0 && tag !== 2 }),
  })
})
