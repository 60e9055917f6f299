import type { World } from '../world.ts'
import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import { aboutAsk, intentOfAsk } from './asks.ts'
import { aboutLease, heldFen } from './leases.ts'
import { aboutPledge, owedAt } from './pledges.ts'

const { trust } = houseAccounts

/**
 * What must always hold of asks, pledges and leases, as the list of what does not: the trust holds exactly what open asks and leases put
 * into it; what has ended has left nothing there; a loan is given once and paid back once, with its interest; whoever has lent on what
 * was not redeemed has got it.
 */
export function auditFinance(world: World): string[] {
  const { asks, pledges, leases, moves, provenance } = world.tables
  const flows = Map.groupBy(moves.all(), (row) => row.about)
  const inTrust = (...abouts: readonly string[]): number =>
    abouts
      .flatMap((about) => flows.get(about) ?? [])
      .reduce((sum, row) => sum + (row.to === trust ? row.amount : 0) - (row.from === trust ? row.amount : 0), 0)
  const paid = (about: string, kind: string): string =>
    (flows.get(about) ?? [])
      .filter((row) => row.kind === kind)
      .map((row) => row.amount)
      .join(' and ')
  const held = [
    ...asks.all().map((row) => {
      const amount = row.state === 'released' ? row.priceFen : 0
      return { name: `ask ${row.id}`, amount, has: inTrust(aboutAsk(row.id), intentOfAsk(row.id)) }
    }),
    ...leases.all().map((row) => ({ name: `lease ${row.id}`, amount: heldFen(row), has: inTrust(aboutLease(row.id)) })),
  ]
  const whole = held.reduce((sum, row) => sum + row.amount, 0)
  const balance = balanceOf(world, 'fen', trust)
  return [
    ...(balance === whole ? [] : [`the trust holds ${balance} for ${whole}`]),
    ...held.flatMap(({ name, amount, has }) => (amount === has ? [] : [`${name} holds ${has} for ${amount}`])),
    ...asks
      .filter((row) => (row.state === 'sold') !== (row.itemId !== '') || row.paidFen > row.priceFen)
      .map((row) => `ask ${row.id} is ${row.state} and got ${row.itemId || 'nothing'} for ${row.paidFen}`),
    ...pledges.all().flatMap((row) => {
      const [lent, back] = [paid(aboutPledge(row.id), 'loan'), paid(aboutPledge(row.id), 'repayment')]
      const owed = row.state === 'redeemed' ? String(owedAt(row, row.endedAt)) : ''
      const given = row.lentAt > 0 ? String(row.loanFen) : ''
      const went = provenance.filter((step) => step.kind === 'pledge' && step.copyId === row.copyId)
      const isTaken = row.state !== 'expired' || went.some((step) => step.to === row.lenderId)
      return [
        ...(lent === given ? [] : [`pledge ${row.id} was lent ${lent} of ${given}`]),
        ...(back === owed ? [] : [`pledge ${row.id} was paid back ${back} of ${owed}`]),
        ...(isTaken ? [] : [`pledge ${row.id} is lost and nobody has it`]),
      ]
    }),
  ]
}
