import { describe, expect, it } from 'vitest'
import type { App } from '../../kit/app/app.ts'
import { askReaders, sendFile, sendingIntents, talkingIn } from './conversation-intents.ts'
import type { ChatMessage } from '../message/message-ext.ts'
import { messageIntents } from '../message/message-intents.ts'

const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation: 'group:7',
  from: 'bob',
  to: '7',
  at: 1,
  content: { type: 'txt', msg: 'Hello' },
  ext: {},
  onlineState: 1,
  ...more,
})

/** An app that writes down what is said to it. */
function listen(key: string, messages: readonly ChatMessage[] = []) {
  const said: [stream: string, fact: Record<string, unknown>][] = []
  const snapshots: Record<string, unknown> = {
    session: { context: { user: { userId: 'me', nickname: '青瓷', avatar: '/a.png' } } },
    [`im-conversation/${key}`]: { context: { messages } },
  }
  const app = {
    say: (stream: string, fact: Record<string, unknown>) => void said.push([stream, fact]),
    snapshot: (stream: string) => snapshots[stream],
    chat: { isServed: true, newMessageId: () => '42', keepFile: async () => 'file-1' },
  } as unknown as App
  return { said, snapshots, talking: talkingIn(app, key) }
}

describe('what is sent', () => {
  it('[val:000:ui-kit-images] [const:image-kit-max] 52 pictures at once, and none of 53', async () => {
    const picked = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`))
    const counts = async (count: number) => {
      const { said, talking } = listen('group:7')
      await sendingIntents(talking).onAttach('file', picked(count))
      return said.map(([stream]) => stream)
    }
    expect(await counts(52)).toEqual(Array(52).fill('im-message'))
    expect(await counts(53)).toEqual(['toast'])
  })

  it('carries who sends it, whom it answers and whom it speaks to; a group is asked who has read it', () => {
    const { said, talking } = listen('group:7', [message('11', { from: 'bob', localId: 'own' })])
    sendingIntents(talking).onSend('好', { quote: 'own', mentions: ['bob'] })
    expect(said).toEqual([
      [
        'im-message',
        {
          type: 'imMessage.sendRequested',
          localId: '42',
          conversation: { kind: 'group', name: '7' },
          user: 'me',
          outgoing: {
            content: { type: 'txt', msg: '好' },
            ext: {
              nickname: '青瓷',
              avatar: '/a.png',
              msgQuote: { msgID: '11', msgSender: 'bob', msgPreview: 'Hello' },
              em_at_list: ['bob'],
            },
            wantsReceipt: true,
          },
        },
      ],
    ])
  })

  it('is a file once it is kept on this device; an empty one is refused in words', async () => {
    const { said, talking } = listen('chat:bob')
    await sendFile(talking, 'file', new File([], '空.txt'))
    await sendFile(talking, 'voice', new File(['abc'], '语音.m4a', { type: 'audio/mp4' }), { duration: 3 })
    expect(said[0]).toEqual(['toast', expect.objectContaining({ message: '文件是空的，请换一个' })])
    expect(said[1]?.[1]).toMatchObject({
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: { type: 'audio', filename: '语音.m4a', fileLength: 3, duration: 3 } },
      file: { key: 'file-1', name: '语音.m4a', type: 'audio/mp4', size: 3 },
    })
  })

  it('keeps the draft of its own conversation', () => {
    const { said, talking } = listen('chat:bob')
    sendingIntents(talking).onDraft('写到一半')
    expect(said).toEqual([['im-inbox', { type: 'imInbox.draftChanged', key: 'chat:bob', text: '写到一半' }]])
  })
})

describe('what is asked about a message', () => {
  const reactions = [{ reaction: '赞', count: 1, users: ['me'], isAddedBySelf: true }]
  const overview = { id: 't9', parentId: '7', name: '讲解', messageCount: 2, createdAt: 1, updatedAt: 1 }
  const messages = [message('11', { reactions }), message('12', { overview })]

  it('goes to the conversation with a name of its own', () => {
    const { said, talking } = listen('group:7', messages)
    const intents = messageIntents(talking)
    intents.onReact('11', '赞')
    intents.onReact('12', '赞')
    intents.onTranslate('12')
    intents.onReport('12', { type: '其他', reason: '广告' })
    intents.onRemove('12')
    expect(said.map(([stream, fact]) => [stream, fact['operation'], fact['ask']])).toEqual([
      ['im-conversation/group:7', 'unreact', 'react 11 赞'],
      ['im-conversation/group:7', 'react', 'react 12 赞'],
      ['im-conversation/group:7', 'translate', 'translate 12'],
      ['im-conversation/group:7', 'report', 'report'],
      ['im-conversation/group:7', 'removeMessages', 'remove 12'],
    ])
    expect(said[3]?.[1]['input']).toEqual({ messageId: '12', reportType: '其他', reportReason: '广告' })
  })

  it('[val:001:translate-languages] sends the language that was chosen with what is to be translated, and Chinese where none was', () => {
    const sent = (language: string | null) => {
      const { said, talking, snapshots } = listen('group:7', messages)
      snapshots['silent-mode'] = { context: { data: { language } } }
      messageIntents(talking).onTranslate('12')
      return said[0]?.[1]['input']
    }
    expect(sent(null)).toEqual({ messageId: '12', text: 'Hello', languages: ['zh-Hans'] })
    expect(sent('en')).toEqual({ messageId: '12', text: 'Hello', languages: ['en'] })
  })

  it('makes a thread where there is none, and opens the one that there is', () => {
    const { said, talking } = listen('group:7', messages)
    messageIntents(talking).onThread('11')
    messageIntents(talking).onThread('12')
    expect(said[0]).toEqual([
      'thread',
      expect.objectContaining({ operation: 'create', input: { name: 'Hello', messageId: '11', parentId: '7' } }),
    ])
    expect(said[1]).toEqual([
      'navigation',
      { type: 'navigation.pushRequested', href: '/pages/chat/myChat?id=thread%3At9' },
    ])
  })

  it('takes a message back by its number', () => {
    const { said, talking } = listen('group:7', messages)
    messageIntents(talking).onRecall('12')
    expect(said).toMatchObject([
      ['im-message', { localId: '42', conversation: { name: '7' }, outgoing: { ack: 'recall', messageId: '12' } }],
    ])
  })

  it('is nothing when the message is gone', () => {
    const { said, talking } = listen('group:7', messages)
    const intents = messageIntents(talking)
    intents.onRecall('99')
    expect([askReaders(talking, '99'), said]).toEqual([null, []])
  })
})
