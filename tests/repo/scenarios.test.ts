import { globSync, readFileSync } from 'node:fs'
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
})
