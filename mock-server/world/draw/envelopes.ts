import type { EnvelopeState } from '#src/contract/rest/draw/draw.schema.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { WorldRandom } from '../random.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { envelopeRow, envelopeTitles } from './numbers.ts'

type Envelope = Row<'envelopes'>
type Part = Row<'envelopeParts'>

export const partsOf = (world: World, envelopeId: string): Part[] =>
  world.tables.envelopeParts.filter((row) => row.envelopeId === envelopeId)

/** What of an envelope has not been taken. */
export function leftOf(world: World, { id, parts, beans }: Envelope): { parts: number; beans: number } {
  const taken = partsOf(world, id)
  return { parts: parts - taken.length, beans: beans - taken.reduce((sum, row) => sum + row.beans, 0) }
}

/** Whether nobody may take a part any more: its time is over, or there is none left. */
export const isClosed = (world: World, envelope: Envelope, at: Instant = world.clock.now()): boolean =>
  envelope.closedAt > 0 || at >= envelope.endsAt || leftOf(world, envelope).parts === 0

export const partOf = (world: World, envelopeId: string, userId: string): Part | undefined =>
  world.tables.envelopeParts.get(`${envelopeId}/${userId}`)

export function envelopeStateOf(world: World, envelope: Envelope, userId: string): EnvelopeState {
  if (partOf(world, envelope.id, userId)) return 'taken'
  return isClosed(world, envelope) ? 'closed' : 'open'
}

/** How much the next one gets: up to twice the mean of what is left, at least one; the last one gets the rest. */
function sizeOf(left: { parts: number; beans: number }, random: WorldRandom): number {
  if (left.parts === 1) return left.beans
  const most = Math.min(Math.floor((left.beans * 2) / left.parts), left.beans - (left.parts - 1))
  return 1 + random.int(Math.max(1, most))
}

/** Takes a part, once a person. Refuses with `notFound`, `alreadyTaken`, `notOnSale`, and `activityOver` once it is closed. */
export async function openPart(
  world: World,
  envelopeId: string,
  userId: string,
  payee: string = userId,
  at: Instant = world.clock.now(),
  random: WorldRandom = world.random,
): Promise<Part> {
  const envelope = world.tables.envelopes.get(envelopeId) ?? refuse('notFound')
  if (partOf(world, envelopeId, userId)) refuse('alreadyTaken')
  if (at < envelope.startsAt) refuse('notOnSale', '还没有开始')
  const left = leftOf(world, envelope)
  if (left.parts === 0) refuse('activityOver', '手慢了，红包已经领完')
  if (isClosed(world, envelope, at)) refuse('activityOver', '红包已经结束')
  const beans = sizeOf(left, random)
  const id = `${envelopeId}/${userId}`
  const what = {
    kind: 'envelopePart',
    currency: 'weiDou',
    amount: beans,
    from: houseAccounts.envelope,
    to: payee,
  } as const
  await move(world, { ...what, about: `envelope/${id}`, note: '拆红包' })
  const part = await world.tables.envelopeParts.add({ id, envelopeId, userId, payee, beans, at })
  if (left.parts === 1) await world.tables.envelopes.change(envelopeId, (draft) => void (draft.closedAt = at))
  return part
}

/** Lays out an envelope: its beans are set aside at once. */
export async function layEnvelope(
  world: World,
  { id, startsAt, endsAt, beans, parts }: Omit<Envelope, 'title' | 'closedAt'>,
): Promise<Envelope> {
  const what = {
    kind: 'envelope',
    currency: 'weiDou',
    amount: beans,
    from: houseAccounts.issue,
    to: houseAccounts.envelope,
  } as const
  await move(world, { ...what, about: `envelope/${id}`, note: '放进红包' })
  const title = envelopeTitles[Math.floor(startsAt / envelopeRow.everyMs) % envelopeTitles.length]!
  return world.tables.envelopes.add({ id, title, parts, beans, startsAt, endsAt, closedAt: 0 })
}

/** Envelopes whose time is over are closed, and what was left goes back. */
export async function closeDue(world: World, at: Instant): Promise<void> {
  for (const envelope of world.tables.envelopes.filter((row) => row.closedAt === 0 && row.endsAt <= at)) {
    const { id } = envelope
    const { beans: amount } = leftOf(world, envelope)
    const what = {
      kind: 'envelopeBack',
      currency: 'weiDou',
      amount,
      from: houseAccounts.envelope,
      to: houseAccounts.issue,
    } as const
    await move(world, { ...what, about: `envelope/${id}`, note: '红包退回' })
    await world.tables.envelopes.change(id, (draft) => void (draft.closedAt = draft.endsAt))
  }
}

/** The envelope of now: the one that began last and is not long over. */
export const envelopeNow = (world: World): Envelope | undefined =>
  world.tables.envelopes
    .filter((row) => row.startsAt <= world.clock.now() && world.clock.now() < row.startsAt + envelopeRow.everyMs)
    .toSorted((a, b) => b.startsAt - a.startsAt)[0]
