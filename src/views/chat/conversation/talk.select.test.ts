import { describe, expect, it } from 'vitest'
import type { TalkEntry, MessageView } from '../kit/chat-view.ts'
import type { ChatMessage } from '../message/message-ext.ts'
import { createTalk, type OutboxItem, type TalkInput, type TalkScene } from './talk.select.ts'

const now = 1_772_323_200_000
const scene: TalkScene = {
  kind: 'chat',
  me: 'me',
  isConnected: true,
  origin: 'http://localhost',
  personOf: (id, { nickname }) => ({ id, name: nickname || id, avatar: null }),
  roleOf: () => null,
  readers: 5,
  translations: {},
  language: 'zh-Hans',
  files: {},
  heardUpTo: '20',
  heard: new Set(),
}
const message = (id: string, from: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from,
  to: 'x',
  at: now - 60_000,
  content: { type: 'txt', msg: `第 ${id} 条` },
  ext: {},
  onlineState: 1,
  ...more,
})
const item = (localId: string, status: OutboxItem['status'], more: Partial<OutboxItem> = {}): OutboxItem => ({
  localId,
  conversation: { kind: 'chat', name: 'bob' },
  outgoing: { content: { type: 'txt', msg: localId } },
  status,
  failure: null,
  at: now,
  writtenAt: null,
  ...more,
})
const input = (more: Partial<TalkInput>): TalkInput => ({
  scene,
  messages: [],
  receipts: {},
  recalls: [],
  sureUpTo: null,
  outbox: [],
  now,
  ...more,
})
const entries = (more: Partial<TalkInput>): TalkEntry[] => createTalk()(input(more))
const views = (more: Partial<TalkInput>): MessageView[] =>
  entries(more).flatMap((entry) => (entry.kind === 'message' ? [entry.message] : []))
const receipt = { isDelivered: true, isRead: false, readCount: 0 }

describe('what was said', () => {
  it('stands in order, what is being sent at the end, commands left out', () => {
    const messages = [message('11', 'bob'), message('12', 'bob', { content: { type: 'cmd' } }), message('13', 'me')]
    expect(views({ messages, outbox: [item('a', 'pending')] }).map(({ key }) => key)).toEqual(['11', '13', 'a'])
  })

  it('stands once where history shows what the outbox still doubts', () => {
    const messages = [message('11', 'me', { localId: 'a' })]
    const outbox = [item('a', 'confirming'), item('b', 'pending')]
    expect(views({ messages, outbox }).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it('is the same object as long as nothing about it changes', () => {
    const talk = createTalk()
    const messages = [message('11', 'bob'), message('12', 'me')]
    const first = talk(input({ messages }))
    const second = talk(input({ messages: [...messages, message('13', 'bob')], now: now + 1000 }))
    expect([second[0] === first[0], second[1] === first[1]]).toEqual([true, true])
    const third = talk(input({ messages, receipts: { 12: { ...receipt, isRead: true } } }))
    expect([third[0] === first[0], third[1] === first[1]]).toEqual([true, false])
  })

  it('says how far an own message has come', () => {
    const messages = [message('11', 'me'), message('12', 'me'), message('13', 'me'), message('14', 'bob')]
    const receipts = { 12: receipt, 13: { ...receipt, isRead: true } }
    expect(views({ messages, receipts }).map(({ delivery }) => delivery?.state)).toEqual([
      'sent',
      'delivered',
      'read',
      undefined,
    ])
  })

  it('counts readers in a group that was asked for them', () => {
    const messages = [message('11', 'me', { wantsReceipt: true }), message('12', 'me')]
    const group = { ...scene, kind: 'group' } as const
    const seen = views({ scene: group, messages, receipts: { 11: { ...receipt, readCount: 3 } } })
    expect(seen.map(({ receipts }) => receipts)).toEqual([{ read: 3, total: 5 }, null])
  })

  it('lets one recall an own message for two minutes', () => {
    const messages = [message('11', 'me'), message('12', 'bob')]
    const may = (at: number) => views({ messages, now: at }).map(({ can }) => can.recall)
    expect([may(now), may(now + 61_000)]).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('calls the sender as the message does where nobody knows better, and shows whom it answers', () => {
    const quote = { msgQuote: { msgID: '11', msgSender: 'me', msgPreview: '早' } }
    const messages = [
      message('11', 'me', { localId: 'own' }),
      message('12', 'bob', { ext: { nickname: '阿宝', ...quote } }),
      message('13', 'bob', { ext: { msgQuote: { msgID: 7 } } }),
    ]
    const [, answer, broken] = views({ messages })
    expect(answer).toMatchObject({ from: { name: '阿宝' }, quote: { key: 'own', name: '我', text: '早' } })
    expect(broken?.quote).toBeNull()
  })

  it('leads from an answer to what it answers as soon as that is there, too', () => {
    const talk = createTalk()
    const quote = { msgQuote: { msgID: '11', msgSender: 'me', msgPreview: '早' } }
    const answer = message('14', 'bob', { ext: quote })
    const waiting = [item('a', 'queued', { outgoing: { content: { type: 'txt', msg: '好' }, ext: quote } })]
    const keys = (messages: readonly ChatMessage[]) =>
      talk(input({ messages, outbox: waiting })).flatMap((entry) =>
        entry.kind === 'message' && entry.message.quote ? [entry.message.quote.key] : [],
      )
    expect(keys([answer])).toEqual(['11', '11'])
    expect(keys([message('11', 'me', { localId: 'own' }), answer])).toEqual(['own', 'own'])
  })

  it('does not repeat in an answer what was taken back, and says nothing of what may only be missing here', () => {
    const quote = (msgID: string) => ({ msgQuote: { msgID, msgSender: 'bob', msgPreview: '说错了' } })
    const answer = message('15', 'me', { ext: quote('12') })
    const all = [message('11', 'bob'), answer, message('16', 'bob')]
    const shown = (more: Partial<TalkInput>) =>
      views({ messages: all, ...more }).find(({ key }) => key === '15')?.quote?.text
    const gone = '原消息已撤回或删除'
    expect(shown({})).toBe(gone)
    // Where a hole may be, and before the first that is shown, it may still be there.
    expect(['', '11', '13'].map((sureUpTo) => shown({ sureUpTo }))).toEqual(['说错了', '说错了', gone])
    expect(shown({ messages: all.slice(1) })).toBe('说错了')
    const recalls = [{ id: '12', author: 'bob', by: 'bob', at: now, text: null }]
    expect(shown({ messages: all.slice(1), recalls })).toBe(gone)
    // The page that is open draws it anew, also what waits to be sent.
    const talk = createTalk()
    const waiting = [item('a', 'queued', { outgoing: { content: { type: 'txt', msg: '好' }, ext: quote('12') } })]
    const texts = (messages: typeof all) =>
      talk(input({ messages, outbox: waiting })).flatMap((entry) =>
        entry.kind === 'message' && entry.message.quote ? [entry.message.quote.text] : [],
      )
    const before = [all[0]!, message('12', 'bob'), ...all.slice(1)]
    expect([texts(before), texts(all)]).toEqual([
      ['说错了', '说错了'],
      [gone, gone],
    ])
  })

  it('marks what speaks to this person in a group', () => {
    const speaking = [
      message('11', 'bob', { ext: { em_at_list: ['me'] } }),
      message('12', 'bob', { ext: { em_at_list: 'ALL' } }),
      message('13', 'bob', { ext: { em_at_list: ['carol'] } }),
    ]
    const marked = (kind: TalkScene['kind']) =>
      views({ scene: { ...scene, kind }, messages: speaking }).map(({ mentionsMe }) => mentionsMe)
    expect([marked('group'), marked('chat')]).toEqual([
      [true, true, false],
      [false, false, false],
    ])
  })

  it('translates into the language that was picked', () => {
    const messages = [
      message('11', 'bob', {
        content: { type: 'txt', msg: '你好' },
        translations: [{ code: 'ja', text: 'こんにちは' }],
      }),
      message('12', 'bob', { content: { type: 'txt', msg: 'Hello' } }),
    ]
    const offered = (language: string) =>
      views({ scene: { ...scene, language }, messages }).map(({ can, translation }) =>
        translation?.state === 'shown' ? translation.text : can.translate,
      )
    expect(offered('ja')).toEqual(['こんにちは', false])
    expect(offered('en')).toEqual([true, false])
    expect(offered('zh-Hans')).toEqual([false, true])
  })

  it('shows how a translation stands, and offers one for what is not Chinese', () => {
    const messages = [
      message('11', 'bob', {
        content: { type: 'txt', msg: 'See you' },
        translations: [{ code: 'zh-Hans', text: '再见' }],
      }),
      message('12', 'bob', { content: { type: 'txt', msg: 'Merci' } }),
      message('13', 'bob', { content: { type: 'txt', msg: 'À demain' } }),
      message('14', 'bob', { content: { type: 'txt', msg: 'Hello' } }),
      message('15', 'bob', { content: { type: 'txt', msg: '你好' } }),
    ]
    const ask = { result: null, failure: null }
    const failure = { reason: 'translationFailed', message: '翻译失败' }
    const translations = { 12: { ...ask, state: 'sending' }, 13: { ...ask, state: 'failed', failure } } as const
    const seen = views({ scene: { ...scene, translations }, messages })
    expect(seen.map(({ translation }) => translation)).toEqual([
      { state: 'shown', text: '再见' },
      { state: 'loading' },
      { state: 'failed', reason: '翻译失败' },
      null,
      null,
    ])
    expect(seen.map(({ can }) => can.translate)).toEqual([false, false, false, true, false])
  })

  it('knows which voice messages have not been heard', () => {
    const said = (id: string, from = 'bob') => message(id, from, { content: { type: 'audio', duration: 3 } })
    const messages = [said('19'), said('21'), said('22'), said('23', 'me')]
    const seen = views({ scene: { ...scene, heard: new Set(['22']) }, messages })
    expect(seen.map(({ body }) => body.kind === 'voice' && body.fresh)).toEqual([false, true, false, false])
  })
})

describe('what is on its way', () => {
  const state = (status: OutboxItem['status'], isConnected = true) =>
    views({ scene: { ...scene, isConnected }, outbox: [item('a', status)] })[0]?.delivery

  it('waits without a connection, is sent with one, and is never failed while nobody knows', () => {
    expect([state('queued', false), state('uploading', false), state('queued'), state('uploading')]).toEqual([
      { state: 'waiting' },
      { state: 'waiting' },
      { state: 'sending' },
      { state: 'sending' },
    ])
    expect([state('pending', false), state('confirming'), state('confirming', false)]).toEqual([
      { state: 'sending' },
      { state: 'unknown' },
      { state: 'unknown' },
    ])
  })

  it('can be taken back where history does not tell what became of it', () => {
    const failure = { reason: 'noPermission', message: '没有权限这样做' }
    expect(views({ outbox: [item('a', 'confirming', { failure })] })[0]?.delivery).toEqual({
      state: 'unknown',
      canDiscard: true,
    })
  })

  it('says why it failed, and offers another attempt where one could help', () => {
    const failed = (reason: string) =>
      views({ outbox: [item('a', 'failed', { failure: { reason, message: '原因' } })] })[0]?.delivery
    expect(failed('rateLimited')).toEqual({ state: 'failed', reason: '原因', canResend: true })
    expect(failed('illegalContent')).toEqual({ state: 'failed', reason: '原因', canResend: false })
  })

  it('shows a file of this device, before and after it has been sent', () => {
    const files = { a: 'blob:1' }
    const content = { type: 'img' } as const
    const file = { key: 'f', name: '山.png', type: 'image/png', size: 9 }
    const [waiting] = views({
      scene: { ...scene, files },
      outbox: [item('a', 'uploading', { outgoing: { content }, file })],
    })
    expect(waiting?.body).toMatchObject({ thumb: 'blob:1', progress: 'unknown' })
    const bodyOf = (status: OutboxItem['status'], isConnected: boolean) =>
      views({
        scene: { ...scene, files, isConnected },
        outbox: [item('a', status, { outgoing: { content }, file })],
      })[0]?.body
    expect(bodyOf('uploading', false)).toMatchObject({ progress: null })
    expect(bodyOf('pending', true)).toMatchObject({ progress: null })
    const [sent] = views({ scene: { ...scene, files }, messages: [message('31', 'me', { localId: 'a', content })] })
    expect(sent).toMatchObject({ key: 'a', body: { thumb: 'blob:1', progress: null } })
  })

  it('shows no receipts and recalls', () => {
    expect(entries({ outbox: [item('a', 'pending', { outgoing: { ack: 'recall', messageId: '1' } })] })).toEqual([])
  })
})

describe('what was recalled', () => {
  const recall = (id: string, more: object = {}) => ({ id, author: 'bob', by: 'bob', at: now, text: null, ...more })
  const words = (more: Partial<TalkInput>) =>
    entries(more).map((entry) =>
      entry.kind === 'event' ? `${entry.text}${entry.again ? `（${entry.again}）` : ''}` : entry.message.key,
    )

  it('leaves word where it was, and own words to write anew', () => {
    const messages = [message('11', 'bob'), message('13', 'bob')]
    const recalls = [recall('14'), recall('12', { author: 'me', by: 'me', text: '写错了' }), recall('9')]
    expect(words({ messages, recalls })).toEqual([
      'bob撤回了一条消息',
      '11',
      '你撤回了一条消息（写错了）',
      '13',
      'bob撤回了一条消息',
    ])
  })

  it('says whose it was when somebody else took it back', () => {
    expect(
      words({ recalls: [recall('1', { by: 'carol' }), recall('2', { author: 'me', by: 'carol', text: '甲' })] }),
    ).toEqual(['carol撤回了bob的消息', 'carol撤回了你的消息'])
  })
})
