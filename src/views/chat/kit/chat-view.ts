import type { KnownMessage } from '#src/domain/message/kinds.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { RowBox } from '#src/ui/list/anchored-layout.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import type { Person } from '../../kit/chat/people-view.ts'

/** What the screens of the chat show, in words and numbers that are ready to be shown. Pages make it from the streams. */

/** Presence in words (chat §3): 「在线」, 「忙碌」, 「3 分钟前在线」; null where nothing is known. */
export interface Presence {
  readonly online: boolean
  readonly text: string
}

/** What a message of the app's own is drawn as: a thing of the market that was shared, a rating. */
export interface CardView {
  /** What it is: 「藏品」. */
  readonly label: string
  readonly name: string
  /** 「青绿山水」, or whatever words belong to it. */
  readonly seriesName: string
  /** Whether there is a picture to it, also where it cannot be loaded. */
  readonly isPictured: boolean
  readonly image: string | null
  readonly rarity: Rarity | null
  /** 「¥128.00」, or null when it is not for sale. */
  readonly price: string | null
  /** 1 to 5, or null when nothing is rated. */
  readonly stars: number | null
  /** Where it is shown in the app; null when this version cannot show it. */
  readonly href: string | null
}

/** A collectible that may be shared; `key` tells two numbers of one edition apart. */
export interface CardChoice {
  readonly key: string
  readonly card: CardView
}

/** Bytes on their way: 0 to 1, or `unknown` where nobody says how far; null when they are there. */
export type Progress = number | 'unknown' | null

export interface PictureBody {
  readonly kind: 'image'
  /** Small enough for the list; null when it cannot be loaded. */
  readonly thumb: string | null
  readonly full: string | null
  /** Px; 0 when the message does not say. */
  readonly width: number
  readonly height: number
  readonly progress: Progress
}

export interface VoiceBody {
  readonly kind: 'voice'
  readonly url: string | null
  readonly seconds: number
  readonly progress: Progress
  /** Not heard yet. */
  readonly fresh: boolean
}

export interface VideoBody {
  readonly kind: 'video'
  readonly url: string | null
  readonly thumb: string | null
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly progress: Progress
}

export interface FileBody {
  readonly kind: 'file'
  readonly url: string | null
  readonly name: string
  readonly bytes: number
  readonly progress: Progress
}

export interface PlaceBody {
  readonly kind: 'place'
  readonly name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
}

export type MessageBody =
  | { readonly kind: 'text'; readonly text: string }
  | PictureBody
  | VoiceBody
  | VideoBody
  | FileBody
  | PlaceBody
  /** A kind of the app's own. */
  | { readonly kind: 'custom'; readonly known: KnownMessage }
  /** Something this version cannot show; said as such. */
  | { readonly kind: 'unknown' }

export type BodyKind = MessageBody['kind']

/** A body of one of these kinds; what is written for each kind in a table takes its own. */
export type BodyOf<Kind extends BodyKind> = {
  [One in Kind]: { readonly kind: One } & Extract<MessageBody, { readonly kind: One }>
}[Kind]

/** How far a message of one's own has come. `unknown` is 确认中: sent, not answered, never shown as failed (chat §4). */
export type Delivery =
  | { readonly state: 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' }
  /** `canDiscard`: the server does not tell what became of it. */
  | { readonly state: 'unknown'; readonly canDiscard?: true }
  | { readonly state: 'failed'; readonly reason: string; readonly canResend: boolean }

export interface ReactionView {
  readonly reaction: string
  readonly count: number
  /** isAddedBySelf (chat §3). */
  readonly mine: boolean
}

/** A part of a message that another one answers. */
export interface QuoteView {
  readonly key: string
  readonly name: string
  readonly text: string
}

export type TranslationView =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly text: string }
  | { readonly state: 'failed'; readonly reason: string }

export interface MessageView {
  /** One's own id of it: the same before and after the server has given it another. */
  readonly key: string
  readonly from: Person
  readonly mine: boolean
  readonly at: Instant
  readonly body: MessageBody
  /** Of one's own messages. */
  readonly delivery: Delivery | null
  /** Of one's own messages to a group that ask for receipts. */
  readonly receipts: { readonly read: number; readonly total: number } | null
  readonly reactions: readonly ReactionView[]
  readonly thread: { readonly name: string; readonly count: number; readonly href: string } | null
  readonly translation: TranslationView | null
  readonly quote: QuoteView | null
  /** 群主, 管理员: only in groups. */
  readonly role: string | null
  /** Speaks to the person who reads. */
  readonly mentionsMe: boolean
  readonly can: MessageAbilities
}

/** What may be done with a message now; what may not is not offered. */
export interface MessageAbilities {
  readonly recall: boolean
  readonly translate: boolean
  readonly react: boolean
  readonly thread: boolean
  readonly report: boolean
  /** Can be taken out of one's own history. */
  readonly remove: boolean
}

/** Something that happened in a conversation, as the page orders it (oldest first). */
export type TalkEntry =
  | { readonly kind: 'message'; readonly message: MessageView }
  /** 「墨砚加入了群聊」, 「你撤回了一条消息」. `again` puts a recalled text back into the field. */
  | {
      readonly kind: 'event'
      readonly key: string
      readonly at: Instant
      readonly text: string
      readonly again?: string | undefined
    }

/** A row of the list of messages. */
export type ChatRow = RowBox &
  /** `repeats`: one's own next message has come exactly as far, which is said there. */
  (
    | { readonly kind: 'message'; readonly message: MessageView; readonly repeats: boolean }
    | { readonly kind: 'event'; readonly text: string; readonly again?: string | undefined }
    | { readonly kind: 'time'; readonly text: string }
    | { readonly kind: 'unread' }
    | { readonly kind: 'head'; readonly history: BeforeState }
  )

/** What is before the oldest message: more, on its way, nothing, or it did not come. */
export type HistoryState = 'more' | 'loading' | 'end' | 'failed'
/** What is before the oldest message; `offline`: without a network it cannot come. */
export type BeforeState = HistoryState | 'offline'

/** Something is being played: its message, how far (0 to 1), and whether it is held. */
export interface Playing {
  readonly key: string
  readonly part: number
  readonly paused: boolean
}

/** The recorder of voice messages. `level` 0 to 1 is how loud it is now. */
export type Recorder =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'denied'; readonly reason: string }
  | { readonly state: 'recording'; readonly seconds: number; readonly left: number; readonly level: number }

/** A place to send. */
export interface PlaceView {
  readonly name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
}

/** 99+ above 99, null at 0 (chat §9). */
export type UnreadText = string | null

export interface ConversationLine {
  readonly id: string
  readonly kind: 'single' | 'group' | 'room'
  readonly name: string
  readonly avatar: string | null
  readonly href: string
  /** 「青瓷：今晚八点见」, with what it is when it is no text: 「[图片]」. */
  readonly last: string
  readonly time: string
  readonly unread: UnreadText
  /** What is unread, for the ear: 「3 条未读」. */
  readonly unreadSpoken: string
  readonly quiet: boolean
  readonly pinned: boolean
  /** The support account of the app: always first, cannot be removed. */
  readonly official: boolean
  readonly online: boolean
  readonly draft: string | null
  readonly mentionsMe: boolean
  /** The last message of one's own: on its way, unclear, or not sent. */
  readonly sending: 'sending' | 'unknown' | 'failed' | null
}

/** A friend in the list of contacts. */
export interface ContactLine extends Person {
  readonly presence: Presence | null
  /** The support account of the app. */
  readonly official: boolean
  readonly href: string
}

/** Friends under one letter. */
export interface ContactSection {
  readonly initial: string
  readonly people: readonly ContactLine[]
}

/** A hit of a search in what is stored on the device. `parts` alternate: plain, hit, plain, … */
export interface Hit {
  readonly key: string
  /** It is a group, or stands in one. */
  readonly isGroup: boolean
  readonly href: string
  readonly name: string
  readonly avatar: string | null
  readonly parts: readonly string[]
  readonly time: string | null
}

export interface SearchView {
  readonly query: string
  readonly searching: boolean
  readonly people: readonly Hit[]
  readonly groups: readonly Hit[]
  readonly messages: readonly Hit[]
}

/** Nothing is looked for. */
export const noSearch: SearchView = { query: '', searching: false, people: [], groups: [], messages: [] }

/** An invitation as the person sees it (chat §4). */
export interface InvitationView {
  readonly id: string
  readonly person: Person
  /** 「请求添加你为好友」, 「邀请你加入『青绿山水藏友群』」. */
  readonly about: string
  readonly reason: string
  readonly time: string
  readonly state: 'open' | 'accepting' | 'declining' | 'accepted' | 'declined'
  readonly failure: string | null
  /** The conversation that comes of a yes; null where it is somebody else's. */
  readonly talkHref: string | null
}

/** Why something is reported (chat §5, report message: type and reason must not be empty). */
export interface Report {
  readonly type: string
  readonly reason: string
}
