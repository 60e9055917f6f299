import type { gardenEndpoints } from '#src/contract/rest/garden/garden.endpoints.ts'
import {
  animals,
  buildings,
  crops,
  type Eggs,
  type GardenBox,
  type GardenSlot,
  type LaidCopy,
  type Neighbour,
  type Pile,
  type SlotType,
  slotTypes,
} from '#src/contract/rest/garden/garden.schema.ts'
import { hour } from '#src/domain/time/instant.ts'
import {
  grownNow,
  isRipe,
  paceFactors,
  programmeOf,
  ripeAt,
  wholeGrowth,
  yieldFactors,
  yieldOf,
} from '../world/garden/growth.ts'
import {
  boxesOf,
  build,
  closedOf,
  eggCounts,
  exchangeEggs,
  openBoxes,
  pileOf,
  receive,
  receiveEggs,
  ripeSlots,
  settle,
  splintersOf,
} from '../world/garden/harvest.ts'
import {
  animalRows,
  buildingRows,
  cardNames,
  cardPercent,
  prizes,
  programmes,
  seasonPace,
} from '../world/garden/numbers.ts'
import {
  addMagic,
  allSlots,
  needOf,
  poolBeans,
  push,
  slotOf,
  start,
  stop,
  supplement,
  takeDown,
  unlock,
  usageOf,
} from '../world/garden/slots.ts'
import { hourOf, seasonAt, weatherAt } from '../world/garden/weather.ts'
import { productPiece } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { lockOf } from '../world/trade/items.ts'
import { balanceOf, houseAccounts } from '../world/trade/ledger.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, type Caller, pageOf, signedIn } from './answers.ts'

const userOf = (caller: Caller): string => signedIn(caller).user.id

function laid(world: World, copy: Row<'copies'>): LaidCopy {
  const piece = productPiece(world, world.tables.products.get(copy.productId)!)
  return { copyId: copy.id, number: copy.number, ...piece }
}

/** A slot as it stands now; one without a row is locked. */
function slotView(world: World, userId: string, slotId: string): GardenSlot {
  const { slotType, place } = allSlots.find((one) => one.slotId === slotId) ?? allSlots[0]!
  const at = world.clock.now()
  const slot = slotOf(world, userId, slotId)
  const about = { id: slotId, slotType, place, at }
  const programme = slot && programmeOf(slot)
  const copy = slot && world.tables.copies.get(slot.copyId)
  return {
    ...about,
    state: slot ? (slot.isStarted ? 'started' : 'stopped') : 'locked',
    copy: copy ? laid(world, copy) : null,
    programmeId: slot?.programmeId ?? '',
    crop: (programme ?? programmes.find((row) => row.slotType === slotType)!).crop,
    progress: slot && programme ? Math.floor((grownNow(world, slot) * 1000) / wholeGrowth(programme)) : 0,
    ripeAt: slot ? ripeAt(world, slot) : null,
    ripe: slot ? isRipe(world, slot) : false,
    magic: slot?.magic ?? 0,
    nutrients: slot?.nutrients.length ?? 0,
    yield: slot ? yieldOf(world, slot) : 0,
    yieldFactors: slot ? yieldFactors(world, slot) : [],
    paceFactors: slot && programme ? paceFactors(world, programme, slot.magic, at) : [],
  }
}

const slotsOf = (world: World, userId: string, slotType?: SlotType): GardenSlot[] =>
  allSlots
    .filter((row) => slotType === undefined || row.slotType === slotType)
    .map((row) => slotView(world, userId, row.slotId))

/** What changes a slot and answers how it stands then. */
const acted = async (world: World, caller: Caller, slotId: string, act: Promise<unknown>) => {
  await act
  return { data: slotView(world, userOf(caller), slotId) }
}

function pileView(world: World, userId: string, slotType: SlotType, crop: Pile['crop']): Pile {
  const { settled, received } = pileOf(world, userId, slotType, crop)
  const ripe = ripeSlots(world, userId, slotType, crop).reduce((sum, slot) => sum + yieldOf(world, slot), 0)
  return { crop, slotType, ripe, settled: settled - received, received }
}

function eggsView(world: World, userId: string, animal: Eggs['animal']): Eggs {
  const { waiting, hatched, living, exchanged } = eggCounts(world, userId, animal)
  const { egg, hatchMs, beans, strength, health } = animalRows[animal]
  return {
    animal,
    name: egg,
    waiting: waiting.length,
    nextAt: waiting[0]?.hatchesAt ?? null,
    hatchMs,
    hatched: hatched.length,
    received: living.length,
    exchanged: exchanged.length,
    beans,
    strength,
    health,
  }
}

/** Neighbours are people of this world; how busy they were follows from the hour, so that everybody sees the same. */
function neighboursOf(world: World, userId: string): Neighbour[] {
  const week = Math.floor(hourOf(world.clock.now()) / (7 * 24 * hour))
  return world.tables.users
    .filter((row) => row.id !== userId)
    .slice(0, 4)
    .map(({ id, nickname, avatar }, index) => ({
      userId: id,
      nickname,
      avatar,
      received: 40 + ((week * 37 + Number(id) * 13) % 90),
      strength: 9 + index * 3,
      health: 36 + index * 8,
    }))
}

const paid = (world: World, from: string, to: string): number =>
  world.tables.moves
    .filter((row) => row.currency === 'weiDou' && row.from === from && row.to === to)
    .reduce((sum, row) => sum + row.amount, 0)

const prizeName = (kind: GardenBox['kind'], prize: string): string => {
  const names: Readonly<Record<string, string>> =
    kind === 'card' ? cardNames : Object.fromEntries(animals.map((animal) => [animal, animalRows[animal].egg]))
  return prize === '' ? '' : kind === 'card' ? `${names[prize]}营养卡` : (names[prize] ?? '')
}

const boxView = ({ id, building, number, kind, prize, rarity, openedAt, builtAt }: Row<'gardenBoxes'>): GardenBox => ({
  id,
  building,
  number,
  kind,
  prize,
  name: prizeName(kind, prize),
  rarity,
  openedAt: openedAt || null,
  builtAt,
})

const newest =
  <Item extends { readonly id: string }>(at: (row: Item) => number) =>
  (a: Item, b: Item) =>
    at(b) - at(a) || Number(b.id) - Number(a.id)

/** What the gardens answer (marketplace §7 Garden and Eggs; docs/decisions/0032). */
export const gardenAnswers: Answers<typeof gardenEndpoints> = {
  pool: (world, _, caller) => {
    const userId = userOf(caller)
    const piles = slotTypes.flatMap((slotType) =>
      crops
        .filter((crop) => programmes.some((row) => row.slotType === slotType && row.crop === crop))
        .map((crop) => pileView(world, userId, slotType, crop)),
    )
    return {
      data: {
        beans: poolBeans(world),
        paidIn: paid(world, userId, houseAccounts.garden),
        paidOut: paid(world, houseAccounts.garden, userId),
        piles,
        eggs: animals.map((animal) => eggsView(world, userId, animal)),
        neighbours: neighboursOf(world, userId),
      },
    }
  },
  nutrientUsage: (world, _, caller) => ({ data: usageOf(world, userOf(caller), 'supplement') }),
  magicUsage: (world, _, caller) => ({ data: usageOf(world, userOf(caller), 'addMagic') }),
  programmes: (_world, { slotType }) => ({
    data: programmes
      .filter((row) => slotType === undefined || row.slotType === slotType)
      .map(({ id, slotType: of, crop, name, growMs, yield: gives }) => {
        const pace = seasonPace[crop]
        const seasons = (['spring', 'summer', 'autumn', 'winter'] as const).filter((one) => pace[one] > 100)
        return { id, slotType: of, crop, name, growMs, yield: gives, seasons }
      }),
  }),
  cards: (world, _, caller) => {
    const userId = userOf(caller)
    const own = world.tables.gardenCards.filter((row) => row.ownerId === userId && row.usedAt === 0)
    return {
      data: own.toSorted(byId).map(({ id, nutrient }) => {
        return { id, nutrient, name: `${cardNames[nutrient]}营养卡`, percent: cardPercent[nutrient] }
      }),
    }
  },
  slots: (world, { slotType }, caller) => ({ data: slotsOf(world, userOf(caller), slotType) }),
  slot: (world, { slotId }, caller) => {
    needOf(slotId)
    return { data: slotView(world, userOf(caller), slotId) }
  },
  need: (world, { slotId }, caller) => {
    const beans = needOf(slotId)
    return { data: { slotId, beans, affordable: balanceOf(world, 'weiDou', userOf(caller)) >= beans } }
  },
  layable: (world, _, caller) => {
    const userId = userOf(caller)
    const own = world.tables.copies.filter((row) => row.ownerId === userId && lockOf(world, row) === null)
    return { data: own.toSorted((a, b) => b.gotAt - a.gotAt || byId(a, b)).map((copy) => laid(world, copy)) }
  },
  unlock: (world, { slotId }, caller) => acted(world, caller, slotId, unlock(world, userOf(caller), slotId)),
  start: (world, { slotId, programmeId }, caller) =>
    acted(world, caller, slotId, start(world, userOf(caller), slotId, programmeId)),
  stop: (world, { slotId }, caller) => acted(world, caller, slotId, stop(world, userOf(caller), slotId)),
  push: (world, { slotId, copyId }, caller) =>
    acted(world, caller, slotId, push(world, userOf(caller), slotId, copyId)),
  takeDown: (world, { slotId }, caller) => acted(world, caller, slotId, takeDown(world, userOf(caller), slotId)),
  addMagic: (world, { slotId, count }, caller) =>
    acted(world, caller, slotId, addMagic(world, userOf(caller), slotId, count)),
  weather: (world) => {
    const at = world.clock.now()
    const hours = Array.from({ length: 12 }, (_, index) => {
      const begins = hourOf(at) + index * hour
      return { at: begins, weather: weatherAt(world.seed, begins) }
    })
    return { data: { at, weather: weatherAt(world.seed, at), season: seasonAt(at), hours } }
  },
  supplement: async (world, wanted, caller) => {
    const userId = userOf(caller)
    const slot = await supplement(world, userId, wanted)
    return { data: slotView(world, userId, slot.id.slice(userId.length + 1)) }
  },
  settle: async (world, { crop, slotType }, caller) => {
    const userId = userOf(caller)
    await settle(world, userId, slotType, crop)
    return { data: pileView(world, userId, slotType, crop) }
  },
  receive: async (world, { crop, slotType, count }, caller) => ({
    data: await receive(world, userOf(caller), slotType, crop, count),
  }),
  log: (world, page, caller) => {
    const userId = userOf(caller)
    const rows = world.tables.gardenLog.filter((row) => row.ownerId === userId).toSorted(newest((row) => row.at))
    return {
      data: pageOf(rows, page, ({ id, act, about, count, note, at }) => ({ id, act, about, count, note, at })),
    }
  },
  buildings: (world, _, caller) => {
    const userId = userOf(caller)
    return {
      data: buildings.map((building) => ({
        building,
        ...buildingRows[building],
        built: boxesOf(world, userId, building).length,
        closed: closedOf(world, userId, building).map((row) => row.number),
        prizes: prizes[building].map(({ kind, prize, rarity, chance }) => {
          return { name: prizeName(kind, prize), rarity, chance }
        }),
      })),
    }
  },
  splinters: (world, _, caller) => ({ data: { splinters: splintersOf(world, userOf(caller)) } }),
  buildLog: (world, page, caller) => ({
    data: pageOf(boxesOf(world, userOf(caller)).toSorted(newest((row) => row.builtAt)), page, boxView),
  }),
  boxLog: (world, page, caller) => {
    const opened = boxesOf(world, userOf(caller)).filter((row) => row.openedAt > 0)
    return { data: pageOf(opened.toSorted(newest((row) => row.openedAt)), page, boxView) }
  },
  build: async (world, wanted, caller) => {
    const made = await build(world, userOf(caller), wanted)
    return { data: { building: wanted.building, numbers: made.map((row) => row.number) } }
  },
  openBox: async (world, wanted, caller) => ({ data: (await openBoxes(world, userOf(caller), wanted)).map(boxView) }),
  receiveEggs: async (world, { count, animal }, caller) => {
    await receiveEggs(world, userOf(caller), animal, count)
    return { data: { count, animal, beans: 0 } }
  },
  exchangeEggs: async (world, { count, animal }, caller) => {
    const beans = await exchangeEggs(world, userOf(caller), animal, count)
    return { data: { count, animal, beans } }
  },
}
