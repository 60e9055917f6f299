import type { SharedCollectible } from '#src/domain/message/collectible.ts'
import { minute, second } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow } from '../../kit/story/story-app.tsx'
import { still } from '../../kit/story/story-parts.ts'
import type {
  CardChoice,
  CardView,
  Delivery,
  TalkEntry,
  InvitationView,
  MessageBody,
  MessageView,
} from './chat-view.ts'
import type { Loaded, Person } from '../../kit/chat/people-view.ts'
import { notAsked } from '../../kit/chat/people-view.ts'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import type { ConversationProps, Peer } from '../conversation.screen.tsx'
import { createRows } from '../conversation.select.ts'

/* People and words for the stories of the chat. */

export const people = {
  moyan: { id: 'moyan', name: '墨砚', avatar: samplePicture(24) },
  qingci: { id: 'qingci', name: '青瓷', avatar: samplePicture(190) },
  shanyu: { id: 'shanyu', name: '山雨欲来', avatar: null },
  tingsong: { id: 'tingsong', name: '听松', avatar: samplePicture(120) },
  zhinian: { id: 'zhinian', name: '纸鸢', avatar: null },
} as const satisfies Record<string, Person>

const me: Person = { id: 'me', name: '我', avatar: null }

/** Collectibles as they are sent. */
export const sharedCards: readonly SharedCollectible[] = [
  {
    id: 'c1',
    name: '千里江山·春晓',
    seriesName: '青绿山水',
    image: samplePicture(150),
    rarity: 'legendary',
    priceFen: 26_800,
  },
  { id: 'c2', name: '并蒂牡丹', seriesName: '富贵花开', image: samplePicture(340), rarity: 'rare', priceFen: null },
]

const picture = { label: '藏品', isPictured: true, stars: null } as const

export const cards: readonly CardView[] = [
  {
    ...picture,
    name: '千里江山·春晓',
    seriesName: '青绿山水',
    image: samplePicture(150),
    rarity: 'legendary',
    price: '¥268.00',
    href: '#/',
  },
  {
    ...picture,
    name: '并蒂牡丹',
    seriesName: '富贵花开',
    image: samplePicture(340),
    rarity: 'rare',
    price: null,
    href: null,
  },
  {
    ...picture,
    name: '踏雪寻梅',
    seriesName: '剪纸',
    image: null,
    rarity: 'common',
    price: '¥39.90',
    href: '#/',
  },
]

export const loaded = <Item>(items: readonly Item[]): Loaded<Item> => ({ state: 'ready', items, failure: null })
export const loading: Loaded<never> = { state: 'loading', items: [], failure: null }

export const invitation = (person: Person, about: string, shown: Partial<InvitationView> = {}): InvitationView => ({
  id: `${person.id}-${about}`,
  person,
  about,
  reason: '',
  time: '07:40',
  state: 'open',
  failure: null,
  talkHref: '#/',
  ...shown,
})

const choices: readonly CardChoice[] = cards.map((card) => ({ key: card.name, card }))

let made = 0

export interface Said extends Partial<Omit<MessageView, 'body' | 'from'>> {
  readonly from?: Person
  readonly body?: MessageBody
  readonly text?: string
  /** Of one's own. */
  readonly how?: Exclude<Delivery['state'], 'failed'>
  /** Minutes before the moment of the story. */
  readonly ago?: number
}

export function said({ text, how, ago = 3, from = people.moyan, ...rest }: Said): TalkEntry {
  made++
  const mine = how !== undefined || rest.mine === true
  return {
    kind: 'message',
    message: {
      key: `m${made}`,
      from: mine ? me : from,
      mine,
      at: storyNow - ago * minute + (made % 60) * second,
      body: rest.body ?? { kind: 'text', text: text ?? '' },
      delivery: how === undefined ? null : { state: how },
      receipts: null,
      reactions: [],
      thread: null,
      translation: null,
      quote: null,
      role: null,
      mentionsMe: false,
      can: { recall: mine, translate: !mine, react: true, thread: true, report: !mine, remove: true },
      ...rest,
    },
  }
}

export const happened = (text: string, ago = 3, again?: string): TalkEntry => {
  made++
  return { kind: 'event', key: `e${made}`, at: storyNow - ago * minute, text, again }
}

export const intents: ConversationIntents = {
  onSend: still,
  onDraft: still,
  onAttach: still,
  onSendCard: still,
  onSendPlace: still,
  onCards: still,
  onResend: still,
  onDiscard: still,
  onRecall: still,
  onRemove: still,
  onReact: still,
  onTranslate: still,
  onThread: still,
  onReport: still,
  onReportClosed: still,
  onCopy: still,
  onPlay: still,
  onSeek: still,
  onRecord: still,
  onReaders: still,
  onRetryReaders: still,
  onOlder: still,
  onNotLoaded: still,
  onRetry: still,
}

export const friend: Peer = {
  id: 'moyan',
  name: '墨砚',
  kind: 'single',
  presence: { online: true, text: '在线' },
  members: null,
  settingHref: '#/pages/chat/chatSetting?id=moyan',
}

export const group: Peer = {
  id: 'g1',
  name: '青绿山水藏友群',
  kind: 'group',
  presence: null,
  members: 128,
  settingHref: '#/pages/chat/chatSetting?id=g1',
}

export const conversation = (
  entries: readonly TalkEntry[],
  shown: Partial<ConversationProps> & { readonly unreadFrom?: string } = {},
): ConversationProps => ({
  peer: friend,
  connection: 'connected',
  lost: null,
  status: 'ready',
  failure: null,
  rows: createRows()({ entries, unreadFrom: shown.unreadFrom ?? null, history: 'end', now: storyNow }),
  unread: 0,
  place: null,
  draft: '',
  people: [],
  blocked: null,
  recorder: { state: 'idle' },
  playing: null,
  report: notAsked,
  readers: null,
  cards: { own: loaded(choices.slice(0, 1)), market: loaded(choices) },
  intents,
  ...shown,
})
