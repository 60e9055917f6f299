import type { OrderCall } from '#src/machines/order/order.facts.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { day } from '#src/domain/time/instant.ts'
import type { Begun, Tools } from './effect.ts'

type Call = OrderCall['endpoint']

/**
 * A purchase in doubt, as it outlives the sign-out of its person: its key, which is a random one, its call, when it was meant, and a
 * mark by which the same person is known again. Neither the person nor what was bought can be read from it.
 */
interface LeftDoubt {
  readonly intent: string
  readonly endpoint: Call
  readonly since: number
  readonly mark: string
}

const calls = {
  'order.create': true,
  'order.quick': true,
  'order.batch': true,
  'order.batchQuick': true,
  'order.byBeans': true,
  'order.payBlindBox': true,
  'order.payActivityBlindBox': true,
  'order.createAvatar': true,
  'order.rushAvatar': true,
} satisfies Readonly<Record<Call, true>>
const isCall = (value: unknown): value is Call => typeof value === 'string' && Object.hasOwn(calls, value)

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
  const isOpen = stream.startsWith('order/') && (state === 'uncertain' || state === 'creating')
  if (!isOpen || !isCall(endpoint) || typeof intent !== 'string' || typeof since !== 'number') return []
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

/** Before everything of a person is cleared: notes what of theirs is in doubt (ORD-11). */
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
    tools.say(`order/${intent}`, { type: 'order.recalled', endpoint, since })
  }
  await tools.durable()
  tools.vault.set(KEY, JSON.stringify(others))
}
