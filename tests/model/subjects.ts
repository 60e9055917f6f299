import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#src/machines/model.ts'
import { blindBoxMachine } from '#src/machines/blind-box/blind-box.machine.ts'
import { blindBoxModel } from '#src/machines/blind-box/blind-box.model.ts'
import { imConnectionMachine } from '#src/machines/im-connection/im-connection.machine.ts'
import { imConnectionModel } from '#src/machines/im-connection/im-connection.model.ts'
import { imMessageMachine } from '#src/machines/im-message/im-message.machine.ts'
import { imMessageModel } from '#src/machines/im-message/im-message.model.ts'
import { listingMachine } from '#src/machines/listing/listing.machine.ts'
import { listingModel } from '#src/machines/listing/listing.model.ts'
import { gardenSlotMachine } from '#src/machines/garden-slot/garden-slot.machine.ts'
import { gardenSlotModel } from '#src/machines/garden-slot/garden-slot.model.ts'
import { gardenSeedMachine } from '#src/machines/garden-seed/garden-seed.machine.ts'
import { gardenSeedModel } from '#src/machines/garden-seed/garden-seed.model.ts'
import { gardenNutrientMachine } from '#src/machines/garden-nutrient/garden-nutrient.machine.ts'
import { gardenNutrientModel } from '#src/machines/garden-nutrient/garden-nutrient.model.ts'
import { gardenBuildMachine } from '#src/machines/garden-build/garden-build.machine.ts'
import { gardenBuildModel } from '#src/machines/garden-build/garden-build.model.ts'
import { gardenEggMachine } from '#src/machines/garden-egg/garden-egg.machine.ts'
import { gardenEggModel } from '#src/machines/garden-egg/garden-egg.model.ts'
import { askToBuyMachine } from '#src/machines/ask-to-buy/ask-to-buy.machine.ts'
import { askToBuyModel } from '#src/machines/ask-to-buy/ask-to-buy.model.ts'
import { auctionMachine } from '#src/machines/auction/auction.machine.ts'
import { auctionModel } from '#src/machines/auction/auction.model.ts'
import { energyUnlockMachine } from '#src/machines/energy-unlock/energy-unlock.machine.ts'
import { energyUnlockModel } from '#src/machines/energy-unlock/energy-unlock.model.ts'
import { diyMachine } from '#src/machines/diy/diy.machine.ts'
import { diyModel } from '#src/machines/diy/diy.model.ts'
import { synthesisMachine } from '#src/machines/synthesis/synthesis.machine.ts'
import { synthesisModel } from '#src/machines/synthesis/synthesis.model.ts'
import { luckyDrawMachine } from '#src/machines/lucky-draw/lucky-draw.machine.ts'
import { luckyDrawModel } from '#src/machines/lucky-draw/lucky-draw.model.ts'
import { redEnvelopeMachine } from '#src/machines/red-envelope/red-envelope.machine.ts'
import { redEnvelopeModel } from '#src/machines/red-envelope/red-envelope.model.ts'
import { pledgeMachine } from '#src/machines/pledge/pledge.machine.ts'
import { pledgeModel } from '#src/machines/pledge/pledge.model.ts'
import { leaseMachine } from '#src/machines/lease/lease.machine.ts'
import { leaseModel } from '#src/machines/lease/lease.model.ts'
import { orderMachine } from '#src/machines/order/order.machine.ts'
import { orderModel } from '#src/machines/order/order.model.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { sessionModel } from '#src/machines/session/session.model.ts'
import { transferMachine } from '#src/machines/transfer/transfer.machine.ts'
import { transferModel } from '#src/machines/transfer/transfer.model.ts'
import { updateMachine } from '#src/machines/update/update.machine.ts'
import { updateModel } from '#src/machines/update/update.model.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { uploadModel } from '#src/machines/upload/upload.model.ts'
import { verificationCodeMachine } from '#src/machines/verification-code/verification-code.machine.ts'
import { verificationCodeModel } from '#src/machines/verification-code/verification-code.model.ts'
import { pushMachine } from '#src/machines/push/push.machine.ts'
import { pushModel } from '#src/machines/push/push.model.ts'
import { connectivityMachine } from '#src/machines/connectivity/connectivity.machine.ts'
import { connectivityModel } from '#src/machines/connectivity/connectivity.model.ts'
import { loadingMachine } from '#src/machines/loading/loading.machine.ts'
import { loadingModel } from '#src/machines/loading/loading.model.ts'
import { chunkMachine } from '#src/machines/chunk/chunk.machine.ts'
import { chunkModel } from '#src/machines/chunk/chunk.model.ts'
import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts'
import { navigationModel } from '#src/machines/navigation/navigation.model.ts'
import { resourceMachine } from '#src/machines/resource/resource.machine.ts'
import { resourceModel } from '#src/machines/resource/resource.model.ts'
import { contactMachine } from '#src/machines/contact/contact.machine.ts'
import { contactModel } from '#src/machines/contact/contact.model.ts'
import { presenceMachine } from '#src/machines/presence/presence.machine.ts'
import { presenceModel } from '#src/machines/presence/presence.model.ts'
import { silentModeMachine } from '#src/machines/silent-mode/silent-mode.machine.ts'
import { silentModeModel } from '#src/machines/silent-mode/silent-mode.model.ts'
import { threadMachine } from '#src/machines/thread/thread.machine.ts'
import { threadModel } from '#src/machines/thread/thread.model.ts'
import { groupMachine } from '#src/machines/group/group.machine.ts'
import { groupModel } from '#src/machines/group/group.model.ts'
import { imConversationMachine } from '#src/machines/im-conversation/im-conversation.machine.ts'
import { imConversationModel } from '#src/machines/im-conversation/im-conversation.model.ts'
import { imSyncMachine } from '#src/machines/im-sync/im-sync.machine.ts'
import { imSyncModel } from '#src/machines/im-sync/im-sync.model.ts'
import { imPeopleMachine } from '#src/machines/im-people/im-people.machine.ts'
import { imPeopleModel } from '#src/machines/im-people/im-people.model.ts'
import { toastMachine } from '#src/machines/toast/toast.machine.ts'
import { toastModel } from '#src/machines/toast/toast.model.ts'
import { imInboxMachine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import { imInboxModel } from '#src/machines/im-inbox/im-inbox.model.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { submissionModel } from '#src/machines/submission/submission.model.ts'
import { readLedger, type Ledger, type Lens } from './tester/ledger.ts'
import { contactLens, groupLens, peopleLens, presenceLens, silentModeLens, threadLens } from './chat-lenses.ts'
import { formLens } from './form-lens.ts'
import { historyLens, queuesLens } from './im-lenses.ts'
import { inboxLens } from './inbox-lens.ts'
import { listLens, stackLens } from './list-lenses.ts'
import { outboxLens, toastLens } from './lenses.ts'

/** A machine with everything that judges it. */
export interface Subject {
  readonly id: string
  readonly machine: AnyStateMachine
  readonly model: MachineModel<any>
  readonly ledger: Ledger
}

const subject = (id: string, machine: AnyStateMachine, model: MachineModel<any>, lens?: Lens): Subject => ({
  id,
  machine,
  model,
  ledger: {
    ...readLedger(new URL(`../../src/machines/${id}/${id}.ledger.json`, import.meta.url)),
    ...(lens ? { lens } : {}),
  },
})

const aspect = (id: string, name: string, machine: AnyStateMachine, model: MachineModel<any>, lens: Lens): Subject => ({
  id: name,
  machine,
  model,
  ledger: { ...readLedger(new URL(`../../src/machines/${id}/${name}.ledger.json`, import.meta.url)), lens },
})

/** Every machine that has a model and a ledger; a new one is added here. */
export const subjects: readonly Subject[] = [
  subject('session', sessionMachine, sessionModel),
  subject('update', updateMachine, updateModel),
  subject('verification-code', verificationCodeMachine, verificationCodeModel),
  subject('im-connection', imConnectionMachine, imConnectionModel),
  subject('order', orderMachine, orderModel),
  subject('blind-box', blindBoxMachine, blindBoxModel),
  subject('listing', listingMachine, listingModel),
  subject('garden-slot', gardenSlotMachine, gardenSlotModel),
  subject('garden-seed', gardenSeedMachine, gardenSeedModel),
  subject('garden-nutrient', gardenNutrientMachine, gardenNutrientModel),
  subject('garden-build', gardenBuildMachine, gardenBuildModel),
  subject('garden-egg', gardenEggMachine, gardenEggModel),
  subject('ask-to-buy', askToBuyMachine, askToBuyModel),
  subject('auction', auctionMachine, auctionModel),
  subject('energy-unlock', energyUnlockMachine, energyUnlockModel),
  subject('lucky-draw', luckyDrawMachine, luckyDrawModel),
  subject('red-envelope', redEnvelopeMachine, redEnvelopeModel),
  subject('synthesis', synthesisMachine, synthesisModel),
  subject('diy', diyMachine, diyModel),
  subject('pledge', pledgeMachine, pledgeModel),
  subject('lease', leaseMachine, leaseModel),
  subject('upload', uploadMachine, uploadModel),
  subject('transfer', transferMachine, transferModel),
  subject('push', pushMachine, pushModel),
  subject('connectivity', connectivityMachine, connectivityModel),
  subject('loading', loadingMachine, loadingModel),
  subject('chunk', chunkMachine, chunkModel),
  subject('navigation', navigationMachine, navigationModel, stackLens),
  subject('resource', resourceMachine, resourceModel, listLens),
  subject('contact', contactMachine, contactModel, contactLens('bob')),
  subject('presence', presenceMachine, presenceModel, presenceLens('bob')),
  subject('silent-mode', silentModeMachine, silentModeModel, silentModeLens('chat:bob')),
  subject('thread', threadMachine, threadModel, threadLens('t1')),
  subject('group', groupMachine, groupModel, groupLens('1001')),
  subject('submission', submissionMachine, submissionModel, formLens),
  subject('toast', toastMachine, toastModel, toastLens),
  subject('im-people', imPeopleMachine, imPeopleModel, peopleLens('bob', 'carol')),
  subject('im-message', imMessageMachine, imMessageModel, outboxLens('a')),
]

/**
 * Machines with a ledger of all that they do and a graph too large for planted faults and committed paths at every run:
 * `companions.test.ts`.
 */
export const large: readonly Subject[] = [subject('im-inbox', imInboxMachine, imInboxModel, inboxLens)]

/** Ledgers of one part of what a machine lives, seen through a lens on its graph. */
export const aspects: readonly Subject[] = [
  aspect('im-conversation', 'history-fetch', imConversationMachine, imConversationModel, historyLens),
  aspect('im-sync', 'sync-queues', imSyncMachine, imSyncModel, queuesLens),
]

/**
 * Ledgers of what is no chart of its own: functions, a service, or app and server together. Each is played, every fact in every state, by
 * `played/<machine>.test.ts`.
 */
const playedLedgers = {
  'wallet-opening': 'services',
  'unread-badge': 'machines/im-inbox',
  reactions: 'machines/im-conversation',
  'message-cache': 'machines/im-sync',
  'message-acks': 'services/im',
  'chat-login': 'services/im',
  'rest-host-failover': 'services/im',
  'unconventional-counter': 'services/im',
  'usage-reporting': 'services/im',
  'chatroom-priority': 'services/im',
} as const

/** The ledger that `played/<name>.test.ts` plays. */
export const playedLedger = (name: keyof typeof playedLedgers): Ledger =>
  readLedger(new URL(`../../src/${playedLedgers[name]}/${name}.ledger.json`, import.meta.url))

export const appLedgers: readonly Ledger[] = Object.keys(playedLedgers).map((name) =>
  playedLedger(name as keyof typeof playedLedgers),
)

/** Every lifecycle of the specification that a ledger stands for. */
export const lifecycleIds: readonly string[] = [
  ...[...subjects, ...large, ...aspects].map(({ ledger }) => ledger),
  ...appLedgers,
].flatMap(({ lifecycles }) => Object.keys(lifecycles))
