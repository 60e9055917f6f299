import type { CallName } from '#src/contract/rest/calls.ts'
import type { IntentCalls } from '#src/machines/intent.ts'
import type { OrderCall } from '#src/machines/order/order.facts.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { day } from '#src/domain/time/instant.ts'
import type { Begun, Tools } from './effect.ts'

/**
 * What was in doubt, as it outlives the sign-out of its person: its key, which is a random one, its call, when it was meant, and a
 * mark by which the same person is known again. Neither the person nor the goods can be read from it.
 */
interface LeftDoubt {
  readonly intent: string
  readonly endpoint: CallName
  readonly since: number
  readonly mark: string
}

/** A purchase and an opening have machines of their own; anything else is asked about as an intent of a single call. */
const isPurchase = (endpoint: CallName): endpoint is OrderCall['endpoint'] => endpoint.startsWith('order.')
const isOpening = (endpoint: CallName): endpoint is IntentCalls['blindBox']['endpoint'] =>
  /^box\.|^draw\.openAirdrop$/.test(endpoint)

/** Calls have a name of two parts; one that this build does not know is asked about all the same, by its name. */
const isCall = (value: unknown): value is CallName => typeof value === 'string' && /^[\w-]+\.\w+$/.test(value)

function recall(say: Tools['say'], { intent, endpoint, since }: LeftDoubt): void {
  if (isPurchase(endpoint)) say(`order/${intent}`, { type: 'order.recalled', endpoint, since })
  else if (isOpening(endpoint)) say(`blind-box/${intent}`, { type: 'blindBox.recalled', endpoint, since })
  else say(`transfer/${intent}`, { type: 'transfer.recalled', endpoint, since })
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

/** A key that names the copy (what is cast) says more than itself, and is not left. */
const namesGoods = (intent: string): boolean => intent.startsWith('cast-')

/** Sent, and neither answered nor refused. */
function doubtOf({ state, context }: Begun, now: number, userId: string): LeftDoubt[] {
  const { change, ...rest } = fieldsOf(context)
  const { endpoint, intent, sent } = { ...rest, ...fieldsOf(change) }
  const isOpen = ['uncertain', 'creating', 'sending', 'changing'].some((one) => one === state)
  if (!isOpen || !isCall(endpoint) || typeof intent !== 'string' || namesGoods(intent)) return []
  // When an offer was changed an older release has not noted.
  const { at = now } = fieldsOf(sent)
  return typeof at === 'number' ? [{ intent, endpoint, since: at, mark: markOf(intent, userId) }] : []
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

type Parts = Pick<Tools, 'vault' | 'clock' | 'intents' | 'lastHere'>

/** Before everything of a person is cleared: notes what of theirs is in doubt (ORD-11, TRA-4, BOX-4). */
export function leaveDoubts(tools: Parts): void {
  const userId = tools.lastHere()
  if (!userId) return
  const left = tools.intents().flatMap((begun) => doubtOf(begun, tools.clock.now(), userId))
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
  for (const doubt of own!) recall(tools.say, doubt)
  await tools.durable()
  tools.vault.set(KEY, JSON.stringify(others))
}
