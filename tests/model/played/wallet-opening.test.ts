import { describe, expect, it } from 'vitest'
import type { Purse } from '#src/contract/rest/wallet/wallet.schema.ts'
import { walletOpeningForm } from '#src/views/wallet/my-purse.select.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { holds, isInside, type LedgerRow } from '../tester/ledger.ts'
import { copiedLifecycles, judgeLifecycles, specificationIds } from '../lifecycles.ts'
import { playedLedger } from '../subjects.ts'

const ledger = playedLedger('wallet-opening')
const form = 'submission/walletOpening'
const purse = 'resource/wallet.purse?'
const [states, at] = [['notOpened', 'opening', 'opened'] as const, 0]
type State = (typeof states)[number]

/** Everything that can happen, and in which states it can. */
const facts = [
  { type: 'wallet.openRequested', isVerified: true, isForeign: false, in: states },
  { type: 'wallet.openRequested', isVerified: true, isForeign: true, in: states },
  { type: 'wallet.openRequested', isVerified: false, isForeign: false, in: ['notOpened'] },
  { type: 'wallet.confirmed', isVerified: true, isForeign: false, in: states },
  { type: 'wallet.looked', isVerified: true, isForeign: false, in: states },
] as const
type Happens = (typeof facts)[number]

/** An app whose wallet is in a state, got there by the ledger's own way. */
async function startIn(state: State, { isVerified }: Happens) {
  const driver = createHeadlessDriver()
  await driver.start({
    title: 'wallet',
    world: 'default',
    seed: 7,
    clock: '2026-03-01T10:00:00+08:00',
    start: '/pages/home/home',
    signedIn: true,
    cites: [],
    steps: [],
  })
  await driver.world('account.unprepared', {})
  const { world } = driver.nodeWorld()
  const [user] = world.tables.users.filter((row) => row.phone === '13800000000')
  const name = { id: user!.id, name: '林青山', idCard: '11010119900307757X', verifiedAt: 0 }
  if (isVerified) await world.tables.realNames.add(name)
  driver.system().openForm(form, walletOpeningForm)
  const open = () => driver.say(form, { type: 'submission.submitRequested' })
  if (state !== 'notOpened') await open()
  if (state === 'opened') await driver.world('wallet.agree', {})
  driver.departures().length = 0
  driver.system().openForm(form, walletOpeningForm)
  return { driver, open }
}

/** What the purse says, asked anew. */
async function stateOf(driver: ReturnType<typeof createHeadlessDriver>): Promise<unknown> {
  driver.system().openResource(purse, { endpoint: 'wallet.purse', request: {} })
  await driver.say(purse, { type: 'resource.refreshRequested' })
  const seen = (await driver.observe(purse)) as { context: { data?: Purse } }
  return seen.context.data?.state
}

async function happen(state: State, fact: Happens): Promise<{ to: unknown; out: string[] }> {
  const { driver, open } = await startIn(state, fact)
  const evil = { status: 'opening', channel: 'pay', url: 'https://evil.example/' }
  if (fact.isForeign) {
    await driver.fault('rest.wallet.openPay', { kind: 'code', code: 200, data: evil })
  }
  if (fact.type === 'wallet.openRequested') await open()
  if (fact.type === 'wallet.confirmed') await driver.world('wallet.agree', {}).catch(() => undefined)
  const { value, context } = (await driver.observe(form)) as { value: string; context: { failure: unknown } }
  const refusal = value === 'editing' && context.failure !== null ? ['refuse'] : []
  const out = [...driver.departures().map(() => 'leave'), ...refusal]
  const to = await stateOf(driver)
  await driver.stop()
  return { to, out }
}

const rowsFor = (state: State, fact: Happens): readonly LedgerRow[] =>
  ledger.rows.filter(
    (row) =>
      row.on === fact.type &&
      [row.in].flat().some((pattern) => isInside(state, pattern)) &&
      holds(row.if, { fact: { ...fact, at }, variables: {} }),
  )

const pairs = states.flatMap((state) =>
  facts.filter((fact) => (fact.in as readonly State[]).includes(state)).map((fact) => [state, fact] as const),
)

describe('[lc:wallet-opening] opening a wallet', () => {
  it.each(pairs)('in %s does what its ledger says when %j', async (state, fact) => {
    const [row, ...others] = rowsFor(state, fact)
    expect(others).toEqual([])
    const to = row === undefined || row.to === '=' ? state : row.to
    expect(await happen(state, fact)).toEqual({ to, out: row?.out ?? [] })
  })

  it('has a ledger that covers the lifecycle, uses every row and cites what there is', () => {
    expect(judgeLifecycles(ledger, copiedLifecycles())).toMatchObject({ transitions: 2, uncovered: [], faults: [] })
    const used = new Set(pairs.flatMap(([state, fact]) => rowsFor(state, fact)))
    expect(ledger.rows.filter((row) => !used.has(row))).toEqual([])
    const known = specificationIds()
    const cited = ledger.rows.flatMap(({ cite }) => cite)
    expect(cited.filter((id) => known && !known.has(id))).toEqual([])
  })
})
