import type { AnyStateMachine } from 'xstate'
import { keyOf, kindOf, type StreamKind, type StreamPolicy } from '#src/journal/entry.ts'
import type { Kind, KindCode } from './kind.ts'
import { askToBuy } from './ask-to-buy/ask-to-buy.kind.ts'
import { auction } from './auction/auction.kind.ts'
import { energyUnlock } from './energy-unlock/energy-unlock.kind.ts'
import { diy } from './diy/diy.kind.ts'
import { synthesis } from './synthesis/synthesis.kind.ts'
import { luckyDraw } from './lucky-draw/lucky-draw.kind.ts'
import { redEnvelope } from './red-envelope/red-envelope.kind.ts'
import { blindBox } from './blind-box/blind-box.kind.ts'
import { chunk } from './chunk/chunk.kind.ts'
import { connectivity } from './connectivity/connectivity.kind.ts'
import { contact } from './contact/contact.kind.ts'
import { gardenBuild } from './garden-build/garden-build.kind.ts'
import { gardenEgg } from './garden-egg/garden-egg.kind.ts'
import { gardenNutrient } from './garden-nutrient/garden-nutrient.kind.ts'
import { gardenSeed } from './garden-seed/garden-seed.kind.ts'
import { gardenSlot } from './garden-slot/garden-slot.kind.ts'
import { group } from './group/group.kind.ts'
import { imArchive } from './im-archive/im-archive.kind.ts'
import { imConnection } from './im-connection/im-connection.kind.ts'
import { imConversation } from './im-conversation/im-conversation.kind.ts'
import { imInbox } from './im-inbox/im-inbox.kind.ts'
import { imMessage } from './im-message/im-message.kind.ts'
import { imPeople } from './im-people/im-people.kind.ts'
import { imSync } from './im-sync/im-sync.kind.ts'
import { lease } from './lease/lease.kind.ts'
import { listing } from './listing/listing.kind.ts'
import { loading } from './loading/loading.kind.ts'
import { navigation } from './navigation/navigation.kind.ts'
import { order } from './order/order.kind.ts'
import { pledge } from './pledge/pledge.kind.ts'
import { presence } from './presence/presence.kind.ts'
import { push } from './push/push.kind.ts'
import { resource } from './resource/resource.kind.ts'
import { session } from './session/session.kind.ts'
import { silentMode } from './silent-mode/silent-mode.kind.ts'
import { submission } from './submission/submission.kind.ts'
import { thread } from './thread/thread.kind.ts'
import { toast } from './toast/toast.kind.ts'
import { transfer } from './transfer/transfer.kind.ts'
import { update } from './update/update.kind.ts'
import { upload } from './upload/upload.kind.ts'
import { verificationCode } from './verification-code/verification-code.kind.ts'

/** Every kind of actor, in the order in which people who come are told to them: the chat's connection brings what the others take. */
export const kinds = [
  session,
  update,
  push,
  connectivity,
  verificationCode,
  loading,
  toast,
  navigation,
  chunk,
  resource,
  submission,
  order,
  blindBox,
  transfer,
  listing,
  gardenSlot,
  gardenSeed,
  gardenNutrient,
  gardenBuild,
  gardenEgg,
  askToBuy,
  auction,
  energyUnlock,
  luckyDraw,
  redEnvelope,
  synthesis,
  diy,
  pledge,
  lease,
  upload,
  imSync,
  imMessage,
  imInbox,
  imArchive,
  imConnection,
  imConversation,
  contact,
  imPeople,
  group,
  thread,
  presence,
  silentMode,
] as const

/** The same, for those that walk over all of them. */
export const registry: readonly Kind[] = kinds

const rows = new Map(registry.map((row) => [row.id, row]))

/** The policy of a stream; undefined for what is none (an effect's actor, the stream of a kind that is no more). */
export const kindOfStream = (stream: string): Kind | undefined => rows.get(kindOf(stream))

/** The streams of a kind that exist as soon as its code is here. */
export const streamsOf = ({ id, count, keys }: Kind): string[] => {
  if (count === 'one') return [id]
  return count === 'each' ? keys.map((key) => `${id}/${key}`) : []
}

/** The code of a kind that the app cannot start without; undefined where it is fetched. */
export const codeAtHand = ({ load }: Kind): KindCode | undefined => (typeof load === 'function' ? undefined : load)

const policyOf = ({ id, upcasts, secrets, input }: Kind): StreamPolicy => ({
  kind: id,
  upcasts,
  secrets,
  input: (stream) => input(keyOf(stream)),
})

/** What is written of the kinds that are journaled, and how. */
export const streamPolicies = (): StreamPolicy[] =>
  registry.filter(({ journaled }) => journaled !== false).map(policyOf)

/** By journaled kind: the version in which its streams are written. */
export const streamVersions = (): Readonly<Record<string, number>> =>
  Object.fromEntries(streamPolicies().map(({ kind, upcasts }) => [kind, upcasts.length]))

/** A journaled kind as the journal wants it once its machine is at hand. */
export const streamKind = (row: Kind, machine: AnyStateMachine): StreamKind => ({ ...policyOf(row), machine })

/** Every kind with its code, for what looks at all of them: tests, documents, tools. The app itself loads what it needs. */
export const allKinds = async (): Promise<(Kind & KindCode)[]> =>
  Promise.all(
    registry.map(async (row) => ({ ...row, ...(typeof row.load === 'function' ? await row.load() : row.load) })),
  )

/** Every journaled kind with its code. */
export const allStreamKinds = async (): Promise<StreamKind[]> =>
  (await allKinds()).filter(({ journaled }) => journaled !== false).map((row) => streamKind(row, row.machine))
