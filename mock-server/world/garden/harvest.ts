import type { Animal, Building, Crop, SlotType } from '#src/contract/rest/garden/garden.schema.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { isRipe, programmeOf, yieldOf } from './growth.ts'
import { animalRows, buildingRows, buildMost, cropBeans, poolShare, type Prize, prizes } from './numbers.ts'
import { note, nothingGrown, payOut, poolBeans } from './slots.ts'

type Pile = Row<'gardenPiles'>
type Box = Row<'gardenBoxes'>
type Egg = Row<'gardenEggs'>

const pileId = (userId: string, slotType: SlotType, crop: Crop): string => `${userId}/${slotType}/${crop}`

export const pileOf = (world: World, userId: string, slotType: SlotType, crop: Crop): Pile =>
  world.tables.gardenPiles.get(pileId(userId, slotType, crop)) ?? {
    id: pileId(userId, slotType, crop),
    ownerId: userId,
    slotType,
    crop,
    settled: 0,
    received: 0,
  }

/** The slots of one type in which this crop is ripe. */
export const ripeSlots = (world: World, userId: string, slotType: SlotType, crop: Crop): Row<'gardenSlots'>[] =>
  world.tables.gardenSlots
    .filter((row) => row.ownerId === userId && row.slotType === slotType && programmeOf(row)?.crop === crop)
    .filter((row) => isRipe(world, row))

/** Settles everything that is ripe of a crop; what is started begins its next growth now. Refuses with `notRipe`. */
export async function settle(world: World, userId: string, slotType: SlotType, crop: Crop): Promise<Pile> {
  const ripe = ripeSlots(world, userId, slotType, crop)
  if (ripe.length === 0) refuse('notRipe')
  const count = ripe.reduce((sum, slot) => sum + yieldOf(world, slot), 0)
  for (const { id } of ripe) {
    await world.tables.gardenSlots.change(id, (draft) => {
      Object.assign(draft, { ...nothingGrown, nutrients: [], since: world.clock.now() })
    })
  }
  const pile = pileOf(world, userId, slotType, crop)
  await note(world, userId, 'settle', `${slotType}/${crop}`, count)
  return world.tables.gardenPiles.put({ ...pile, settled: pile.settled + count })
}

/** Receives what was settled: a splinter for each, and 微豆 out of the pool. Refuses with `badRequest` and `notSettled`. */
export async function receive(
  world: World,
  userId: string,
  slotType: SlotType,
  crop: Crop,
  count: number,
): Promise<{ count: number; splinters: number; beans: number }> {
  if (!Number.isSafeInteger(count) || count < 1) refuse('badRequest')
  const pile = pileOf(world, userId, slotType, crop)
  if (pile.settled - pile.received < count) refuse('notSettled')
  const beans = Math.min(count * cropBeans[crop], Math.floor(poolBeans(world) / poolShare))
  await world.tables.gardenPiles.put({ ...pile, received: pile.received + count })
  await payOut(world, userId, beans, `${pile.id}/${pile.received + count}`, '园子的收成')
  await note(world, userId, 'receive', `${slotType}/${crop}`, count)
  return { count, splinters: count, beans }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** One for each piece ever received, less those that were built with. */
export function splintersOf({ tables }: World, userId: string): number {
  const got = tables.gardenPiles.filter((row) => row.ownerId === userId).map((row) => row.received)
  const spent = tables.gardenBoxes.filter((row) => row.ownerId === userId).map((row) => row.splinters)
  return sum(got) - sum(spent)
}

export const boxesOf = (world: World, userId: string, building?: Building): Box[] =>
  world.tables.gardenBoxes.filter(
    (row) => row.ownerId === userId && (building === undefined || row.building === building),
  )

export const closedOf = (world: World, userId: string, building: Building): Box[] =>
  boxesOf(world, userId, building)
    .filter((row) => row.openedAt === 0)
    .toSorted((a, b) => a.number - b.number)

interface Wanted {
  readonly count: number
  readonly number: number
  readonly building: Building
}

/** Builds so many, numbered from `number` on. Refuses with `badRequest`, `builtSince` and `notEnoughSplinters`. */
export async function build(world: World, userId: string, { count, number, building }: Wanted): Promise<Box[]> {
  if (!Number.isSafeInteger(count) || count < 1 || count > buildMost) refuse('badRequest')
  if (number !== boxesOf(world, userId, building).length + 1) refuse('builtSince')
  const { splinters, name } = buildingRows[building]
  if (splintersOf(world, userId) < splinters * count) refuse('notEnoughSplinters')
  const made: Box[] = []
  for (let step = 0; step < count; step += 1) {
    made.push(
      await world.tables.gardenBoxes.add({
        id: world.nextId(),
        ownerId: userId,
        building,
        number: number + step,
        splinters,
        builtAt: world.clock.now(),
        openedAt: 0,
        kind: 'card',
        prize: '',
        rarity: 'common',
        madeId: '',
      }),
    )
  }
  await note(world, userId, 'build', building, count, name)
  return made
}

function draw(world: World, building: Building): Prize {
  let left = world.random.int(1000)
  return prizes[building].find(({ chance }) => (left -= chance) < 0)!
}

/** Lays an egg, which hatches by itself. */
export const lay = (world: World, ownerId: string, animal: Animal): Promise<Egg> => {
  const laidAt = world.clock.now()
  const hatchesAt = laidAt + animalRows[animal].hatchMs
  return world.tables.gardenEggs.add({
    id: world.nextId(),
    ownerId,
    animal,
    laidAt,
    hatchesAt,
    receivedAt: 0,
    exchangedAt: 0,
  })
}

async function take(world: World, ownerId: string, prize: Prize): Promise<string> {
  if (prize.kind === 'egg') return (await lay(world, ownerId, prize.prize)).id
  const card = { id: world.nextId(), ownerId, nutrient: prize.prize, gotAt: world.clock.now(), usedAt: 0 }
  return (await world.tables.gardenCards.add(card)).id
}

/** Opens so many closed boxes from `number` on. Refuses with `badRequest` and `alreadyOpened`. */
export async function openBoxes(world: World, userId: string, { count, number, building }: Wanted): Promise<Box[]> {
  if (!Number.isSafeInteger(count) || count < 1 || count > buildMost) refuse('badRequest')
  const boxes = closedOf(world, userId, building).filter((row) => row.number >= number && row.number < number + count)
  if (boxes.length !== count) refuse('alreadyOpened')
  const opened: Box[] = []
  for (const { id } of boxes) {
    const prize = draw(world, building)
    const madeId = await take(world, userId, prize)
    opened.push(
      await world.tables.gardenBoxes.change(id, (draft) => {
        const { kind, rarity } = prize
        Object.assign(draft, { kind, rarity, prize: prize.prize, madeId, openedAt: world.clock.now() })
      }),
    )
  }
  await note(world, userId, 'openBox', building, count, buildingRows[building].name)
  return opened
}

const eggsOf = (world: World, userId: string, animal: Animal): Egg[] =>
  world.tables.gardenEggs
    .filter((row) => row.ownerId === userId && row.animal === animal)
    .toSorted((a, b) => a.hatchesAt - b.hatchesAt || Number(a.id) - Number(b.id))

/** The eggs of a kind by how far they are (lc:eggs). */
export function eggCounts(world: World, userId: string, animal: Animal) {
  const all = eggsOf(world, userId, animal)
  const now = world.clock.now()
  return {
    waiting: all.filter((row) => row.hatchesAt > now),
    hatched: all.filter((row) => row.hatchesAt <= now && row.receivedAt === 0),
    living: all.filter((row) => row.receivedAt > 0 && row.exchangedAt === 0),
    exchanged: all.filter((row) => row.exchangedAt > 0),
  }
}

/** Takes what has hatched into the pasture. Refuses with `badRequest` and `notHatched`. */
export async function receiveEggs(world: World, userId: string, animal: Animal, count: number): Promise<void> {
  if (!Number.isSafeInteger(count) || count < 1) refuse('badRequest')
  const { hatched } = eggCounts(world, userId, animal)
  if (hatched.length < count) refuse('notHatched')
  for (const { id } of hatched.slice(0, count)) {
    await world.tables.gardenEggs.change(id, (draft) => void (draft.receivedAt = world.clock.now()))
  }
  await note(world, userId, 'receiveEggs', animal, count, animalRows[animal].name)
}

/** Gives animals of the pasture back for 微豆 out of the pool, which it answers. Refuses with `badRequest`, `notYours` and `notEnough`. */
export async function exchangeEggs(world: World, userId: string, animal: Animal, count: number): Promise<number> {
  if (!Number.isSafeInteger(count) || count < 1) refuse('badRequest')
  const { living } = eggCounts(world, userId, animal)
  if (living.length < count) refuse('notYours', '牧场里没有这么多')
  const beans = animalRows[animal].beans * count
  if (poolBeans(world) < beans) refuse('notEnough', '产出池的豆子不够，请过些时候再来')
  for (const { id } of living.slice(0, count)) {
    await world.tables.gardenEggs.change(id, (draft) => void (draft.exchangedAt = world.clock.now()))
  }
  await payOut(world, userId, beans, `egg/${living[0]!.id}`, `${animalRows[animal].name}换豆子`)
  await note(world, userId, 'exchangeEggs', animal, count, animalRows[animal].name)
  return beans
}
