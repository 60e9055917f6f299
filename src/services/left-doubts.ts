import type { IntentCalls } from '#src/machines/intent.ts'
import type { OrderCall } from '#src/machines/order/order.facts.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { day } from '#src/domain/time/instant.ts'
import type { Begun, Tools } from './effect.ts'

/** The calls of each kind of stream whose key says nothing but itself: what is cast has the copy in its key, and is not left. */
interface Left {
  readonly purchase: OrderCall['endpoint']
  readonly opening: IntentCalls['blindBox']['endpoint']
  readonly gift: Exclude<IntentCalls['transfer']['endpoint'], 'beans.cast' | 'beans.castWeiDou'>
}
type Kind = keyof Left
type Call = Left[Kind]

/**
 * What was in doubt, as it outlives the sign-out of its person: its key, which is a random one, its call, when it was meant, and a
 * mark by which the same person is known again. Neither the person nor the goods can be read from it.
 */
interface LeftDoubt {
  readonly intent: string
  readonly endpoint: Call
  readonly since: number
  readonly mark: string
}

const purchases = {
  'order.create': 'purchase',
  'order.quick': 'purchase',
  'order.batch': 'purchase',
  'order.batchQuick': 'purchase',
  'order.byBeans': 'purchase',
  'order.payBlindBox': 'purchase',
  'order.payActivityBlindBox': 'purchase',
  'order.createAvatar': 'purchase',
  'order.rushAvatar': 'purchase',
} as const satisfies Readonly<Record<Left['purchase'], Kind>>
const openings = {
  'box.open': 'opening',
  'box.openBatch': 'opening',
  'box.openMany': 'opening',
  'draw.openAirdrop': 'opening',
} as const satisfies Readonly<Record<Left['opening'], Kind>>
const gifts = {
  'avatar.replace': 'gift',
  'beans.exchange': 'gift',
  'beans.exchangeWeiDou': 'gift',
  'beans.give': 'gift',
  'beans.giveBeanSprouts': 'gift',
  'beans.giveDiamond': 'gift',
  'beans.giveGold': 'gift',
  'beans.givePlatinum': 'gift',
  'collection.changeBox': 'gift',
  'collection.upgrade': 'gift',
  'daily.checkIn': 'gift',
  'daily.checkInForPoints': 'gift',
  'daily.checkInForTask': 'gift',
  'daily.makeUp': 'gift',
  'daily.redeem': 'gift',
  'guild.give': 'gift',
  'physical.order': 'gift',
  'prop.openChest': 'gift',
  'prop.use': 'gift',
  'transfer.give': 'gift',
  'wallet.open': 'gift',
  'wallet.openHf': 'gift',
  'wallet.openHfPay': 'gift',
  'wallet.openPay': 'gift',
  'wallet.openYb': 'gift',
} as const satisfies Readonly<Record<Left['gift'], Kind>>
const kinds = { ...purchases, ...openings, ...gifts }
const isCall = (value: unknown): value is Call => typeof value === 'string' && Object.hasOwn(kinds, value)

/** The stream of each kind, and how it is told that it is asked about again. */
const streams: {
  readonly [K in Kind]: {
    readonly of: (intent: string) => string
    readonly recall: (say: Tools['say'], intent: string, endpoint: Left[K], since: number) => void
  }
} = {
  purchase: {
    of: (intent) => `order/${intent}`,
    recall: (say, intent, endpoint, since) => say(`order/${intent}`, { type: 'order.recalled', endpoint, since }),
  },
  opening: {
    of: (intent) => `blind-box/${intent}`,
    recall: (say, intent, endpoint, since) =>
      say(`blind-box/${intent}`, { type: 'blindBox.recalled', endpoint, since }),
  },
  gift: {
    of: (intent) => `transfer/${intent}`,
    recall: (say, intent, endpoint, since) => say(`transfer/${intent}`, { type: 'transfer.recalled', endpoint, since }),
  },
}

const KEY = 'doubts'
/** Ours: after so long nobody is asked about it any more, and there are never more. */
const KEPT_MS = 30 * day
const KEPT_MOST = 20

/** Pure: a mark of the person and this one key (FNV-1a, 32 bits): two keys of a person have nothing in common. */
export function markOf(intent: string, userId: string): string {
  let mark = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${intent} ${userId}`)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0
  return mark.toString(36)
}

/** Sent, and neither answered nor refused. */
function doubtOf({ stream, state, context }: Begun, userId: string): LeftDoubt[] {
  const { endpoint, intent, sent } = fieldsOf(context)
  const { at: since } = fieldsOf(sent)
  const isOpen = state === 'uncertain' || state === 'creating' || state === 'sending'
  if (
    !isOpen ||
    !isCall(endpoint) ||
    typeof intent !== 'string' ||
    stream !== streams[kinds[endpoint]].of(intent) ||
    typeof since !== 'number'
  )
    return []
  return [{ intent, endpoint, since, mark: markOf(intent, userId) }]
}

const isDoubt = (value: unknown): value is LeftDoubt => {
  const { intent, endpoint, since, mark } = fieldsOf(value)
  return typeof intent === 'string' && isCall(endpoint) && typeof since === 'number' && typeof mark === 'string'
}

/** What was left on this device, whoever by; anything else there counts as nothing. */
function leftOn({ vault, clock }: Pick<Tools, 'vault' | 'clock'>): LeftDoubt[] {
  try {
    const kept: unknown = JSON.parse(vault.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDoubt).filter(({ since }) => clock.now() - since < KEPT_MS) : []
  } catch {
    return []
  }
}

type Parts = Pick<Tools, 'vault' | 'clock' | 'intents'>

/** Before everything of a person is cleared: notes what of theirs is in doubt (ORD-11, TRA-4, BOX-4). */
export function leaveDoubts(tools: Parts): void {
  const userId = tools.vault.get('owner') ?? tools.vault.credentials()?.userId
  if (!userId) return
  const left = tools.intents().flatMap((begun) => doubtOf(begun, userId))
  if (left.length === 0) return
  const others = leftOn(tools).filter(({ intent }) => left.every((one) => one.intent !== intent))
  tools.vault.set(KEY, JSON.stringify([...others, ...left].slice(-KEPT_MOST)))
}

/** Once somebody is signed in: what they left in doubt is asked about again, and is noted as theirs before it is taken from here. */
export async function recallDoubts(
  tools: Pick<Tools, 'vault' | 'clock' | 'say' | 'durable'>,
  userId: string,
): Promise<void> {
  const left = leftOn(tools)
  const [own, others] = [true, false].map((isOwn) =>
    left.filter(({ intent, mark }) => (mark === markOf(intent, userId)) === isOwn),
  )
  if (own!.length === 0) return
  for (const { intent, endpoint, since } of own!) {
    // The table says which kind each call is of, one by one.
    streams[kinds[endpoint]].recall(tools.say, intent, endpoint as never, since)
  }
  await tools.durable()
  tools.vault.set(KEY, JSON.stringify(others))
}
