import type { drawEndpoints } from '#src/contract/rest/draw/draw.endpoints.ts'
import {
  type Drawn,
  type EarthPlace,
  type EnvelopePart,
  type Lot,
  lotGrades,
} from '#src/contract/rest/draw/draw.schema.ts'
import { day } from '#src/domain/time/instant.ts'
import { airdropRow, boxesLeft, openAirdrop, ownedOf } from '../world/draw/airdrops.ts'
import { envelopeNow, envelopeStateOf, isClosed, leftOf, openPart, partOf, partsOf } from '../world/draw/envelopes.ts'
import { bucketOf, lotBlock, lotsInAll, lotsLeft, openLot } from '../world/draw/lots.ts'
import { earthRows, envelopeRow, lotRows, raffleRows, together } from '../world/draw/numbers.ts'
import { dayOf, draw, drawsLeft, prizesOf } from '../world/draw/raffle.ts'
import { boxPiece, seriesName } from '../world/looks.ts'
import { refuse } from '../world/refusals.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from './answers.ts'
import { copyCard, person } from './views/holding.ts'

const newest = <Item extends { readonly id: string; readonly at: number }>(rows: readonly Item[]): Item[] =>
  rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))

const drawnView = ({ id, drawId, raffleId, kind, name, image, rarity, beans, madeId, at }: Row<'drawn'>): Drawn => ({
  id,
  drawId,
  activityId: raffleId,
  kind,
  name,
  image,
  rarity,
  beans,
  madeId,
  at,
})

const lotView = ({ id, grade, verse, meaning, beans, at }: Row<'lots'>): Lot => ({
  id,
  grade,
  verse,
  meaning,
  beans,
  at,
})

function envelopeView(world: World, row: Row<'envelopes'>, userId: string) {
  const { id, title, parts, beans, startsAt, endsAt } = row
  const left = leftOf(world, row)
  return {
    id,
    title,
    from: '数藏',
    state: envelopeStateOf(world, row, userId),
    parts,
    partsLeft: left.parts,
    beans,
    beansLeft: left.beans,
    mine: partOf(world, id, userId)?.beans ?? 0,
    startsAt,
    endsAt,
  }
}

/** Somebody's part; the best is known once the envelope is closed. */
const partView =
  (world: World) =>
  ({ id, envelopeId, userId, beans, at }: Row<'envelopeParts'>): EnvelopePart => {
    const most = Math.max(...partsOf(world, envelopeId).map((row) => row.beans))
    const isBest = isClosed(world, world.tables.envelopes.get(envelopeId)!) && beans === most
    return { id, envelopeId, person: person(world, userId), beans, at, isBest }
  }

/** Until when something is on at a place of the globe. */
function endsAtOf(world: World, { kind, aboutId }: Pick<EarthPlace, 'kind' | 'aboutId'>): number | null {
  if (kind === 'raffle') return world.tables.raffles.get(aboutId)?.endsAt ?? null
  if (kind === 'envelope') return envelopeNow(world)?.endsAt ?? null
  if (kind === 'lots') return dayOf(world.clock.now()) + day
  if (kind === 'inscription') return world.tables.inscriptionActivities.all().at(-1)?.endsAt ?? null
  const ends =
    kind === 'auction' ? world.tables.auctions.filter((row) => row.state === 'open') : world.tables.airdrops.all()
  return ends.length === 0 ? null : Math.max(...ends.map((row) => row.endsAt))
}

const userOf = (caller: Caller): string => signedIn(caller).user.id

/** What the draws answer (marketplace §7; docs/decisions/0049). */
export const drawAnswers: Answers<typeof drawEndpoints> = {
  raffles: (world, _, caller) => ({
    data: raffleRows.flatMap(({ id, name, story, beans, perDay, seriesKey }) => {
      const raffle = world.tables.raffles.get(id)
      if (!raffle) return []
      const series = world.tables.series.find((row) => row.key === seriesKey)
      const box = world.tables.blindBoxes.find((row) => row.seriesId === series?.id)
      const { startsAt, endsAt } = raffle
      const left = drawsLeft(world, id, caller.user?.id ?? '')
      const resetAt = dayOf(world.clock.now()) + day
      const image = box ? boxPiece(world, box).image : ''
      return [{ id, name, story, image, beans, startsAt, endsAt, left, leftMost: perDay, resetAt, together }]
    }),
  }),
  prizes: (world, { activityId }) => {
    if (!world.tables.raffles.get(activityId)) refuse('notFound')
    return {
      data: prizesOf(world, activityId).map(({ id, row, name, image, rarity, chance, left }) => {
        return { id, kind: row.kind, name, image, rarity, chance, left }
      }),
    }
  },
  one: async (world, { activityId }, caller) => ({
    data: (await draw(world, userOf(caller), activityId)).map(drawnView),
  }),
  many: async (world, { activityId, count }, caller) => ({
    data: (await draw(world, userOf(caller), activityId, count)).map(drawnView),
  }),
  won: (world, { activityId, ...page }, caller) => {
    const userId = userOf(caller)
    const own = world.tables.drawn.filter(
      (row) => row.userId === userId && (activityId === undefined || row.raffleId === activityId),
    )
    return { data: pageOf(newest(own), page, drawnView) }
  },
  lotQualification: (world, _, caller) => {
    const today = dayOf(world.clock.now())
    const reason = lotBlock(world, userOf(caller))
    const bucket = bucketOf(world, today)
    const grades = lotGrades.map((grade) => ({ grade, left: bucket[grade], beans: lotRows[grade].beans }))
    return { data: { qualified: reason === '', reason, resetAt: today + day, grades } }
  },
  openLot: async (world, _, caller) => ({ data: lotView(await openLot(world, userOf(caller))) }),
  lots: (world, page, caller) => {
    const userId = userOf(caller)
    return { data: pageOf(newest(world.tables.lots.filter((row) => row.userId === userId)), page, lotView) }
  },
  lotsInAll: (world) => ({ data: { count: lotsInAll(dayOf(world.clock.now())) } }),
  lotsLeft: (world) => ({ data: { count: lotsLeft(world, dayOf(world.clock.now())) } }),
  earth: (world) => ({
    data: earthRows.map((row) => {
      const place = { aboutId: '', ...row }
      return { ...place, endsAt: endsAtOf(world, place) }
    }),
  }),
  envelope: (world, _, caller) => {
    const now = world.clock.now()
    const row = envelopeNow(world)
    const nextAt = (Math.floor(now / envelopeRow.everyMs) + 1) * envelopeRow.everyMs
    return { data: { envelope: row ? envelopeView(world, row, userOf(caller)) : null, nextAt } }
  },
  envelopeClosed: (world, { id }) => {
    const row = world.tables.envelopes.get(id) ?? refuse('notFound')
    return { data: { id, closed: isClosed(world, row) } }
  },
  openEnvelope: async (world, { id }, caller) => ({ data: partView(world)(await openPart(world, id, userOf(caller))) }),
  envelopeParts: (world, { envelopeId, ...page }) => {
    if (!world.tables.envelopes.get(envelopeId)) refuse('notFound')
    return { data: pageOf(newest(partsOf(world, envelopeId)), page, partView(world)) }
  },
  airdrops: (world, _, caller) => {
    const userId = userOf(caller)
    return {
      data: world.tables.airdrops.all().map((row) => {
        const { name, needed } = airdropRow(row.id)
        const { id, boxId: blindBoxId, endsAt, seriesId } = row
        const owned = ownedOf(world, row, userId)
        return {
          id,
          name,
          blindBoxId,
          image: boxPiece(world, world.tables.blindBoxes.get(blindBoxId)!).image,
          seriesName: seriesName(world, seriesId),
          needed,
          owned,
          qualified: owned >= needed && world.clock.now() < endsAt && boxesLeft(world, row) > 0,
          opened: world.tables.airdropOpenings.get(`${id}/${userId}`) !== undefined,
          left: boxesLeft(world, row),
          endsAt,
        }
      }),
    }
  },
  openAirdrop: async (world, { id }, caller) => {
    const { sealedId, copyId } = await openAirdrop(world, userOf(caller), id)
    return { data: [{ sealedId, copy: copyCard(world)(world.tables.copies.get(copyId)!) }] }
  },
}
