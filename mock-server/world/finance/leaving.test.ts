import { expect, it } from 'vitest'
import { me, openStand, other, outcome } from '../../world-test-kit.ts'
import { releaseAsk } from './asks.ts'
import { leaveFinance } from './leaving.ts'
import { publishLease, rent } from './leases.ts'
import { lend, publishPledge } from './pledges.ts'

async function stand() {
  const opened = await openStand()
  const { world, product } = opened
  for (const who of [me, other]) await opened.give(who, 1_000_000)
  const pledge = async () =>
    publishPledge(world, {
      copyId: (await opened.copy(me)).id,
      borrowerId: me,
      loanFen: 5_000,
      rateBasisPoints: 5,
      days: 7,
    })
  const lease = async () =>
    publishLease(world, {
      copyId: (await opened.copy(me)).id,
      ownerId: me,
      rentFen: 200,
      daysMax: 7,
      buyoutFen: 9_000,
    })
  const ask = () => releaseAsk(world, { kind: 'copy', targetId: product.id, askerId: me, priceFen: 900, days: 3 })
  return { ...opened, pledge, lease, ask }
}

it('nobody leaves while a loan or a lease runs, on either side of it', async () => {
  const { world, pledge } = await stand()
  await lend(world, (await pledge()).id, other)
  expect([await outcome(leaveFinance(world, me)), await outcome(leaveFinance(world, other))]).toEqual([
    'stillOwed',
    'stillOwed',
  ])
  const rented = await stand()
  await rent(rented.world, (await rented.lease()).id, other, 2)
  expect([await outcome(leaveFinance(rented.world, me)), await outcome(leaveFinance(rented.world, other))]).toEqual([
    'stillOwed',
    'stillOwed',
  ])
})

it('whoever leaves takes back what nobody has answered, and nobody else’s', async () => {
  const { world, pledge, lease, ask } = await stand()
  await pledge()
  await lease()
  await ask()
  const states = () => {
    const { asks, pledges, leases } = world.tables
    return [
      asks.filter((row) => row.askerId === me).map(({ state }) => state),
      pledges.filter((row) => row.borrowerId === me).map(({ state }) => state),
      leases.filter((row) => row.ownerId === me).map(({ state }) => state),
    ]
  }
  const before = states()
  expect(await outcome(leaveFinance(world, other))).toBe('done')
  expect(states()).toEqual(before)
  expect(await outcome(leaveFinance(world, me))).toBe('done')
  expect(states().flat()).not.toEqual(expect.arrayContaining(['released']))
  expect(states().flat()).not.toEqual(expect.arrayContaining(['published']))
  expect(states().map((rows) => rows.length)).toEqual(before.map((rows) => rows.length))
})
