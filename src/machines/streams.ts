/**
 * Every stream by its name, as types: which machine it runs, which facts it hears, what its states and its context are. Whoever says a
 * fact or looks at a stream takes the types from here, so that a wrong name, fact, field or state does not compile.
 */
import type { ContextFrom, EventFrom, StateValueFrom } from 'xstate'
import type { askToBuyMachine } from './ask-to-buy/ask-to-buy.machine.ts'
import type { auctionMachine } from './auction/auction.machine.ts'
import type { energyUnlockMachine } from './energy-unlock/energy-unlock.machine.ts'
import type { diyMachine } from './diy/diy.machine.ts'
import type { synthesisMachine } from './synthesis/synthesis.machine.ts'
import type { luckyDrawMachine } from './lucky-draw/lucky-draw.machine.ts'
import type { redEnvelopeMachine } from './red-envelope/red-envelope.machine.ts'
import type { blindBoxMachine } from './blind-box/blind-box.machine.ts'
import type { chunkMachine } from './chunk/chunk.machine.ts'
import type { connectivityMachine } from './connectivity/connectivity.machine.ts'
import type { ContactFact, contactMachine } from './contact/contact.machine.ts'
import type { gardenBuildMachine } from './garden-build/garden-build.machine.ts'
import type { gardenEggMachine } from './garden-egg/garden-egg.machine.ts'
import type { gardenNutrientMachine } from './garden-nutrient/garden-nutrient.machine.ts'
import type { gardenSeedMachine } from './garden-seed/garden-seed.machine.ts'
import type { gardenSlotMachine } from './garden-slot/garden-slot.machine.ts'
import type { GroupFact, groupMachine } from './group/group.machine.ts'
import type { imArchiveMachine } from './im-archive/im-archive.machine.ts'
import type { imConnectionMachine } from './im-connection/im-connection.machine.ts'
import type { imConversationMachine } from './im-conversation/im-conversation.machine.ts'
import type { imInboxMachine } from './im-inbox/im-inbox.machine.ts'
import type { imMessageMachine } from './im-message/im-message.machine.ts'
import type { ImPeopleFact, imPeopleMachine } from './im-people/im-people.machine.ts'
import type { imSyncMachine } from './im-sync/im-sync.machine.ts'
import type { leaseMachine } from './lease/lease.machine.ts'
import type { listingMachine } from './listing/listing.machine.ts'
import type { loadingMachine } from './loading/loading.machine.ts'
import type { navigationMachine } from './navigation/navigation.machine.ts'
import type { orderMachine } from './order/order.machine.ts'
import type { pledgeMachine } from './pledge/pledge.machine.ts'
import type { PresenceFact, presenceMachine } from './presence/presence.machine.ts'
import type { pushMachine } from './push/push.machine.ts'
import type { resourceMachine } from './resource/resource.machine.ts'
import type { sessionMachine } from './session/session.machine.ts'
import type { SilentModeFact, silentModeMachine } from './silent-mode/silent-mode.machine.ts'
import type { submissionMachine } from './submission/submission.machine.ts'
import type { ThreadFact, threadMachine } from './thread/thread.machine.ts'
import type { toastMachine } from './toast/toast.machine.ts'
import type { transferMachine } from './transfer/transfer.machine.ts'
import type { updateMachine } from './update/update.machine.ts'
import type { uploadMachine } from './upload/upload.machine.ts'
import type { CodePurpose, verificationCodeMachine } from './verification-code/verification-code.machine.ts'

/** The machine that each stream runs. */
export interface Machines extends Record<`verification-code/${CodePurpose}`, typeof verificationCodeMachine> {
  session: typeof sessionMachine
  update: typeof updateMachine
  push: typeof pushMachine
  connectivity: typeof connectivityMachine
  loading: typeof loadingMachine
  toast: typeof toastMachine
  navigation: typeof navigationMachine
  contact: typeof contactMachine
  group: typeof groupMachine
  presence: typeof presenceMachine
  thread: typeof threadMachine
  'im-archive': typeof imArchiveMachine
  'im-connection': typeof imConnectionMachine
  'im-inbox': typeof imInboxMachine
  'im-message': typeof imMessageMachine
  'im-people': typeof imPeopleMachine
  'im-sync': typeof imSyncMachine
  'silent-mode': typeof silentModeMachine
  [chunk: `chunk/${string}`]: typeof chunkMachine
  [resource: `resource/${string}`]: typeof resourceMachine
  [form: `submission/${string}`]: typeof submissionMachine
  [upload: `upload/${string}`]: typeof uploadMachine
  [order: `order/${string}`]: typeof orderMachine
  [blindBox: `blind-box/${string}`]: typeof blindBoxMachine
  [transfer: `transfer/${string}`]: typeof transferMachine
  [listing: `listing/${string}`]: typeof listingMachine
  [gardenSlot: `garden-slot/${string}`]: typeof gardenSlotMachine
  [gardenSeed: `garden-seed/${string}`]: typeof gardenSeedMachine
  [gardenNutrient: `garden-nutrient/${string}`]: typeof gardenNutrientMachine
  [gardenBuild: `garden-build/${string}`]: typeof gardenBuildMachine
  [gardenEgg: `garden-egg/${string}`]: typeof gardenEggMachine
  [askToBuy: `ask-to-buy/${string}`]: typeof askToBuyMachine
  [auction: `auction/${string}`]: typeof auctionMachine
  [energyUnlock: `energy-unlock/${string}`]: typeof energyUnlockMachine
  [luckyDraw: `lucky-draw/${string}`]: typeof luckyDrawMachine
  [redEnvelope: `red-envelope/${string}`]: typeof redEnvelopeMachine
  [synthesis: `synthesis/${string}`]: typeof synthesisMachine
  [diy: `diy/${string}`]: typeof diyMachine
  [pledge: `pledge/${string}`]: typeof pledgeMachine
  [lease: `lease/${string}`]: typeof leaseMachine
  [conversation: `im-conversation/${string}`]: typeof imConversationMachine
}

export type StreamName = keyof Machines

/** `order` of `order/…`. */
export type KindOf<Name extends string> = Name extends `${infer Kind}/${string}` ? Kind : Name
export type Kind = KindOf<StreamName>

/** `imInbox` for `im-inbox`: how the facts of a kind begin. */
export type Prefix<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Prefix<Tail>>}`
  : Name

/** What kinds hear whose machine is made for all of them alike. */
interface OperationFacts {
  contact: ContactFact
  group: GroupFact
  presence: PresenceFact
  thread: ThreadFact
  'im-people': ImPeopleFact
  'silent-mode': SilentModeFact
}

/** What a machine hears, outcomes of its effects and passed deadlines too. */
export type HeardBy<S extends StreamName> = S extends keyof OperationFacts ? OperationFacts[S] : EventFrom<Machines[S]>

/** Its stamps are given to a fact when it is said. */
type Unstamped<F> = F extends unknown ? { [Key in keyof F as Key extends 'at' | 'id' ? never : Key]: F[Key] } : never

type Facts = {
  [S in StreamName]: Unstamped<Extract<HeardBy<S>, { readonly type: `${Prefix<KindOf<S>>}.${string}` }>>
}

/** A fact that may be said to the stream, before it is stamped. Outcomes of effects are not said, they are sent back. */
export type FactOf<S extends StreamName> = Facts[S]

type AnyFact = Facts[StreamName]
export type FactType = AnyFact['type']
type OfType<F, T> = F extends { readonly type: infer Type }
  ? T extends Type
    ? F & { readonly type: T }
    : never
  : never

/** Facts by their type. */
export type FactsByType = { readonly [T in FactType]: OfType<AnyFact, T> }

export type ContextOf<S extends StreamName> = ContextFrom<Machines[S]>

/** A state, or part of one, of the stream's machine: `'signedIn'`, `{ signedIn: { token: 'accepted' } }`. */
export type StateOf<S extends StreamName> = StateValueFrom<Machines[S]>

/** A stream as it stands. */
export interface SnapshotOf<S extends StreamName> {
  readonly value: unknown
  readonly context: ContextOf<S>
  matches(state: StateOf<S>): boolean
  /** Whether the state says this of itself: the session's are `busy` and `leaving`. */
  hasTag(tag: string): boolean
  /** Whether the fact would move it, as it stands. */
  can(fact: FactOf<S>): boolean
}

/** Says a fact to a stream. */
export type Say = <S extends StreamName>(stream: S, fact: FactOf<S>) => void
