import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { HistoryState } from '../kit/chat-view.ts'
import { HistoryHead } from './history-head.tsx'

/** What stands before the oldest message, as words. */
const shown = (history: HistoryState): string =>
  renderToStaticMarkup(createElement(HistoryHead, { history, onOlder: () => undefined })).replaceAll(/<[^>]*>/g, '')

it.each<[string, HistoryState, string]>([
  ['[const:text-chat-load-more] [A-75] there is more', 'more', '加载更多'],
  ['[const:text-chat-loading] [A-75] it is on its way', 'loading', '加载中'],
  ['[const:text-chat-no-more] [A-75] nothing is older', 'end', '没有更多'],
  ['it did not come', 'failed', '更早的消息加载失败重试'],
])('%s', (_title, history, words) => {
  expect(shown(history)).toBe(words)
})
