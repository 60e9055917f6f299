import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { animalRows, beginnings, buildingRows, poolOpening } from '../garden/numbers.ts'
import type { SeedRows } from '../rows.ts'
import { houseAccounts } from '../trade/ledger.ts'

/** Ids of what the garden begins with: below those made while the world runs, above those of everything else. */
const firstGardenId = 890_000
const idAt = (place: number): string => String(firstGardenId + place)

/** The commonest of the flower seeds. */
const commonSeed = '209001'
const ownerId = demoAccount.userId
const { garden, issue } = houseAccounts
type Gardens = Pick<
  SeedRows,
  'gardenSlots' | 'gardenPiles' | 'gardenCards' | 'gardenBoxes' | 'gardenEggs' | 'gardenLog'
>

/** What the demonstration account has in its garden; `copyId` lies in a slot and is ripe, where it has one. */
function ownGarden(now: Instant, copyId: string | undefined): Gardens {
  const { building, cards, eggs, ripe, rosesSettled, rosesReceived } = beginnings
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
    gardenSlots:
      copyId === undefined
        ? []
        : [
            {
              id: `${ownerId}/${ripe.slotType}-1`,
              ownerId,
              slotType: ripe.slotType,
              place: 1,
              isStarted: true,
              copyId,
              programmeId: ripe.programmeId,
              grown: 0,
              since: now - 3 * day,
              magic: 0,
              nutrients: [],
            },
          ],
  }
}

/** The pool, the garden of the demonstration account, and the holds of what is offered or planted. */
export function withGarden(rows: SeedRows, now: Instant): SeedRows {
  const planted = rows.copies.findLast((row) => row.ownerId === ownerId && row.productId === commonSeed)
  const own = ownGarden(now, planted?.id)
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
    locks: [...offered, ...own.gardenSlots.map((row) => ({ id: row.copyId, by: 'garden', about: row.id }) as const)],
  }
}
