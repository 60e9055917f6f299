import { lazy } from '#src/domain/lazy.ts'
import { writeMessageKind } from '#src/domain/message/kinds.ts'
import { PICTURES_MAX } from '#src/domain/file/picked-image.ts'
import { validationMessages } from '#src/domain/form/validation-messages.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { SessionContext } from '#src/machines/session/session.machine.ts'
import type { App } from '../../kit/app/app.ts'
import type { PlaceView } from '../kit/chat-view.ts'
import { summaryOf } from '../conversation.select.ts'
import { type ConversationName, nameOfKey } from './conversation-key.ts'
import { bodyOf } from '../message/message-body.ts'
import { type ChatMessage, type Content, type Quoted, writeMessageExt } from '../message/message-ext.ts'
import type { MediaFacts } from '../message/media-measure.ts'
import { findShareable } from '../message/shareable.ts'
import { keyOf } from './unread.select.ts'

/** What the intents of a conversation work on. */
export interface Talking {
  readonly app: App
  readonly key: string
  readonly name: ConversationName
}

export const talkingIn = (app: App, key: string): Talking => ({ app, key, name: nameOfKey(key) })

export const conversationStream = (key: string): `im-conversation/${string}` => `im-conversation/${key}`

const contextOf = ({ app, key }: Talking): ImConversationContext | undefined =>
  app.snapshot(conversationStream(key))?.context

export const find = (talking: Talking, key: string): ChatMessage | undefined =>
  contextOf(talking)?.messages.find((message) => keyOf(message) === key || message.id === key)

export const toast = (app: App, message: string): void =>
  app.say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })

const writerIn = ({ app }: Talking) => app.snapshot('session')?.context.user

/**
 * Sends a content: who sends it goes with it (chat §3); in a group it asks who has read it. What takes a while until it can be sent
 * belongs to the `writer` who began it.
 */
export function send(
  talking: Talking,
  content: Content,
  more: {
    quoted?: Quoted | null
    mentions?: readonly string[]
    file?: { key: string; name: string; type: string; size: number }
    writer?: SessionContext['user']
  } = {},
): void {
  const user = more.writer ?? writerIn(talking)
  const { app, name } = talking
  const me = { nickname: user?.nickname ?? '', avatar: user?.avatar ?? '' }
  const ext = writeMessageExt({ me, quoted: more.quoted ?? null, mentions: more.mentions ?? [] })
  app.say('im-message', {
    type: 'imMessage.sendRequested',
    localId: app.chat.newMessageId(),
    conversation: name,
    outgoing: { content, ext, ...(name.kind === 'group' ? { wantsReceipt: true } : {}) },
    // Without a chat service it would wait for its writer and never be seen again.
    ...(user && app.chat.isServed ? { user: user.userId } : {}),
    ...(more.file ? { file: more.file } : {}),
  })
}

/** Sends a receipt or a recall. */
export const sendAck = (
  { app, name }: Talking,
  ack: { ack: 'read' | 'channel' | 'recall'; messageId: string; isGroupReceipt?: boolean },
): void =>
  app.say('im-message', {
    type: 'imMessage.sendRequested',
    localId: app.chat.newMessageId(),
    conversation: name,
    outgoing: ack,
  })

/** What measures is loaded when it is first needed; without it a message says less. */
const measuring = lazy(() => import('../message/media-measure.ts'))
/** So long it may take. */
const MEASURE_MS = 5000
async function measured({ clock }: App, kind: 'image' | 'video', file: Blob): Promise<MediaFacts> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(), MEASURE_MS)
  return measuring()
    .then(({ measure }) => measure(kind, file, limit.signal))
    .catch(() => ({}))
    .finally(() => clock.clearTimeout(timer))
}

/** What is known of a file before it is uploaded. */
interface Attached extends MediaFacts {
  readonly filename: string
  readonly fileLength: number
}

const contents = {
  image: (file) => ({ type: 'img', ...file }),
  video: (file) => ({ type: 'video', ...file }),
  file: (file) => ({ type: 'file', ...file }),
  voice: (file) => ({ type: 'audio', ...file }),
} as const satisfies Record<string, (file: Attached) => Content>

/** Keeps the bytes on this device and sends them once they are uploaded. */
export async function sendFile(
  talking: Talking,
  kind: keyof typeof contents,
  file: File,
  known: { duration?: number } = {},
): Promise<void> {
  const { app } = talking
  const writer = writerIn(talking) ?? null
  if (file.size <= 0) return toast(app, '文件是空的，请换一个')
  const facts = { ...(kind === 'image' || kind === 'video' ? await measured(app, kind, file) : {}), ...known }
  const key = await app.chat.keepFile(file).catch(() => null)
  if (key === null) return toast(app, '手机存储空间不足，文件发送失败')
  const content = contents[kind]({ filename: file.name, fileLength: file.size, ...facts })
  send(talking, content, { file: { key, name: file.name, type: file.type, size: file.size }, writer })
}

/** What a message says when it is answered. */
export function quotedOf(message: ChatMessage | undefined): Quoted | null {
  if (!message) return null
  const body = bodyOf(message.content, { origin: '', local: null, progress: null, fresh: false })
  return body && { id: message.id, from: message.from, text: summaryOf(body) }
}

/** Asks something about a message; `ask` names the question among others. */
export function operate(
  { app, key }: Talking,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  ask: string,
): void {
  app.say(conversationStream(key), { type: 'imConversation.operationRequested', operation, input, ask })
}

export const forget = ({ app, key }: Talking, ask: string): void =>
  app.say(conversationStream(key), { type: 'imConversation.askForgotten', ask })

/** Questions by name: one of each kind for each message. */
export const asks = {
  translate: (id: string) => `translate ${id}`,
  react: (id: string, reaction: string) => `react ${id} ${reaction}`,
  remove: (id: string) => `remove ${id}`,
  readers: (id: string) => `readers ${id}`,
  report: 'report',
} as const

/** Asks who has read a message; gives its id. */
export function askReaders(talking: Talking, key: string): string | null {
  const { id = null } = find(talking, key) ?? {}
  if (id !== null) operate(talking, 'readers', { messageId: id }, asks.readers(id))
  return id
}

/** The question that makes a thread. */
export const threadAsk = 'conversation create'

/** Everything that is written and sent. */
export function sendingIntents(talking: Talking) {
  const { app, key } = talking
  return {
    onSend: (text: string, { quote, mentions }: { quote: string | null; mentions: readonly string[] }) => {
      const quoted = quote === null ? null : quotedOf(find(talking, quote))
      send(talking, { type: 'txt', msg: text }, { quoted, mentions })
    },
    onDraft: (text: string) => app.say('im-inbox', { type: 'imInbox.draftChanged', key, text }),
    onAttach: async (kind: 'image' | 'video' | 'file', files: readonly File[]) => {
      if (files.length > PICTURES_MAX) toast(app, validationMessages.pickerImages)
      else for (const file of files) await sendFile(talking, kind, file)
    },
    onSendCard: (choice: string) => {
      const card = findShareable(app, choice)
      if (card) send(talking, writeMessageKind({ name: 'collectible', data: card }))
    },
    onSendPlace: ({ name, address, lat, lng }: PlaceView) =>
      send(talking, { type: 'loc', lat, lng, addr: address, buildingName: name }),
    onResend: (localId: string) => app.say('im-message', { type: 'imMessage.resendRequested', localId }),
    onDiscard: (localId: string) => app.say('im-message', { type: 'imMessage.discardRequested', localId }),
  }
}
