import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Diagnosis } from '#src/domain/diagnosis.ts'
import { ReportPanel } from '../app/report-panel.tsx'
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

const said = (seq: number) => ({ seq, stream: 'session', v: 1, fact: { type: `session.said${seq}` } })
const report: Diagnosis = {
  format: 'shucang.diagnosis',
  version: 1,
  app: { version: '1.0.0', code: 1 },
  at: 0,
  device: { agent: 'a phone', online: true, stores: true },
  kinds: {},
  left: { facts: 0, streams: [] },
  facts: [said(1), said(2)],
  states: [],
}
const markup = (panel: ReactElement): string => renderToStaticMarkup(<LabProvider value={lab}>{panel}</LabProvider>)

/** What stands in the search field of a panel. */
const filledIn = (panel: ReactElement): string | undefined =>
  /<input[^>]* type="search"[^>]* value="([^"]*)"/.exec(markup(panel))?.[1]

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
    ['report', <ReportPanel key="" report={report} />],
  ])('fills the filter of %s, and no other part of it does', (part, panel) => {
    const others = ['facts', 'traffic', 'texts', 'actors', 'machines', 'scenarios', 'rows', 'report'].filter(
      (one) => one !== part,
    )
    at(`${part}=b&${others.map((one) => `${one}=a`).join('&')}`)
    expect(filledIn(panel)).toBe('b')
    at('lang=en')
    expect(filledIn(panel)).toBe('')
  })

  it.each([
    ['moment=1', 'session.said1'],
    ['', 'session.said2'],
    // Of another file, which had more.
    ['moment=7', 'session.said2'],
    ['moment=none', undefined],
  ])('names the fact of a file: ?%s is %s', (query, type) => {
    at(query)
    const [, chosen] = /aria-pressed="true"(.*?)<\/button>/.exec(markup(<ReportPanel report={report} />)) ?? []
    expect(/session\.said\d/.exec(chosen ?? '')?.[0]).toBe(type)
  })
})
