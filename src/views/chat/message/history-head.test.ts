import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ConversationState, historyOf } from '../conversation/use-talk.ts'
import type { BeforeState } from '../kit/chat-view.ts'
import { HistoryHead } from './history-head.tsx'

/** What stands before the oldest message, as words. */
const shown = (history: BeforeState): string =>
  renderToStaticMarkup(createElement(HistoryHead, { history, onOlder: () => undefined })).replaceAll(/<[^>]*>/g, '')

it.each<[string, BeforeState, string]>([
  ['[const:text-chat-load-more] [A-75] there is more', 'more', '加载更多'],
  ['[const:text-chat-loading] [A-75] it is on its way', 'loading', '加载中'],
  ['[const:text-chat-no-more] [A-75] nothing is older', 'end', '没有更多'],
  ['it did not come', 'failed', '更早的消息加载失败重试'],
  ['it cannot come', 'offline', '连上网络后，可以看更早的消息'],
])('%s', (_title, history, words) => {
  expect(shown(history)).toBe(words)
})

it('older messages that could not be had are to be asked for again, where there is a network', () => {
  const failure = { reason: 'timeout', message: '' }
  const read = { messages: [{}], receipts: {}, recalls: [], isAtStart: false, hasKept: false, failure, asks: {} }
  const state = { ...read, isLoading: false, isAsking: false } as unknown as ConversationState
  expect(historyOf(state, 'connected')).toBe('failed')
  expect(historyOf(state, 'offline')).toBe('offline')
  expect(historyOf({ ...state, failure: null }, 'offline')).toBe('more')
  expect(historyOf({ ...state, isAtStart: true }, 'offline')).toBe('end')
})
