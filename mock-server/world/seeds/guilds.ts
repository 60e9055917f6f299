import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { blockCost, blockNames, guildRows, lordRows, powerOf, storedFirst } from '../guild/numbers.ts'
import type { Row, SeedRows } from '../rows.ts'
import { residentIds } from './people.ts'

/** Ids of what guilds begin with: above those of everything else. */
const firstId = 890_100
const idAt = (place: number): string => String(firstId + place)
const me = demoAccount.userId
const whoAt = (place: number): string => (place < 0 ? me : residentIds[place]!)

type Guilds = Pick<SeedRows, 'guilds' | 'guildMembers' | 'lords' | 'lordContacts'>

function guildsOf(now: Instant): Guilds {
  return {
    guilds: guildRows.map(({ id, name, story, groupId }, place) => {
      return { id, name, story, groupId, foundedAt: now - (180 - place * 40) * day, renamedAt: 0 }
    }),
    guildMembers: guildRows.flatMap(({ id: guildId, people }) =>
      people.map((place, at): Row<'guildMembers'> => ({
        id: whoAt(place),
        guildId,
        role: at === 0 ? 'admin' : 'member',
        broughtBy: at === 0 ? '' : whoAt(people[at > 2 ? 1 : 0]),
        joinedAt: now - (100 - at * 12) * day - at * hour,
      })),
    ),
    lords: lordRows.map(([follower, lord], at) => {
      return { id: whoAt(follower), lordId: whoAt(lord), since: now - (60 - at * 7) * day }
    }),
    lordContacts: [
      { id: whoAt(4), qq: '2860113' },
      { id: whoAt(0), qq: '7714520' },
    ],
  }
}

/** Half of what the strongest copy of everybody carries has been drawn already. */
function powersOf({ copies, products, locks }: SeedRows, now: Instant) {
  const rarity = new Map(products.map((row) => [row.id, row.rarity]))
  const full = (row: Row<'copies'>) => powerOf[rarity.get(row.productId) ?? 'common']
  const isHeld = new Set(locks.map((row) => row.id))
  const strongest = (userId: string) =>
    copies
      .filter((row) => row.ownerId === userId && !isHeld.has(row.id))
      .toSorted((a, b) => full(b) - full(a) || (a.id < b.id ? -1 : 1))[0]
  return [me, ...residentIds].flatMap((userId, place) => {
    const copy = strongest(userId)
    if (!copy) return []
    const amount = full(copy) / 2
    return [{ userId, copy, amount, left: full(copy) - amount, place, at: now - (place + 2) * hour }]
  })
}

/** Guilds with their people, warehouses, lords, power and blocks; a world without copies has none of the power. */
export function withGuilds(rows: SeedRows, now: Instant): SeedRows {
  const guilds = guildsOf(now)
  const role = new Map(guilds.guildMembers.map((row) => [row.id, row.role === 'admin' ? 'guildAdmin' : 'guildMember']))
  const powers = powersOf(rows, now)
  const isHeld = new Set([...rows.locks.map((row) => row.id), ...powers.map((row) => row.copy.id)])
  const free = rows.copies.filter((row) => !isHeld.has(row.id) && row.freeAt <= now && row.terms.transferable)
  const stored = guildRows.flatMap(({ id: guildId, people }, place) => {
    const givers = new Set(people.filter((one) => one >= 0).map(whoAt))
    const most = place === 0 ? storedFirst.own : storedFirst.others
    return free
      .filter((row) => givers.has(row.ownerId))
      .slice(0, most)
      .map(({ id, ownerId: giverId }, at) => ({ id, guildId, giverId, at: now - (at + 1) * 5 * hour }))
  })
  const sums = new Map<string, number>()
  const guildPowers = powers
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ userId, amount, place, at }): Row<'guildPowers'>[] => {
      const guildId = guilds.guildMembers.find((row) => row.id === userId)?.guildId
      if (guildId === undefined) return []
      const after = (sums.get(guildId) ?? 0) + amount
      sums.set(guildId, after)
      return [{ id: idAt(200 + place), guildId, userId, reason: 'drawn', amount, after, at }]
    })
  const named = new Map(rows.products.map((row) => [row.name, row]))
  return {
    ...rows,
    ...guilds,
    users: rows.users.map((row) => ({ ...row, role: role.get(row.id) ?? row.role })),
    guildStored: stored,
    guildPowers,
    ownPowers: powers.map(({ userId: id, amount: power }) => ({ id, power })),
    copyPowers: powers.map(({ copy, left }) => ({ id: copy.id, power: left })),
    powerMoves: powers.map(({ userId, copy, amount, place, at }) => {
      return { id: idAt(place), userId, kind: 'drawn', about: copy.id, amount, after: amount, at }
    }),
    blocks: blockNames.flatMap((name) => {
      const product = named.get(name)
      return product ? [{ id: product.categoryId, productId: product.id, cost: blockCost[product.rarity] }] : []
    }),
    locks: [...rows.locks, ...stored.map(({ id, guildId }) => ({ id, by: 'guild', about: guildId }) as const)],
  }
}
