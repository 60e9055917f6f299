import { describe, expect, it } from 'vitest'
import { playableFiles } from '#scenarios/player/files.ts'
import { play } from '#scenarios/player/player.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { brokenAnswer, brokenRequest } from '#src/workbench/app/payload.ts'
import type { CallRow, TrafficRow } from '#src/workbench/traffic/traffic.ts'
import { createChance } from '../simulation/engine/chance.ts'

/** How many scenarios are looked at: all of them by `npm run check:workbench`. */
const sample = Number(process.env['TRAFFIC_FILES'] ?? 25)
const seed = Number(process.env['WORKBENCH_SEED'] ?? treeSeed())
const chance = createChance(seed)
const drawn = playableFiles()
  .map((file) => ({ file, lot: chance.next() }))
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, sample)
  .map(({ file }) => file)

const isCall = (row: TrafficRow): row is CallRow => row.kind === 'call'
const rowsOf = (driver: HeadlessDriver) => driver.devices().flatMap(({ switches }) => switches.traffic.rows())

interface Seen {
  readonly rows: readonly TrafficRow[]
  /** By call: how often the world counted it. */
  readonly counted: Readonly<Record<string, number>>
  readonly streams: ReadonlySet<string>
}

/** Plays it, and looks at the end: what was counted begins anew once somebody is signed in. */
async function traffic(scenario: Scenario): Promise<Seen> {
  const driver = createHeadlessDriver()
  let before = 0
  let seen: Seen | undefined
  const start = async (given: Scenario) => {
    await driver.start(given)
    before = given.signedIn ? rowsOf(driver).length : 0
  }
  const streams = new Set<string>()
  const look = () =>
    driver
      .system()
      .streams()
      .forEach((stream) => streams.add(stream))
  const audit = async () => {
    look()
    const counted = new Map<string, number>()
    for (const { switches } of driver.devices())
      for (const [name, times] of switches.asked) counted.set(name, (counted.get(name) ?? 0) + times)
    seen = { rows: rowsOf(driver).slice(before), counted: Object.fromEntries(counted), streams }
    return []
  }
  await play(scenario, { ...driver, start, audit }, { onStep: look })
  return seen!
}

const namesOf = (rows: readonly CallRow[]) => {
  const times = new Map<string, number>()
  for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1)
  return Object.fromEntries(times)
}

describe(`traffic (seed ${seed})`, () => {
  it.each(drawn)(
    'has a row with a cause for every request that was counted: $scenario.title.en',
    async ({ scenario }) => {
      const { rows, counted } = await traffic(scenario)
      const calls = rows.filter(isCall)
      expect(namesOf(calls)).toEqual(counted)
      expect(calls.filter(({ cause }) => cause === null || cause.stream === '')).toEqual([])
      // What was not harmed is as the contract has it, both ways.
      const whole = calls.filter(({ rule }) => rule === null)
      expect(whole.flatMap(brokenAnswer)).toEqual([])
      expect(whole.flatMap(brokenRequest)).toEqual([])
    },
  )
})

const base = { title: 'x', world: 'one-collector', seed: 7, clock: '2026-03-01T08:00:00+08:00', cites: [] }
const list = (to: string) => ({
  say: 'resource.opened',
  to,
  with: { endpoint: 'notice.list', request: { typeId: '0' }, pageSize: 10 },
})

describe('a row', () => {
  const scenario = (steps: Scenario['steps']): Scenario => ({
    ...base,
    start: '/pages/home/home',
    signedIn: true,
    steps,
  })
  const listed = async (steps: Scenario['steps']) => {
    const { rows } = await traffic(scenario(steps))
    return rows.filter(isCall).filter(({ name }) => name === 'notice.list')
  }

  it('names the actor, the effect and the fact that asked, and when the answer came', async () => {
    const [row] = await listed([list('resource/notices')])
    expect(row!.cause).toEqual({ stream: 'resource/notices', effect: 'load', fact: 'resource.opened', isSure: true })
    expect(row!.answer).toMatchObject({ status: 200, error: null })
    const { rows } = await traffic({ ...scenario([]), signedIn: false })
    const causes = Object.fromEntries(rows.filter(isCall).map(({ name, cause }) => [name, cause?.stream]))
    expect(causes).toMatchObject({ 'system.latest': 'update' })
  })

  it('names the order whose lost answer is asked for, by the key of its intent', async () => {
    const lost = playableFiles().find(({ file }) => file.endsWith('order/answer-lost.scenario.json'))!
    const { rows } = await traffic(lost.scenario)
    const asked = rows.filter(isCall).filter(({ name }) => name === 'system.intent')
    expect(asked.length).toBeGreaterThan(0)
    for (const { cause } of asked) expect(cause).toMatchObject({ effect: 'create', isSure: true })
    expect(new Set(asked.map(({ cause }) => cause!.stream.split('/', 1)[0]))).toEqual(new Set(['order']))
  })

  it('names the rule that answered, and those that nearly did', async () => {
    const [row] = await listed([
      { fault: 'rest.notice.list', with: { kind: 'status', status: 500, path: 'page=99' } },
      { fault: 'rest.notice.list', with: { kind: 'drop', skip: 3 } },
      { fault: 'rest.notice.*', with: { kind: 'wrongType', times: 1 } },
      { fault: 'rest.session.sendSms', with: { kind: 'drop' } },
      list('resource/notices'),
    ])
    expect(row!.rule?.kind).toBe('wrongType')
    expect(row!.near.map(({ rule, why }) => [rule.kind, why])).toEqual([
      ['status', 'path'],
      ['drop', 'skip'],
    ])
    expect(brokenAnswer(row!).length).toBeGreaterThan(0)
  })

  it('says how long a delayed answer took', async () => {
    const [row] = await listed([
      { fault: 'rest.notice.list', with: { kind: 'delay', ms: 700, times: 1 } },
      list('resource/notices'),
      { advance: '1s' },
    ])
    expect([row!.delayMs, row!.answer!.at - row!.at]).toEqual([700, 700])
  })

  it('is a frame of the chat, with what befell it', async () => {
    const { rows } = await traffic({
      ...scenario([
        { fault: 'chat.frames', with: { kind: 'drop', on: 'down', times: 1 } },
        { push: 'chat.say', with: { from: 'bob', text: '在吗' } },
      ]),
      chat: true,
    })
    const frames = rows.filter((row) => row.kind === 'frame')
    expect(frames.map(({ deed }) => deed)).toContain('drop')
    expect(frames.filter(({ on }) => on === 'up').every(({ cause }) => cause !== null)).toBe(true)
  })
})
