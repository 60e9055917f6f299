import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'
import type { AskState } from '#src/machines/operations.ts'
import type { Delivery, TalkEntry, MessageView, Progress, TranslationView } from '../kit/chat-view.ts'
import type { Person } from '../../kit/chat/people-view.ts'
import { bodyOf, conversationHref } from '../message/message-body.ts'
import { type ChatMessage, type Content, type Ext, quotedIn, readMessageExt, speaksTo } from '../message/message-ext.ts'
import { isLater, keyOf, type TalkKind } from './unread.select.ts'

export type OutboxItem = ImMessageContext['items'][number]
type Receipt = ImConversationContext['receipts'][string]
type Recall = ImConversationContext['recalls'][number]

/** One's own messages may be taken back for so long (the service's usual window; the server decides). */
export const RECALL_MS = 120_000

/** What stays the same from one message to the next. A new object means that every message is looked at again. */
export interface TalkScene {
  readonly kind: TalkKind
  readonly me: string
  readonly isConnected: boolean
  /** `location.origin`. */
  readonly origin: string
  /** Whoever wrote it; the nickname and picture that came with the message are for people nobody knows. */
  readonly personOf: (user: string, sent: { readonly nickname: string; readonly avatar: string }) => Person
  readonly roleOf: (user: string) => string | null
  /** How many can read a message of one's own to a group. */
  readonly readers: number
  /** How the translations that were asked for stand, by message id. */
  readonly translations: Readonly<Record<string, AskState>>
  /** Into which messages are translated. */
  readonly language: string
  /** Object URLs of files that this device has, by the message's own id. */
  readonly files: Readonly<Record<string, string>>
  /** Voice messages later than this id have not been heard, unless they are in `heard`. */
  readonly heardUpTo: string
  readonly heard: ReadonlySet<string>
}

export interface TalkInput {
  readonly scene: TalkScene
  readonly messages: readonly ChatMessage[]
  readonly receipts: Readonly<Record<string, Receipt>>
  readonly recalls: readonly Recall[]
  /** Up to this message nothing is missing between the first and it; null up to the last one. */
  readonly sureUpTo: string | null
  /** What is being sent here, in order. */
  readonly outbox: readonly OutboxItem[]
  readonly now: number
}

/** What a message answers. */
interface Answered {
  /** The message itself, where it is loaded. */
  readonly answered: ChatMessage | undefined
  /** It can still be read, or nothing is answered. */
  readonly isAnswerable: boolean
}

interface Drawn extends Answered {
  readonly scene: TalkScene
  readonly receipt: Receipt | undefined
  readonly canRecall: boolean
  readonly said: Said | null
}

interface Said {
  readonly id: string
  readonly entry: TalkEntry
}

/**
 * What was said and what happened, oldest first, with what is being sent at the end. Gives a function that remembers: a message that
 * did not change is the same object as the time before.
 */
export function createTalk(): (input: TalkInput) => TalkEntry[] {
  const drawn = new WeakMap<ChatMessage, Drawn>()
  const sent = new WeakMap<OutboxItem, Answered & Pick<Drawn, 'scene'> & { readonly view: MessageView | null }>()
  const entryOf = new WeakMap<MessageView, TalkEntry>()
  const entry = (message: MessageView): TalkEntry => {
    const known = entryOf.get(message) ?? { kind: 'message', message }
    entryOf.set(message, known)
    return known
  }
  const draw = (message: ChatMessage, input: TalkInput, answeredBy: AnsweredBy) => {
    const { scene, receipts, now } = input
    const receipt = receipts[message.id]
    const { answered, isAnswerable } = answeredBy(message.ext)
    const canRecall = message.from === scene.me && now - message.at < RECALL_MS
    const known = drawn.get(message)
    if (
      known?.scene === scene &&
      known.receipt === receipt &&
      known.canRecall === canRecall &&
      known.answered === answered &&
      known.isAnswerable === isAnswerable
    )
      return known.said
    const view = viewMessage(message, scene, { receipt, canRecall, answered, isAnswerable })
    const said = view && { id: message.id, entry: entry(view) }
    drawn.set(message, { scene, receipt, canRecall, answered, isAnswerable, said })
    return said
  }
  const drawItem = (item: OutboxItem, { scene }: TalkInput, answeredBy: AnsweredBy) => {
    const known = sent.get(item)
    const { answered, isAnswerable } = answeredBy(('content' in item.outgoing && item.outgoing.ext) || {})
    if (known?.scene === scene && known.answered === answered && known.isAnswerable === isAnswerable) return known.view
    const view = viewItem(item, scene, { answered, isAnswerable })
    sent.set(item, { scene, answered, isAnswerable, view })
    return view
  }
  return (input) => {
    const said: Said[] = []
    const answeredBy = answeredIn(input)
    for (const message of input.messages) {
      const one = draw(message, input, answeredBy)
      if (one) said.push(one)
    }
    const all = withRecalls(said, input.recalls, input.scene)
    // History may show a message before the outbox has heard of it: it is one message, and stands once.
    const known = new Set(input.messages.map(({ localId }) => localId))
    for (const item of input.outbox) {
      if (known.has(item.localId)) continue
      const view = drawItem(item, input, answeredBy)
      if (view) all.push(entry(view))
    }
    return all
  }
}

type AnsweredBy = (ext: Ext) => Answered

/** What a message answers: it is gone where it was recalled, or would have to stand and does not. What is older may still be read. */
function answeredIn({ messages, recalls, sureUpTo }: TalkInput): AnsweredBy {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const [from, to] = [messages[0]?.id ?? '', sureUpTo ?? messages.at(-1)?.id ?? '']
  const isWithin = (id: string) => isLater(id, from) && !isLater(id, to)
  const isGone = (id: string) => isWithin(id) || recalls.some((recall) => recall.id === id)
  return (ext) => {
    const id = quotedIn(ext)
    const answered = byId.get(id)
    return { answered, isAnswerable: id === '' || answered !== undefined || !isGone(id) }
  }
}

/** Puts what is left of recalled messages where they were. */
function withRecalls(said: readonly Said[], recalls: readonly Recall[], scene: TalkScene): TalkEntry[] {
  const left = recalls.toSorted((a, b) => (isLater(a.id, b.id) ? 1 : -1))
  const all: TalkEntry[] = []
  for (const one of said) {
    while (left[0] && isLater(one.id, left[0].id)) all.push(recallEntry(left.shift()!, scene))
    all.push(one.entry)
  }
  return [...all, ...left.map((recall) => recallEntry(recall, scene))]
}

function recallEntry({ id, at, by, author, text }: Recall, { me, personOf }: TalkScene): TalkEntry {
  const who = by === me ? '你' : personOf(by, { nickname: '', avatar: '' }).name
  const whose = by === author ? '' : author === me ? '你的' : `${personOf(author, { nickname: '', avatar: '' }).name}的`
  const again = text === null || by !== me ? {} : { again: text }
  return { kind: 'event', key: `recall-${id}`, at, text: `${who}撤回了${whose || '一条'}消息`, ...again }
}

/** How far a message that the server has has come. */
function deliveryOf(receipt: Receipt | undefined): Delivery {
  return { state: receipt?.isRead ? 'read' : receipt?.isDelivered ? 'delivered' : 'sent' }
}

interface Around extends Answered {
  readonly receipt: Receipt | undefined
  readonly canRecall: boolean
}

function viewMessage(message: ChatMessage, scene: TalkScene, around: Around): MessageView | null {
  const { receipt, canRecall } = around
  const { me, kind, origin } = scene
  const { id, from, at, content } = message
  const key = keyOf(message)
  const mine = from === me
  const fresh = !mine && isLater(id, scene.heardUpTo) && !scene.heard.has(key)
  const body = bodyOf(content, { origin, local: scene.files[key] ?? null, progress: null, fresh })
  if (!body) return null
  const translation = translationOf(message, scene.language, scene.translations[id])
  const isGroup = kind === 'group'
  return {
    ...framed(message, scene, around),
    key,
    at,
    body,
    delivery: mine ? deliveryOf(receipt) : null,
    receipts: mine && isGroup && message.wantsReceipt ? { read: receipt?.readCount ?? 0, total: scene.readers } : null,
    reactions: (message.reactions ?? []).map((one) => ({
      reaction: one.reaction,
      count: one.count,
      mine: one.isAddedBySelf,
    })),
    thread: message.overview
      ? {
          name: message.overview.name,
          count: message.overview.messageCount,
          href: conversationHref(`thread:${message.overview.id}`),
        }
      : null,
    translation,
    can: {
      recall: canRecall,
      translate: !mine && body.kind === 'text' && translation === null && isForeign(body.text, scene.language),
      react: kind === 'chat' || isGroup,
      thread: isGroup,
      report: !mine,
      remove: kind === 'chat' || isGroup,
    },
  }
}

/** Who says it, and whom it answers. */
function framed(
  message: Pick<ChatMessage, 'from' | 'ext'>,
  scene: TalkScene,
  { answered, isAnswerable }: Answered,
): Pick<MessageView, 'from' | 'mine' | 'quote' | 'role' | 'mentionsMe'> {
  const { me, personOf, roleOf, kind } = scene
  const said = readMessageExt(message.ext)
  const mine = message.from === me
  const { quoted } = said
  const nameOf = (user: string) => (user === me ? '我' : personOf(user, { nickname: '', avatar: '' }).name)
  return {
    from: personOf(message.from, said),
    mine,
    quote: quoted && {
      key: answered ? keyOf(answered) : quoted.id,
      name: nameOf(answered?.from ?? quoted.from),
      text: isAnswerable ? quoted.text : '原消息已撤回或删除',
    },
    role: kind === 'chat' ? null : roleOf(message.from),
    mentionsMe: !mine && kind === 'group' && speaksTo(message.ext, me),
  }
}

/** Whether a translation into this language could say something new: what is Chinese can be told by its script alone. */
const isForeign = (text: string, language: string): boolean =>
  /\p{L}/u.test(text) && /\p{Script=Han}/u.test(text) !== language.startsWith('zh')

function translationOf(
  { translations = [] }: ChatMessage,
  language: string,
  ask: AskState | undefined,
): TranslationView | null {
  const first = translations.find(({ code }) => code === language)
  if (ask?.state === 'sending') return { state: 'loading' }
  if (first) return { state: 'shown', text: first.text }
  return ask?.state === 'failed' ? { state: 'failed', reason: ask.failure?.message ?? '翻译失败' } : null
}

/** What has not left the device waits for the network while there is none, and for its turn while there is. */
const itemState = ({ status, failure }: OutboxItem, isConnected: boolean): Delivery =>
  status === 'confirming'
    ? { state: 'unknown', ...(failure ? { canDiscard: true } : {}) }
    : { state: status === 'pending' || isConnected ? 'sending' : 'waiting' }

/** Reasons that a second attempt cannot change. */
const finalReasons = ['fileGone', 'illegalContent', 'moderation', 'groupNotExist', 'groupDisabled', 'uploadNoFile']

function itemDelivery(item: OutboxItem, isConnected: boolean): Delivery {
  const { status, failure } = item
  if (status !== 'failed') return itemState(item, isConnected)
  const { reason = '', message = '操作失败，请重试' } = failure ?? {}
  return { state: 'failed', reason: message, canResend: !finalReasons.includes(reason) }
}

const nothing = { recall: false, translate: false, react: false, thread: false, report: false, remove: false } as const

/** A message on its way; null for what is sent without being shown (acks). */
function viewItem(item: OutboxItem, scene: TalkScene, answering: Answered): MessageView | null {
  if (!('content' in item.outgoing)) return null
  const { content, ext = {} } = item.outgoing
  const progress: Progress = item.status === 'uploading' && scene.isConnected ? 'unknown' : null
  const attached = item.file ? { filename: item.file.name, fileLength: item.file.size } : {}
  const known: Content = { ...attached, ...content }
  const local = scene.files[item.localId] ?? null
  const body = bodyOf(known, { origin: scene.origin, local, progress, fresh: false })
  if (!body) return null
  return {
    ...framed({ from: scene.me, ext }, scene, answering),
    key: item.localId,
    at: item.at,
    body,
    delivery: itemDelivery(item, scene.isConnected),
    receipts: null,
    reactions: [],
    thread: null,
    translation: null,
    can: nothing,
  }
}
