import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

/** One movement that must be there once for a row, and none without a row. */
interface Owed {
  readonly kind: string
  readonly about: string
  readonly amount: number
}

function auditMoves(moves: readonly Row<'moves'>[], kinds: readonly string[], owed: readonly Owed[]): string[] {
  const made = moves.filter((row) => kinds.includes(row.kind))
  const key = ({ kind, about, amount }: Owed) => `${kind} ${about} of ${amount}`
  const left = made.map(key)
  const missing = owed
    .filter(({ amount }) => amount > 0)
    .flatMap((one) => {
      const at = left.indexOf(key(one))
      if (at < 0) return [`${key(one)} was not paid once`]
      left.splice(at, 1)
      return []
    })
  return [...missing, ...left.map((one) => `${one} was paid for nothing`)]
}

/** What must always hold in daily things, as the list of what does not: each day, task and exchange was paid once, and nothing else was. */
export function auditDaily({ tables }: World): string[] {
  const { checkIns, pointCheckIns, taskRewards, redemptions, moves } = tables
  const owed: Owed[] = [
    ...checkIns.all().flatMap(({ id, beans, paid }) => [
      { kind: 'checkIn', about: `check-in/${id}`, amount: beans },
      { kind: 'makeUp', about: `make-up/${id}`, amount: paid },
    ]),
    ...pointCheckIns.all().map(({ id, tenths }) => ({ kind: 'pointCheckIn', about: `points/${id}`, amount: tenths })),
    ...taskRewards.all().map(({ id, starBeans }) => ({ kind: 'task', about: `task/${id}`, amount: starBeans })),
    ...redemptions.all().map(({ id, tenths }) => ({ kind: 'redeem', about: `redeem/${id}`, amount: tenths })),
  ]
  const made = redemptions.all().flatMap((row) => row.made)
  return [
    ...auditMoves(moves.all(), ['checkIn', 'makeUp', 'pointCheckIn', 'task', 'redeem'], owed),
    ...(new Set(made).size === made.length ? [] : ['a box was given for points twice']),
    ...redemptions
      .filter((row) => row.made.length > 0 && row.made.length !== row.count)
      .map((row) => `${row.id} was for ${row.count} boxes and gave ${row.made.length}`),
  ]
}
