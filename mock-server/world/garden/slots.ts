import type { GardenAct, SlotType } from '#src/contract/rest/garden/garden.schema.ts'
import { slotTypes } from '#src/contract/rest/garden/garden.schema.ts'
import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { requireFree } from '../trade/items.ts'
import { balanceOf, houseAccounts, move, requireFunds } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { grownNow, isRipe, programmeOf, type Slot } from './growth.ts'
import {
  cardsPerDay,
  cardsPerGrowth,
  magicPerDay,
  magicPerGrowth,
  programmes,
  slotCounts,
  unlockBeans,
} from './numbers.ts'

/** The places of all slots there are, `magic-1` and so on. */
export const allSlots: readonly { readonly slotId: string; readonly slotType: SlotType; readonly place: number }[] =
  slotTypes.flatMap((slotType) =>
    Array.from({ length: slotCounts[slotType] }, (_, index) => {
      return { slotId: `${slotType}-${index + 1}`, slotType, place: index + 1 }
    }),
  )

const placeOf = (slotId: string) => allSlots.find((row) => row.slotId === slotId) ?? refuse('notFound')
const rowId = (userId: string, slotId: string): string => `${userId}/${slotId}`

/** The row of a slot that is unlocked. */
export const slotOf = (world: World, userId: string, slotId: string): Slot | undefined =>
  world.tables.gardenSlots.get(rowId(userId, slotId))

const requireSlot = (world: World, userId: string, slotId: string): Slot =>
  slotOf(world, userId, placeOf(slotId).slotId) ?? refuse('slotLocked')

const requireStopped = (world: World, userId: string, slotId: string): Slot => {
  const slot = requireSlot(world, userId, slotId)
  return slot.isStarted ? refuse('slotStarted') : slot
}

/** Notes what was done; lists and audits read it. */
export async function note(
  world: World,
  ownerId: string,
  act: GardenAct,
  about: string,
  count = 1,
  text = '',
): Promise<void> {
  const at = world.clock.now()
  await world.tables.gardenLog.add({ id: world.nextId(), ownerId, act, about, count, note: text, at })
}

/** How far it has come is written down, before anything changes how fast it goes on. */
const upToNow = (world: World, slot: Slot) => ({ grown: grownNow(world, slot), since: world.clock.now() })

const change = (world: World, slot: Slot, what: Partial<Slot>): Promise<Slot> =>
  world.tables.gardenSlots.change(slot.id, (draft) => void Object.assign(draft, what))

/** Nothing has grown, and nothing was given to it. */
export const nothingGrown = { grown: 0, magic: 0, nutrients: [] } as const

/** What unlocking a slot costs. Refuses with `notFound`. */
export const needOf = (slotId: string): number => unlockBeans[placeOf(slotId).place - 1]!

/** Unlocks a slot for its price, which goes into the pool. Refuses with `slotUnlocked` and `notEnough`. */
export async function unlock(world: World, userId: string, slotId: string): Promise<Slot> {
  const { slotType, place } = placeOf(slotId)
  if (slotOf(world, userId, slotId)) refuse('slotUnlocked')
  const beans = needOf(slotId)
  const id = rowId(userId, slotId)
  await payIn(world, userId, beans, `unlock/${id}`, '解锁园子的槽位')
  await note(world, userId, 'unlock', slotId, beans)
  return world.tables.gardenSlots.add({
    id,
    ownerId: userId,
    slotType,
    place,
    isStarted: false,
    copyId: '',
    programmeId: '',
    since: world.clock.now(),
    ...nothingGrown,
    nutrients: [],
  })
}

/** What somebody puts into the pool that all gardens share. */
export async function payIn(world: World, userId: string, amount: number, about: string, text: string): Promise<void> {
  const what = { kind: 'gardenIn', currency: 'weiDou', amount, from: userId, to: houseAccounts.garden } as const
  requireFunds(world, what)
  await move(world, { ...what, about, note: text })
}

/** What the pool pays somebody, as far as it has it. */
export async function payOut(world: World, userId: string, amount: number, about: string, text: string): Promise<void> {
  const what = { kind: 'gardenOut', currency: 'weiDou', amount, from: houseAccounts.garden, to: userId } as const
  await move(world, { ...what, about, note: text })
}

export const poolBeans = (world: World): number => balanceOf(world, 'weiDou', houseAccounts.garden)

/**
 * Starts what lies in a stopped slot by a programme. The same one goes on from where it stood, another one begins: it is
 * another time for another yield, of the same crop too. Refuses with
 * `slotStarted`, `slotEmpty`, and `badRequest` for a programme of another garden.
 */
export async function start(world: World, userId: string, slotId: string, programmeId: string): Promise<Slot> {
  const slot = requireStopped(world, userId, slotId)
  const programme = programmes.find((row) => row.id === programmeId && row.slotType === slot.slotType)
  if (!programme) return refuse('badRequest')
  if (slot.copyId === '') refuse('slotEmpty')
  // What was given before the first beginning is for it.
  const goesOn = slot.programmeId === '' || slot.programmeId === programmeId
  await note(world, userId, 'start', slotId, 1, programme.name)
  return change(world, slot, {
    ...(goesOn ? {} : { ...nothingGrown, nutrients: [] }),
    programmeId,
    isStarted: true,
    since: world.clock.now(),
  })
}

/** Stops a slot; what has grown stays. Refuses with `slotStopped`. */
export async function stop(world: World, userId: string, slotId: string): Promise<Slot> {
  const slot = requireSlot(world, userId, slotId)
  if (!slot.isStarted) refuse('slotStopped')
  await note(world, userId, 'stop', slotId)
  return change(world, slot, { ...upToNow(world, slot), isStarted: false })
}

/** Lays a free copy into an empty stopped slot, where it is held. Refuses `slotStarted`, `slotTaken` and what `requireFree` refuses. */
export async function push(world: World, userId: string, slotId: string, copyId: string): Promise<Slot> {
  const slot = requireStopped(world, userId, slotId)
  if (slot.copyId !== '') refuse('slotTaken')
  requireFree(world, world.tables.copies.get(copyId), userId)
  await hold(world, copyId, 'garden', slot.id)
  await note(world, userId, 'push', slotId, 1, copyId)
  return change(world, slot, { copyId, ...nothingGrown, nutrients: [], programmeId: '' })
}

/** Takes out what lies in a stopped slot; what had grown is lost. Refuses with `slotStarted` and `slotEmpty`. */
export async function takeDown(world: World, userId: string, slotId: string): Promise<Slot> {
  const slot = requireStopped(world, userId, slotId)
  if (slot.copyId === '') refuse('slotEmpty')
  letGo(world, slot.copyId)
  await note(world, userId, 'takeDown', slotId, 1, slot.copyId)
  return change(world, slot, { copyId: '', ...nothingGrown, nutrients: [], programmeId: '' })
}

/** The day of an instant by the clock of the world, and when the next one begins. */
const dayOf = (at: Instant): Instant => Math.floor((at + chinaOffset) / day) * day - chinaOffset

function usedToday(world: World, userId: string, act: GardenAct): number {
  const from = dayOf(world.clock.now())
  return world.tables.gardenLog
    .filter((row) => row.ownerId === userId && row.act === act && row.at >= from)
    .reduce((sum, row) => sum + row.count, 0)
}

const limits = { addMagic: magicPerDay, supplement: cardsPerDay } as const

/** How much of it was used today, how much may be, and when that begins anew. */
export const usageOf = (world: World, userId: string, act: keyof typeof limits) => ({
  used: usedToday(world, userId, act),
  limit: limits[act],
  resetAt: dayOf(world.clock.now()) + day,
})

function requireUsage(world: World, userId: string, act: keyof typeof limits, count: number): void {
  const { used, limit } = usageOf(world, userId, act)
  if (used + count > limit) refuse('usageLimit')
}

/**
 * Makes what lies in a slot grow faster, for 微豆 that go into the pool. Refuses with `badRequest`, `slotEmpty`, `alreadyRipe`, `usageLimit`
 * and `notEnough`; then nothing is taken.
 */
export async function addMagic(world: World, userId: string, slotId: string, count: number): Promise<Slot> {
  const slot = requireSlot(world, userId, slotId)
  if (!Number.isSafeInteger(count) || count < 1) refuse('badRequest')
  if (slot.copyId === '') refuse('slotEmpty')
  if (isRipe(world, slot)) refuse('alreadyRipe', '已经成熟，不需要灵力了')
  if (slot.magic + count > magicPerGrowth) refuse('usageLimit', `一次生长最多加 ${magicPerGrowth} 点灵力`)
  requireUsage(world, userId, 'addMagic', count)
  await payIn(world, userId, count, `magic/${slot.id}`, '给园子加灵力')
  await note(world, userId, 'addMagic', slotId, count)
  return change(world, slot, { ...upToNow(world, slot), magic: slot.magic + count })
}

/** Uses a card on what grows. Refuses with `notYours`, `cardUsed`, `slotStopped`, `alreadyRipe` and `usageLimit`; then it is not used. */
export async function supplement(
  world: World,
  userId: string,
  { cardId, copyId, nutrient }: { readonly cardId: string; readonly copyId: string; readonly nutrient: string },
): Promise<Slot> {
  const card: Row<'gardenCards'> = world.tables.gardenCards.get(cardId) ?? refuse('notFound')
  if (card.ownerId !== userId) refuse('notYours')
  if (card.nutrient !== nutrient) refuse('badRequest')
  if (card.usedAt > 0) refuse('cardUsed')
  const slot = world.tables.gardenSlots.find((row) => row.ownerId === userId && row.copyId === copyId)
  if (!slot || !slot.isStarted || !programmeOf(slot)) return refuse('slotStopped')
  if (isRipe(world, slot)) refuse('alreadyRipe')
  if (slot.nutrients.length >= cardsPerGrowth) refuse('usageLimit', `一次生长最多用 ${cardsPerGrowth} 张营养卡`)
  requireUsage(world, userId, 'supplement', 1)
  await world.tables.gardenCards.change(cardId, (draft) => void (draft.usedAt = world.clock.now()))
  await note(world, userId, 'supplement', slot.id.slice(userId.length + 1), 1, cardId)
  return change(world, slot, { nutrients: [...slot.nutrients, card.nutrient] })
}
