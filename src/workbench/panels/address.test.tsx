import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TablesPanel } from '../app/tables-panel.tsx'
import { firstState } from '../lab-core.ts'
import type { Lab } from '../lab.ts'
import { ActorPanel } from './actor-panel.tsx'
import { inAddress, keepInAddress } from './address.ts'
import { ExplainPanel } from './explain-panel.tsx'
import { HeatPanel } from './heat-panel.tsx'
import { JournalPanel } from './journal-panel.tsx'
import { LabProvider } from './lab-context.ts'
import { ScenarioPanel } from './scenario-panel.tsx'
import { TrafficPanel } from './traffic-panel.tsx'

const at = (query: string) => vi.stubGlobal('location', new URL(`http://bench.test/workbench.html?${query}`))

beforeEach(() => {
  at('lang=en')
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: URL) => at(to.search.slice(1)) })
})
afterEach(() => vi.unstubAllGlobals())

const setting = { world: 'w', seed: 1, clock: '2026-03-01T08:00:00Z', start: '/', signedIn: false, chat: false }
const known = firstState(setting)
const lab = { get: () => known, subscribe: () => () => true, catalogue: {} } as unknown as Lab

/** What stands in the search field of a panel. */
const filledIn = (panel: ReactElement): string | undefined =>
  /<input[^>]* type="search"[^>]* value="([^"]*)"/.exec(
    renderToStaticMarkup(<LabProvider value={lab}>{panel}</LabProvider>),
  )?.[1]

describe('the address of the workbench', () => {
  it('says what was kept in it, as it was typed, and nothing of what is empty', () => {
    keepInAddress('facts', '&a=b 100% +#é')
    keepInAddress('tab', 'traffic')
    expect(inAddress('facts')).toBe('&a=b 100% +#é')
    keepInAddress('facts', '')
    expect([inAddress('facts'), inAddress('tab'), location.search]).toEqual([null, 'traffic', '?lang=en&tab=traffic'])
  })

  it.each([
    ['facts', <JournalPanel key="" />],
    ['traffic', <TrafficPanel key="" />],
    ['texts', <ExplainPanel key="" />],
    ['actors', <ActorPanel key="" />],
    ['machines', <HeatPanel key="" />],
    ['scenarios', <ScenarioPanel key="" />],
    ['rows', <TablesPanel key="" />],
  ])('fills the filter of %s, and no other part of it does', (part, panel) => {
    const others = ['facts', 'traffic', 'texts', 'actors', 'machines', 'scenarios', 'rows'].filter(
      (one) => one !== part,
    )
    at(`${part}=b&${others.map((one) => `${one}=a`).join('&')}`)
    expect(filledIn(panel)).toBe('b')
    at('lang=en')
    expect(filledIn(panel)).toBe('')
  })
})
