import type { AnyStateMachine } from 'xstate'
import type { StreamKind } from '#src/journal/entry.ts'
import { blindBoxMachine } from './blind-box/blind-box.machine.ts'
import { contactMachine } from './contact/contact.machine.ts'
import { chunkMachine } from './chunk/chunk.machine.ts'
import { connectivityMachine } from './connectivity/connectivity.machine.ts'
import { groupMachine } from './group/group.machine.ts'
import { imArchiveMachine } from './im-archive/im-archive.machine.ts'
import { imConnectionMachine } from './im-connection/im-connection.machine.ts'
import { imConversationMachine } from './im-conversation/im-conversation.machine.ts'
import { imInboxMachine } from './im-inbox/im-inbox.machine.ts'
import { imMessageMachine } from './im-message/im-message.machine.ts'
import { imPeopleMachine } from './im-people/im-people.machine.ts'
import { imSyncMachine } from './im-sync/im-sync.machine.ts'
import { listingMachine } from './listing/listing.machine.ts'
import { loadingMachine } from './loading/loading.machine.ts'
import { navigationMachine } from './navigation/navigation.machine.ts'
import { orderMachine } from './order/order.machine.ts'
import { presenceMachine } from './presence/presence.machine.ts'
import { endpointsByArea } from './renamed-endpoints.ts'
import { pushMachine } from './push/push.machine.ts'
import { resourceMachine } from './resource/resource.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { silentModeMachine } from './silent-mode/silent-mode.machine.ts'
import { submissionMachine } from './submission/submission.machine.ts'
import { threadMachine } from './thread/thread.machine.ts'
import { toastMachine } from './toast/toast.machine.ts'
import { transferMachine } from './transfer/transfer.machine.ts'
import { updateMachine } from './update/update.machine.ts'
import { uploadMachine } from './upload/upload.machine.ts'
import { verificationCodeMachine } from './verification-code/verification-code.machine.ts'

/** One kind of actor: how many there are, what is kept of it, and which ledger lifecycles it carries. */
export interface MachineEntry {
  readonly id: string
  readonly machine: AnyStateMachine
  /** `one` lives under its id; `each` under `id/<key>` for the keys given; `keyed` is opened by pages. */
  readonly count: 'one' | 'each' | 'keyed'
  readonly keys?: readonly string[]
  readonly input?: (key: string) => unknown
  /** Its facts are written to the journal. `tab` means that each tab has its own. */
  readonly journaled: 'origin' | 'tab' | false
  readonly secrets?: StreamKind['secrets']
  readonly upcasts?: StreamKind['upcasts']
  /** A keyed actor that starts with nothing but its key: its first fact makes it. What all tabs share (`origin`) must be of this sort. */
  readonly byFirstFact?: true
  /** States of a keyed actor in which nothing is at stake any more: the older of such streams are forgotten at the next start. */
  readonly settled?: readonly string[]
  readonly lifecycles: readonly string[]
}

/** What a verification code can be for. */
export const codePurposes = ['login', 'register', 'forgetPassword', 'logOff', 'payPassword'] as const

const secretsOfSession = {
  'session.signInRequested': ['code', 'password'],
  'session.registerRequested': ['code', 'password'],
  'session.passwordResetRequested': ['code', 'password'],
  'session.deletionRequested': ['code'],
}

/** Every machine of the app. */
export const registry: readonly MachineEntry[] = [
  {
    id: 'session',
    machine: sessionMachine,
    count: 'one',
    journaled: 'origin',
    secrets: secretsOfSession,
    lifecycles: ['lc:session', 'lc:token-refresh', 'lc:login-invalid'],
  },
  {
    id: 'update',
    machine: updateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:update-server', 'lc:update-native', 'lc:update-reload'],
  },
  { id: 'push', machine: pushMachine, count: 'one', journaled: 'origin', lifecycles: ['lc:push'] },
  {
    id: 'connectivity',
    machine: connectivityMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:offline-banner'],
  },
  {
    id: 'verification-code',
    machine: verificationCodeMachine,
    count: 'each',
    keys: codePurposes,
    input: (purpose) => ({ purpose }),
    journaled: 'origin',
    lifecycles: ['lc:code-button'],
  },
  { id: 'loading', machine: loadingMachine, count: 'one', journaled: false, lifecycles: ['lc:loading-indicator'] },
  { id: 'toast', machine: toastMachine, count: 'one', journaled: false, lifecycles: [] },
  { id: 'navigation', machine: navigationMachine, count: 'one', journaled: 'tab', lifecycles: ['lc:navigation'] },
  { id: 'chunk', machine: chunkMachine, count: 'keyed', journaled: false, lifecycles: ['lc:chunk-loading'] },
  {
    id: 'resource',
    machine: resourceMachine,
    count: 'keyed',
    journaled: false,
    lifecycles: ['lc:pull-refresh-stop'],
  },
  {
    id: 'order',
    machine: orderMachine,
    count: 'keyed',
    byFirstFact: true,
    input: (key) => ({ key }),
    journaled: 'origin',
    secrets: { 'order.placeRequested': ['password'], 'order.payRequested': ['password'] },
    settled: ['idle', 'refused', 'paid', 'closed'],
    upcasts: [endpointsByArea],
    lifecycles: ['lc:order', 'lc:payment-h5-bank', 'lc:payment-h5-wallet', 'lc:payment-app'],
  },
  {
    id: 'blind-box',
    machine: blindBoxMachine as AnyStateMachine,
    count: 'keyed',
    byFirstFact: true,
    input: (key) => ({ key }),
    journaled: 'origin',
    secrets: { 'blindBox.requested': ['password'] },
    settled: ['idle', 'refused', 'done'],
    upcasts: [endpointsByArea],
    lifecycles: ['lc:blindbox-open'],
  },
  {
    id: 'transfer',
    machine: transferMachine as AnyStateMachine,
    count: 'keyed',
    byFirstFact: true,
    input: (key) => ({ key }),
    journaled: 'origin',
    secrets: { 'transfer.requested': ['password'] },
    settled: ['idle', 'refused', 'done'],
    upcasts: [endpointsByArea],
    lifecycles: [],
  },
  {
    id: 'listing',
    machine: listingMachine,
    count: 'keyed',
    byFirstFact: true,
    journaled: 'origin',
    settled: ['delisted', 'listed'],
    lifecycles: ['lc:product-listing', 'lc:blindbox-listing'],
  },
  {
    id: 'upload',
    machine: uploadMachine,
    count: 'keyed',
    byFirstFact: true,
    journaled: false,
    lifecycles: ['lc:image-upload'],
  },
  {
    id: 'submission',
    machine: submissionMachine,
    count: 'keyed',
    journaled: 'tab',
    upcasts: [endpointsByArea],
    // The server keeps how far a wallet is: a form asks for it, and the purse shows it.
    lifecycles: ['lc:wallet-opening'],
  },
  {
    id: 'im-connection',
    machine: imConnectionMachine,
    count: 'one',
    journaled: false,
    lifecycles: [
      'lc:connection',
      'lc:reconnect',
      'lc:heartbeat',
      'lc:forced-logout',
      'lc:token-lifetime',
      'lc:chat-login',
      // Carried by the client that its effects run: no state of their own is worth a machine.
      'lc:rest-host-failover',
      'lc:unconventional-counter',
      'lc:usage-reporting',
    ],
  },
  {
    id: 'im-sync',
    machine: imSyncMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:sync-queues', 'lc:message-cache'],
  },
  {
    id: 'im-message',
    machine: imMessageMachine,
    count: 'one',
    journaled: 'origin',
    upcasts: [
      // Nothing was set aside for anybody yet.
      {
        fact: (fact) => fact,
        state: (state) => {
          const kept = state as { readonly context: object }
          return { ...kept, context: { ...kept.context, aside: {} } }
        },
      },
    ],
    lifecycles: ['lc:message-delivery', 'lc:chatroom-priority'],
  },
  {
    id: 'im-inbox',
    machine: imInboxMachine,
    count: 'one',
    journaled: 'origin',
    // What it counts is the badge; hidden, shown and capped are how the count is written.
    lifecycles: ['lc:unread-badge'],
  },
  {
    id: 'im-conversation',
    machine: imConversationMachine,
    count: 'keyed',
    journaled: false,
    lifecycles: ['lc:history-fetch', 'lc:message-acks', 'lc:reactions'],
  },
  { id: 'im-archive', machine: imArchiveMachine, count: 'one', journaled: false, lifecycles: [] },
  {
    id: 'contact',
    machine: contactMachine as AnyStateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:contact-invitation', 'lc:block-list'],
  },
  { id: 'im-people', machine: imPeopleMachine as AnyStateMachine, count: 'one', journaled: false, lifecycles: [] },
  {
    id: 'group',
    machine: groupMachine as AnyStateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:group-membership'],
  },
  {
    id: 'thread',
    machine: threadMachine as AnyStateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:threads'],
  },
  {
    id: 'presence',
    machine: presenceMachine as AnyStateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:presence'],
  },
  {
    id: 'silent-mode',
    machine: silentModeMachine as AnyStateMachine,
    count: 'one',
    journaled: false,
    lifecycles: ['lc:silent-mode'],
  },
]

/** The streams that exist from the start, with the kind to spawn and its input. */
export const streamsAtStart = (): { stream: string; machine: string; input: unknown }[] =>
  registry.flatMap((entry) => {
    if (entry.count === 'one') return [{ stream: entry.id, machine: entry.id, input: undefined }]
    if (entry.count === 'keyed') return []
    return entry.keys!.map((key) => ({ stream: `${entry.id}/${key}`, machine: entry.id, input: entry.input?.(key) }))
  })

/** The journaled kinds as the journal wants them. */
export const streamKinds = (): StreamKind[] =>
  registry
    .filter((entry) => entry.journaled !== false)
    .map((entry) => ({
      kind: entry.id,
      machine: entry.machine,
      upcasts: entry.upcasts ?? [],
      ...(entry.secrets ? { secrets: entry.secrets } : {}),
      input: (stream) => entry.input?.(stream.slice(entry.id.length + 1).split('~', 1)[0]!),
    }))
