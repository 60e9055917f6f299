import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { airdropRows, envelopeRow, envelopeTitles, raffleRows } from '../draw/numbers.ts'
import type { SeedRows } from '../rows.ts'
import { houseAccounts } from '../trade/ledger.ts'

/** The raffles and airdrops of the beginning. The envelope of now is laid out already; the odds and the rest stand in `draw/numbers.ts`. */
export function withDraws(rows: SeedRows, now: Instant): SeedRows {
  const boxOf = (seriesKey: string) => {
    const series = rows.series.find((row) => row.key === seriesKey)
    return rows.blindBoxes.find((row) => row.seriesId === series?.id)
  }
  const { everyMs, openMs, parts, beans } = envelopeRow
  const startsAt = Math.floor(now / everyMs) * everyMs
  const envelopeId = String(startsAt)
  const title = envelopeTitles[(startsAt / everyMs) % envelopeTitles.length]!
  const { issue, envelope } = houseAccounts
  const isOpen = now < startsAt + openMs
  const aside = isOpen ? beans : 0
  const laid = { kind: 'envelope', currency: 'weiDou', amount: beans, from: issue, to: envelope } as const
  return {
    ...rows,
    ...(isOpen && {
      envelopes: [{ id: envelopeId, title, parts, beans, startsAt, endsAt: startsAt + openMs, closedAt: 0 }],
      moves: [
        ...rows.moves,
        { id: '879000', ...laid, about: `envelope/${envelopeId}`, note: '放进红包', at: startsAt },
      ],
    }),
    accounts: [
      ...rows.accounts.map((row) => (row.id === `weiDou/${issue}` ? { ...row, balance: row.balance - aside } : row)),
      { id: `weiDou/${envelope}`, currency: 'weiDou', owner: envelope, balance: aside },
    ],
    raffles: raffleRows
      .filter((row) => boxOf(row.seriesKey) !== undefined)
      .map(({ id, lengthMs }) => ({ id, startsAt: now - day, endsAt: now - day + lengthMs })),
    airdrops: airdropRows.flatMap(({ id, seriesKey, lengthMs }) => {
      const box = boxOf(seriesKey)
      return box ? [{ id, boxId: box.id, seriesId: box.seriesId, endsAt: now - hour + lengthMs, opened: 0 }] : []
    }),
  }
}
