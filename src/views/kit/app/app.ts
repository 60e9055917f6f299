import { createContext, useContext } from 'react'
import type { Kept } from '#src/domain/diagnosis.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { Say, SnapshotOf, StreamName } from '#src/machines/streams.ts'
import type { Form, Values } from '#src/machines/submission/submission.machine.ts'

/** What pages may do with the running app: say facts, look at streams. The composition root gives it. */
export interface App {
  readonly say: Say
  snapshot<S extends StreamName>(stream: S): SnapshotOf<S> | undefined
  subscribe(stream: string, changed: () => void): () => void
  openResource(stream: string, input: ResourceInput): void
  openForm(stream: string, form: Form, values?: Values): void
  /** Makes sure that the stream `im-conversation/<key>` exists, and shows it. Keys are `chat:bob`, `group:…`, `room:…`, `thread:…`. */
  openConversation(key: string): void
  /** Server time, and timers on it. */
  /** What stands beside what the first page was opened for is asked for once that is shown; left out, at once. */
  readonly firstScreen?: { isShown(): boolean; subscribe(changed: () => void): () => void } | undefined
  readonly clock: { now(): number; setTimeout(run: () => void, ms: number): number; clearTimeout(id: number): void }
  readonly release: { readonly version: string; readonly code: number }
  /** Whether people who are not signed in may look around (docs/decisions/0035). */
  readonly letsGuestsIn: boolean
  /** Hosts that the web view may show and links may lead to. */
  readonly allowedHosts: readonly string[]
  /** What the embedded world tells those who try it; null against a real server. */
  readonly demo: AppDemo | null
  /** What the journal of this device holds, for a report; the same whether the disk takes it or not. */
  kept(): Promise<Kept>
  readonly chat: AppChat
  readonly trade: AppTrade
  readonly device: {
    copy(text: string): Promise<'succeeded' | 'unsupported' | 'failed'>
    theme(): 'light' | 'dark' | 'system'
    setTheme(theme: 'light' | 'dark' | 'system'): void
    textSize(): TextSize
    setTextSize(size: TextSize): void
    /** What was last chosen on this device; null before anything was. */
    choice(name: DeviceChoice): string | null
    keepChoice(name: DeviceChoice, value: string): void
    /** Asks whether notifications may be shown, unless that was answered before. To be called by a tap. */
    requestNotifications(): void
    reload(): void
    /** Whether pages give way to each other in one motion where the browser can; not where time is a bench's. */
    readonly movesPages: boolean
    /** Hands something to the person as a file. */
    saveFile(bytes: Blob, name: string): Promise<Handed>
  }
}

/** How handing a file over ended: the person turned back, or the device does not let it. */
export type Handed = 'saved' | 'turnedBack' | 'failed'

/** How large letters are. */
export type TextSize = 'standard' | 'large' | 'larger' | 'largest'

/** What a device remembers: the way to pay (also after signing out), and which gifts were unwrapped. */
export type DeviceChoice = 'payWay' | 'unwrapped'

/** What nobody outside the embedded world could know: the demonstration account's credentials, and what one would have in one's hands. */
export interface AppDemo {
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly payPassword: string
  /** The text message that came last to a phone: its code, or null. Left out where nobody reads along. */
  codeFor?(phone: string): Promise<string | null>
  /** A name and an identity number that the world accepts from the owner of a phone. Left out on a bench. */
  identityFor?(phone: string): { readonly name: string; readonly idCard: string }
}

/**
 * What pages of the chat need besides streams. Everything else is a fact: a message is `imMessage.sendRequested` with
 * `localId: newMessageId()`, a conversation and `outgoing: { content }`, and for a file also
 * `file: { key: await keepFile(bytes), name, type, size }`. What is asked of the service is `contact.operationRequested` (and `group.`,
 * `thread.`, `presence.`, `silentMode.`, `imConversation.`) with `{ operation, input }`, answered in the stream's `outcome`.
 * The messages that this device has kept are searched without network: `imArchive.searchRequested` with `{ text, conversation? }` to
 * `im-archive`, whose context has `query`, `messages` (newest first) and `isCut`, while it `matches('searching')`; a new request gives
 * the one before up, `imArchive.searchEnded` clears it.
 */
export interface AppChat {
  /** This build knows a chat service. */
  readonly isServed: boolean
  /** The account that answers in the name of the app; null where there is none. */
  readonly support: string | null
  /** A new id for a message to send: decimal, greater than all before it. */
  newMessageId(): string
  /** Keeps the bytes on this device until they are uploaded, over reloads where the browser can; answers their key. */
  keepFile(bytes: Blob): Promise<string>
  /** An object URL of a kept file, null when it is not kept (any more). Whoever asked gives it back with `URL.revokeObjectURL`. */
  fileUrl(key: string): Promise<string | null>
  /** Loads what records and plays; rejects when its script cannot be had. */
  voice(): Promise<VoiceDevice>
}

/** Where something that takes or gives is followed. */
export type IntentStream = `${IntentKind}/${string}`
type IntentKind =
  | 'order'
  | 'blind-box'
  | 'transfer'
  | 'listing'
  | 'ask-to-buy'
  | 'pledge'
  | 'lease'
  | 'auction'
  | 'energy-unlock'
  | 'lucky-draw'
  | 'red-envelope'
  | 'synthesis'
  | 'diy'
  | `garden-${'slot' | 'seed' | 'nutrient' | 'build' | 'egg'}`

/**
 * What pages that buy, open, offer and give need besides streams. An intent has a key of its own (`newIntent()`), made when the page that
 * may fulfil it is opened and carried in its address, so that a reload and a second tab mean the same intent. Then everything is a fact:
 * `order.placeRequested` `{ endpoint, request, password? }` to `order/<key>`, `order.payRequested` `{ kind, tab: tabId, password? }`,
 * `order.continueRequested` `{ tab: tabId }`, `order.cancelRequested`; `order.checkRequested` asks for the truth, with `{ orderId }` for
 * an order of the list. `blindBox.requested` and `transfer.requested` `{ endpoint, request, password? }` go to `blind-box/<key>` and
 * `transfer/<key>`; `listing.listRequested` (`delistRequested`, `boxChangeRequested`) `{ endpoint, request }` to `listing/<item>`;
 * the facts of `StagedCalls` to `garden-slot/<slot>` and its siblings, `ask-to-buy/<ask>`, `pledge/<copy>`, `lease/<copy>`,
 * `auction/<auction>`, `lucky-draw/<raffle>`, `energy-unlock/<block>`, `red-envelope/<envelope>`, `synthesis/<recipe>`,
 * `diy/<category>`;
 * `upload.picked` `{ files: [{ ref: keepFile(bytes), name, size, type }] }` and `upload.requested` to `upload/<purpose>`.
 */
export interface AppTrade {
  readonly tabId: string
  /** Whether a native shell around the app can pay, so that the app flows are offered (marketplace §7). */
  readonly nativePay: boolean
  /** A new key for an intent. */
  newIntent(): string
  /** The stream that has the order: the one it was placed in, else one under its own id. */
  orderStream(orderId: string): `order/${string}`
  /** The streams of everything that takes or gives something and was begun here, as far as it is not forgotten. */
  intents(): readonly IntentStream[]
  /** Whether what is begun now would be known after a crash; not where the disk is full or refuses. */
  remembers(): boolean
  /** Something that takes or gives was begun by a newer release than this page's: nobody here can tell how it stands. */
  meetsNewer(): boolean
  /** Holds a file in this tab and gives its place. */
  keepFile(bytes: Blob): string
  /** The address of a gateway as it may be opened: https of an allowed host, or the server's own. Null where it may not. */
  payable(address: string): string | null
}

/** The microphone and the loudspeaker. */
export interface VoiceDevice {
  /** Begins to record; `hear` is told how loud it is, 0 to 1, a few times a second. Why not, where that is not possible. */
  record(hear: (level: number) => void): Promise<Recording | 'unsupported' | 'denied' | 'failed'>
  /** Plays an address from `part` (0 to 1) on; one sound at a time. */
  play(url: string, part: number, on: PlayerEvents): Player
}

/** A recording under way. */
export interface Recording {
  /** Ends it: the bytes, null when there are none. */
  stop(): Promise<Blob | null>
  cancel(): void
}

export interface PlayerEvents {
  /** 0 to 1. */
  readonly moved: (part: number) => void
  readonly ended: () => void
  readonly failed: () => void
}

export interface Player {
  pause(): void
  resume(): void
  /** 0 to 1. */
  seek(part: number): void
  stop(): void
}

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

/** The running app. Throws outside of it: a page is always inside. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppProvider above it')
  return app
}
