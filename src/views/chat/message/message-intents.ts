import { cutText } from '#src/domain/text/text-limits.ts'
import type { Report } from '../kit/chat-view.ts'
import {
  asks,
  find,
  operate,
  quotedOf,
  sendAck,
  type Talking,
  threadAsk,
} from '../conversation/conversation-intents.ts'
import { conversationHref } from './message-body.ts'
import { targetLanguage } from '../../kit/chat/directory.ts'
import type { ChatMessage } from './message-ext.ts'

const THREAD_NAME_MAX = 30

/** Everything about messages that are there. */
export function messageIntents(talking: Talking) {
  const { app, name } = talking
  const on = (run: (message: ChatMessage) => void) => (key: string) => {
    const message = find(talking, key)
    if (message) run(message)
  }
  return {
    onRecall: on(({ id }) => sendAck(talking, { ack: 'recall', messageId: id })),
    onRemove: on(({ id }) => operate(talking, 'removeMessages', { messageIds: [id] }, asks.remove(id))),
    onReact: (key: string, reaction: string) =>
      on(({ id, reactions = [] }) => {
        const isMine = reactions.some((one) => one.reaction === reaction && one.isAddedBySelf)
        operate(talking, isMine ? 'unreact' : 'react', { messageId: id, reaction }, asks.react(id, reaction))
      })(key),
    onTranslate: on(({ id, content }) => {
      const text = content.type === 'txt' ? content.msg : ''
      operate(
        talking,
        'translate',
        { messageId: id, text, languages: [targetLanguage(app.snapshot('silent-mode'))] },
        asks.translate(id),
      )
    }),
    onThread: on((message) => {
      const { id, overview } = message
      if (overview)
        return app.say('navigation', {
          type: 'navigation.pushRequested',
          href: conversationHref(`thread:${overview.id}`).slice(1),
        })
      const title = cutText(quotedOf(message)?.text.replaceAll(/\s+/g, ' ') ?? '', THREAD_NAME_MAX) || '话题'
      const input = { name: title, messageId: id, parentId: name.name }
      app.say('thread', { type: 'thread.operationRequested', operation: 'create', input, ask: threadAsk })
    }),
    onReport: (key: string, { type, reason }: Report) =>
      on(({ id }) =>
        operate(talking, 'report', { messageId: id, reportType: type, reportReason: reason }, asks.report),
      )(key),
  }
}
