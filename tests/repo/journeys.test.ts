import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { journeyFaults, readJourneys } from './lib/journeys.ts'
import { readSources, show } from './lib/source.ts'

describe('the journeys', () => {
  it('go where docs/journeys.md says they go', () => {
    const journeys = readJourneys(readFileSync('docs/journeys.md', 'utf8'))
    expect(journeys.map(({ title }) => title)).toEqual(['Sign in', 'Buy', 'Send a message'])
    for (const { paths } of journeys) expect(paths.flat().length).toBeGreaterThan(10)
    expect(show(journeyFaults(journeys, readSources(['{src,mock-server}/**/*.{ts,tsx}'])))).toEqual([])
  })

  const sources = [
    { path: 'a.tsx', text: `export const Page = () => <Screen onPress={() => say('lamp', { type: 'lamp.lit' })} />` },
    { path: 'b.ts', text: `// burn\nexport const lampMachine = { on: { 'lamp.lit': 'on' } }\ntype T = { burn: 1 }` },
    { path: 'c.ts', text: `export function lampEffects() { return { burn: () => fetch('/lamp') } }` },
  ]
  const faultsOf = (...lines: string[]) =>
    show(journeyFaults(readJourneys(['## Lamp', '', ...lines].join('\n')), sources))

  it('are told where a hop does not lead to the next one', () => {
    expect(faultsOf('1. `a.tsx` `Page` → `lamp.lit`: pressed', '2. `b.ts` `lampMachine`')).toEqual([])
    expect(faultsOf('1. `a.tsx` `Page` → `Screen`', '2. `b.ts` `lampMachine` → `burn`', '3. `c.ts` `burn`')).toEqual([
      'docs/journeys.md:4 lampMachine does not know Screen, which led to it',
      'docs/journeys.md:4 lampMachine does not name burn',
    ])
  })

  it('are told what is not there, and where a path breaks off', () => {
    expect(faultsOf('1. `d.ts` `x` → `Page`', '2. `a.tsx` `Screen`', '3. `c.ts` `lampEffects` → `fetch`')).toEqual(
      [
        'docs/journeys.md:3 d.ts is not there',
        'docs/journeys.md:4 Screen leads nowhere, and a hop follows',
        'docs/journeys.md:4 a.tsx declares no Screen',
        'docs/journeys.md:5 lampEffects leads to fetch, and no hop follows',
      ].toSorted(),
    )
    expect(faultsOf('1. `a.tsx` `Page`', '', 'And back:', '', '1. `c.ts` `lampEffects`')).toEqual([])
  })

  it('are told when they open too many files', () => {
    const many = Array.from({ length: 26 }, (_, at) => ({ line: 1, file: `f${at}.ts`, symbol: 'f', leads: undefined }))
    const faults = journeyFaults([{ title: 'Lamp', paths: many.map((hop) => [hop]) }], sources)
    expect(show(faults)).toContain('docs/journeys.md:1 “Lamp” opens 26 files, at most 25 are allowed')
  })
})
