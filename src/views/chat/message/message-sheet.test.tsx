import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Delivery, MessageView } from '../kit/chat-view.ts'
import { PictureBubble } from './message-media.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { VoiceBubble } from './message-voice.tsx'

const nothing = { recall: false, translate: false, react: false, thread: false, report: false, remove: false }
const message = (shown: Partial<MessageView> = {}): MessageView => ({
  key: 'm-1',
  from: { id: 'moyan', name: '墨砚', avatar: null },
  mine: false,
  at: 1_772_323_200_000,
  body: { kind: 'file', name: '清单.pdf' } as never,
  delivery: null,
  receipts: null,
  reactions: [],
  thread: null,
  translation: null,
  quote: null,
  role: null,
  mentionsMe: false,
  can: nothing,
  ...shown,
})

/** What a button says, of all that are drawn. */
const buttons = (markup: string): string[] =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, '').trim())
const drawn = (shown: Partial<MessageView>) =>
  renderToStaticMarkup(
    <MessageSheet
      open
      message={message(shown)}
      onReact={() => undefined}
      onAction={() => undefined}
      onDismiss={() => undefined}
    />,
  )
const offers = (shown: Partial<MessageView> = {}) =>
  buttons(drawn(shown)).filter((text) => /^[\u4e00-\u9fa5]+$/.test(text))
const state = (delivery: object): Partial<MessageView> => ({ mine: true, delivery: delivery as Delivery })

describe('what may be done with a message', () => {
  it.each([
    ['a file of somebody', {}, ['回复']],
    ['a text', { body: { kind: 'text', text: '好' } }, ['回复', '复制']],
    ['what can be translated', { can: { ...nothing, translate: true } }, ['回复', '翻译']],
    ['what a thread can begin with', { can: { ...nothing, thread: true } }, ['回复', '发起话题']],
    ['what has one', { can: { ...nothing, thread: true }, thread: { id: '7' } }, ['回复', '查看话题']],
    ['one’s own of just now', { can: { ...nothing, recall: true } }, ['回复', '撤回']],
    ['what can be removed', { can: { ...nothing, remove: true } }, ['回复', '删除']],
    ['what can be reported', { can: { ...nothing, report: true } }, ['回复', '举报']],
    ['what has arrived', state({ state: 'sent' }), ['回复']],
    ['what waits', state({ state: 'waiting' }), []],
    ['what is being sent', state({ state: 'sending' }), []],
    ['what failed for good', state({ state: 'failed', reason: 'x', canResend: false }), ['丢弃']],
    ['what failed and may go again', state({ state: 'failed', reason: 'x', canResend: true }), ['重新发送', '丢弃']],
    ['what nobody knows', state({ state: 'unknown' }), []],
    ['what nobody will know', state({ state: 'unknown', canDiscard: true }), ['丢弃']],
  ] as const)('%s', (_, shown, expected) => {
    expect(offers(shown as Partial<MessageView>)).toEqual(expected)
  })

  it('is answered with six reactions, the own ones marked, where that may be', () => {
    expect(drawn({})).not.toContain('aria-pressed')
    const reactions = [
      { reaction: '👍', count: 2, mine: true },
      { reaction: '🎉', count: 1, mine: false },
    ]
    const markup = drawn({ can: { ...nothing, react: true }, reactions })
    expect([...markup.matchAll(/aria-pressed="(\w+)"/g)].map(([, is]) => is)).toEqual([
      'true',
      ...Array.from({ length: 5 }, () => 'false'),
    ])
  })

  it('says whose it is and what', () => {
    expect(drawn({})).toContain('墨砚：[文件] 清单.pdf')
    expect(drawn({ mine: true })).toContain('我：[文件] 清单.pdf')
  })
})

describe('a voice message', () => {
  const voice = (shown: object, playing: object | null = null) =>
    renderToStaticMarkup(
      <VoiceBubble
        body={{ kind: 'voice', seconds: 20, fresh: false, progress: null, ...shown } as never}
        messageKey="m-1"
        mine={false}
        playing={playing as never}
        onPlay={() => undefined}
        onSeek={() => undefined}
      />,
    )

  it('says what a press does, how long it is, and whether it was heard', () => {
    expect(voice({})).toContain('aria-label="播放语音，20 秒"')
    expect(voice({ fresh: true })).toContain('aria-label="播放语音，20 秒，未听"')
    expect(voice({}, { part: 0.5, paused: false })).toContain('aria-label="暂停语音，20 秒"')
    expect(voice({}, { part: 0.5, paused: true })).toContain('aria-label="播放语音，20 秒"')
  })

  it('shows how far it is and what is left, while it is played', () => {
    expect(voice({})).not.toContain('type="range"')
    const markup = voice({}, { part: 0.25, paused: false })
    expect(markup).toContain('value="25"')
    expect(markup).toContain('aria-valuetext="还有 15 秒"')
    const faint = (all: string) => all.match(/opacity="0.35"/g)?.length ?? 0
    const bars = (all: string) => all.match(/<rect/g)?.length ?? 0
    expect([bars(voice({})), faint(voice({})), faint(markup)]).toEqual([22, 0, 16])
    expect([bars(voice({ seconds: 1 })), bars(voice({ seconds: 600 }))]).toEqual([13, 32])
  })

  it('cannot be played while it goes up', () => {
    expect(voice({ progress: 0.4 })).toContain('disabled=""')
    expect(voice({})).not.toContain('disabled')
  })
})

describe('a picture message', () => {
  const picture = (progress: number | null) =>
    renderToStaticMarkup(
      <PictureBubble
        body={{ kind: 'image', thumb: null, full: null, width: 0, height: 0, progress } as never}
        from="我"
        onOpen={() => undefined}
      />,
    )

  it('says that it cannot be shown, but not through the ring of its upload', () => {
    expect(picture(null)).toContain('图片加载失败')
    expect(picture(0.4)).toContain('上传进度')
    expect(picture(0.4)).not.toContain('图片加载失败')
  })
})
