import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { meansACall } from '#mock/world/faults.ts'
import { driverNames, readScenario, type Step } from '#scenarios/player/scenario.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'

const scenarios = globSync('scenarios/*/*.scenario.json').map((file) => {
  const { drivers, steps } = readScenario(JSON.parse(readFileSync(file, 'utf8')))
  return { name: file.replaceAll('\\', '/').replace(/^scenarios\/(.*)\.scenario\.json$/, '$1'), drivers, steps }
})

const heading = '## Scenarios that no hand plays\n'

/** What is wrong with the calls that a step names; files are data, so that no compiler sees it. */
function wrongCalls(step: Step): string[] {
  if ('fault' in step) return step.fault.startsWith('rest.') && !meansACall(step.fault) ? [step.fault] : []
  if ('expect' in step) return Object.keys(step.requests ?? {}).filter((name) => !meansACall(name))
  const { endpoint: name, request } = ('say' in step && step.with) || {}
  if (name === undefined) return []
  const endpoint = allEndpoints.find((one) => one.name === name)
  if (!endpoint) return [`${JSON.stringify(name)} is no call`]
  // The key of the intent and the page are filled in when it is sent.
  const asked = { intent: 'intent-of-a-step', pageNo: 1, pageSize: 1, ...(request as object) }
  const encode = Schema.encodeUnknownResult(endpoint.request, { onExcessProperty: 'ignore' })
  const encoded = encode(asked)
  return encoded._tag === 'Failure' ? [`${endpoint.name} is not asked with ${JSON.stringify(request)}`] : []
}

/** What happens once in the garden and on the trading floor, call by call. */
const onceAreas = ['garden', 'ask-to-buy', 'pledge', 'lease', 'auction', 'draw'] as const
const isOnce = ({ question }: (typeof allEndpoints)[number]): boolean => question !== null && 'seenIn' in question
const onceCalls = allEndpoints.filter((one) => isOnce(one) && onceAreas.some((area) => one.name.startsWith(`${area}.`)))

/** The calls whose answer is lost in a scenario after the server has done what they ask, and which are made in it. */
const lostIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step, index) => {
    if (!('fault' in step) || step.with?.['kind'] !== 'drop' || step.with['applied'] !== true) return []
    const name = step.fault.replace('rest.', '')
    return steps.slice(index).some((one) => 'say' in one && one.with?.['endpoint'] === name) ? [name] : []
  })

/** The areas of calls that are made with a token that has just ended. */
const refreshedIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step, index) => {
    const next = steps[index + 1]
    if (!('world' in step) || step.world !== 'session.expireTokens' || !next || !('say' in next)) return []
    return [String(next.with?.['endpoint']).split('.', 1)[0]!]
  })

/** The scenarios that the table under the heading names; each row must say why. */
function listed(text: string): string[] {
  const [, section = ''] = text.split(heading)
  const rows = section.split('\n## ', 1)[0]!.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)
  return [...rows].map(([, name]) => name!)
}

describe('the scenarios', () => {
  it('that no hand plays are those that docs/model-tests.md lists, each with a reason', () => {
    const handless = scenarios.filter(({ drivers }) => drivers && !drivers.includes('page'))
    expect(listed(readFileSync('docs/model-tests.md', 'utf8')).toSorted()).toEqual(
      handless.map(({ name }) => name).toSorted(),
    )
    const table = `${heading}| scenario | why |\n|---|---|\n| \`a/b\` | no hand |\n| \`a/c\` |  |\n\n## More\n| \`a/d\` | no |`
    expect(listed(table)).toEqual(['a/b'])
  })

  it('name calls that there are, with requests that they take', () => {
    expect(
      scenarios.flatMap(({ name, steps }) => steps.flatMap(wrongCalls).map((fault) => `${name}: ${fault}`)),
    ).toEqual([])
    const order = { say: 'order.placeRequested', with: { endpoint: 'order.create', request: { productId: 7 } } }
    expect(wrongCalls(order)).toEqual(['order.create is not asked with {"productId":7}'])
    expect(wrongCalls({ fault: 'rest.orders.create' })).toEqual(['rest.orders.create'])
    expect(wrongCalls({ expect: {}, requests: { 'orders.create': 0 } })).toEqual(['orders.create'])
  })

  it('name their drivers only where they cannot play on all', () => {
    const needless = scenarios.filter(({ drivers }) => driverNames.every((driver) => drivers?.includes(driver)))
    expect(needless.map(({ name }) => name)).toEqual([])
  })

  it('lose the answer of each call of the garden and the trading floor that happens once, and end a token in each area', () => {
    const lost = new Set(scenarios.flatMap(({ steps }) => lostIn(steps)))
    expect(onceCalls.length).toBeGreaterThan(25)
    expect(onceCalls.map(({ name }) => name).filter((name) => !lost.has(name))).toEqual([])
    const refreshed = new Set(scenarios.flatMap(({ steps }) => refreshedIn(steps)))
    expect(onceAreas.filter((area) => !refreshed.has(area))).toEqual([])
    const silent: Step = { fault: 'rest.draw.one', with: { kind: 'drop', applied: true } }
    expect(lostIn([silent])).toEqual([])
  })
})

describe('a scenario that is cut down', () => {
  const red = {
    title: 'nobody is signed in',
    cites: [],
    world: 'default',
    seed: 7,
    clock: '2026-03-01T08:00:00+08:00',
    start: '/pages/home/home',
    signedIn: true,
    steps: [{ advance: '1s' }, { fault: 'network', with: { online: true } }, { expect: { session: 'signedOut' } }],
  }

  /** Cuts it down beside another checkout, in which a scenario holds where it has such words in it. */
  function cut(holdsWith: string) {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
    mkdirSync(join(folder, 'scripts'))
    const plays = `import { readFileSync } from 'node:fs'
process.exitCode = readFileSync(process.argv[2]!, 'utf8').includes(${JSON.stringify(holdsWith)}) ? 0 : 1`
    writeFileSync(join(folder, 'scripts/scenario.ts'), plays)
    const [file, out] = [join(folder, 'red.json'), join(folder, 'short.json')]
    writeFileSync(file, JSON.stringify(red))
    const words = ['scripts/scenario.ts', '--shrink', file, '--out', out, '--clean', folder]
    const { status, stdout } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    const steps = status === 0 ? (JSON.parse(readFileSync(out, 'utf8')) as typeof red).steps : []
    return { status, stdout, steps }
  }

  it('keeps what it must have to hold in a checkout without the defect', () => {
    expect(cut('network').steps).toEqual(red.steps.slice(1))
  })

  it('is not cut where it does not hold there either', () => {
    const { status, stdout } = cut('never')
    expect([status, stdout]).toEqual([1, expect.stringContaining('it does not hold in')])
  })
})
