import type { SlotType } from '#src/contract/rest/garden/garden.schema.ts'
import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { animalRows, beginnings, buildingRows, poolOpening } from '../garden/numbers.ts'
import type { Row, SeedRows } from '../rows.ts'
import { commonSeed } from '../trade/flower-seeds.ts'
import { houseAccounts } from '../trade/ledger.ts'

/** Ids of what the garden begins with: below those made while the world runs, above those of everything else. */
const firstGardenId = 890_000
const idAt = (place: number): string => String(firstGardenId + place)

const ownerId = demoAccount.userId
const { garden, issue } = houseAccounts
type Gardens = Pick<
  SeedRows,
  'gardenSlots' | 'gardenPiles' | 'gardenCards' | 'gardenBoxes' | 'gardenEggs' | 'gardenLog'
>

const slotRow = (
  { slotType, place }: { readonly slotType: SlotType; readonly place: number },
  since: Instant,
  holds: Pick<Row<'gardenSlots'>, 'isStarted' | 'copyId' | 'programmeId' | 'grown'>,
): Row<'gardenSlots'> => ({
  id: `${ownerId}/${slotType}-${place}`,
  ownerId,
  slotType,
  place,
  ...holds,
  since,
  magic: 0,
  nutrients: [],
})

/** What the demonstration account has in its garden; `copyIds` lie in slots and grow, as many as it has. */
function ownGarden(now: Instant, copyIds: readonly string[]): Gardens {
  const { building, cards, eggs, planted, empty, rosesSettled, rosesReceived } = beginnings
  const gotAt = now - day
  const past = { ownerId, about: 'rose/rose', note: '', at: gotAt } as const
  return {
    gardenCards: cards.map((nutrient, index) => ({ id: idAt(10 + index), ownerId, nutrient, gotAt, usedAt: 0 })),
    gardenEggs: eggs.map((animal, index) => {
      const laidAt = index < 2 ? gotAt : now - hour
      const hatchesAt = laidAt + animalRows[animal].hatchMs
      const receivedAt = index === 0 ? hatchesAt : 0
      return { id: idAt(20 + index), ownerId, animal, laidAt, hatchesAt, receivedAt, exchangedAt: 0 }
    }),
    gardenPiles: [
      {
        id: `${ownerId}/rose/rose`,
        ownerId,
        slotType: 'rose',
        crop: 'rose',
        settled: rosesSettled,
        received: rosesReceived,
      },
    ],
    gardenLog: [
      { id: idAt(30), act: 'settle', count: rosesSettled, ...past },
      { id: idAt(31), act: 'receive', count: rosesReceived, ...past },
    ],
    gardenBoxes: [
      {
        id: idAt(40),
        ownerId,
        building,
        number: 1,
        splinters: buildingRows[building].splinters,
        builtAt: gotAt,
        openedAt: 0,
        kind: 'card',
        prize: '',
        rarity: 'common',
        madeId: '',
      },
    ],
    gardenSlots: [
      ...planted
        .slice(0, copyIds.length)
        .map(({ ageMs, isStarted, programmeId, grown, ...slot }, at) =>
          slotRow(slot, now - ageMs, { isStarted, copyId: copyIds[at]!, programmeId, grown }),
        ),
      slotRow(empty, now, { isStarted: false, copyId: '', programmeId: '', grown: 0 }),
    ],
  }
}

/** The pool, the garden of the demonstration account, and the holds of what is offered or planted. */
export function withGarden(rows: SeedRows, now: Instant): SeedRows {
  const seeds = rows.copies.filter(
    (row) => row.ownerId === ownerId && row.productId === commonSeed && row.listingId === '',
  )
  const copyIds = seeds.toReversed().map(({ id }) => id)
  const own = ownGarden(now, copyIds)
  const opening = { kind: 'opening', currency: 'weiDou', amount: poolOpening, from: issue, to: garden } as const
  const accounts = rows.accounts.map((row) =>
    row.id === `weiDou/${issue}` ? { ...row, balance: row.balance - poolOpening } : row,
  )
  const offered = rows.listings
    .filter((row) => row.state === 'up' || row.state === 'held')
    .map((row) => ({ id: row.itemId, by: 'listing', about: row.id }) as const)
  return {
    ...rows,
    ...own,
    accounts: [...accounts, { id: `weiDou/${garden}`, currency: 'weiDou', owner: garden, balance: poolOpening }],
    moves: [...rows.moves, { id: idAt(0), ...opening, about: garden, note: '产出池期初', at: now - 30 * day }],
    locks: [
      ...offered,
      ...own.gardenSlots.flatMap(({ id, copyId }) =>
        copyId ? [{ id: copyId, by: 'garden', about: id } as const] : [],
      ),
    ],
  }
}
