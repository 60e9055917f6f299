import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { bucketOf } from './lots.ts'
import { airdropRow } from './airdrops.ts'
import { leftOf } from './envelopes.ts'
import { raffleRows } from './numbers.ts'

/**
 * What must always hold in draws, as the list of what does not: each prize was paid for and handed over once, and no more of one than there
 * were; no more lots were taken than a bucket holds; the parts of an envelope are never more than it, and what is not taken is there, to
 * the bean; an airdrop is opened once a person.
 */
export function auditDraws(world: World): string[] {
  const { drawn, rafflePrizes, lots, lotsElsewhere, envelopes, envelopeParts, airdrops, airdropOpenings, moves } =
    world.tables
  const about = Map.groupBy(moves.all(), (row) => row.about)
  const sum = (key: string, kind: string) =>
    (about.get(key) ?? []).filter((row) => row.kind === kind).reduce((all, row) => all + row.amount, 0)
  const made = drawn.filter((row) => row.madeId !== '').map((row) => row.madeId)
  const prizes = Map.groupBy(drawn.all(), (row) => row.prizeId)
  const open = envelopes.filter((row) => row.closedAt === 0).reduce((all, row) => all + leftOf(world, row).beans, 0)
  const aside = balanceOf(world, 'weiDou', houseAccounts.envelope)
  const days = new Set([
    ...lots.all().map((row) => row.day),
    ...lotsElsewhere.all().map((row) => Number(row.id.split('/')[0])),
  ])
  return [
    ...(new Set(made).size === made.length ? [] : ['a prize was handed over twice']),
    ...[...Map.groupBy(drawn.all(), (row) => row.drawId)].flatMap(([id, rows]) => {
      const owed = rows.reduce((all, row) => all + row.paid, 0)
      return sum(id, 'raffle') === owed ? [] : [`the draw ${id} was paid ${sum(id, 'raffle')} for ${owed}`]
    }),
    ...drawn
      .filter((row) => row.kind === 'weiDou' && sum(row.id, 'raffleWon') !== row.beans)
      .map((row) => `the beans of the prize ${row.id} were not paid once`),
    ...rafflePrizes.all().flatMap(({ id, raffleId, drawn: count }) => {
      const row = raffleRows.find((one) => one.id === raffleId)?.prizes[Number(id.split('/')[1])]
      const isMore = row !== undefined && 'left' in row && count > row.left
      return (prizes.get(id)?.length ?? 0) === count && !isMore ? [] : [`the prize ${id} was drawn ${count} times`]
    }),
    ...[...days].flatMap((day) =>
      Object.values(bucketOf(world, day)).every((left) => left >= 0) ? [] : ['more lots were taken than there are'],
    ),
    ...lots
      .filter((row) => sum(`lot/${row.id}`, 'lot') !== row.beans)
      .map((row) => `the lot ${row.id} was not paid once`),
    ...(open === aside ? [] : [`${open} beans of envelopes are open and ${aside} are there`]),
    ...envelopes.all().flatMap((row) => {
      const left = leftOf(world, row)
      const back = sum(`envelope/${row.id}`, 'envelopeBack')
      const isRight = left.parts >= 0 && left.beans >= 0 && back === (row.closedAt > 0 ? left.beans : 0)
      return isRight ? [] : [`the envelope ${row.id} does not add up`]
    }),
    ...envelopeParts
      .filter((row) => sum(`envelope/${row.id}`, 'envelopePart') !== row.beans)
      .map((row) => `the part ${row.id} was not paid once`),
    ...airdrops.all().flatMap(({ id, opened }) => {
      const count = airdropOpenings.filter((row) => row.airdropId === id).length
      return count === opened && opened <= airdropRow(id).left
        ? []
        : [`the airdrop ${id} was opened ${opened} times by ${count}`]
    }),
  ]
}
