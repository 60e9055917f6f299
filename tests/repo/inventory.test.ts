import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { citedLedgerIds, endpointUsers, graphSize } from '../../scripts/lib/measure.ts'

describe('the inventory', () => {
  it('counts the states and transitions of a chart', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { GO: 'b', STAY: {} } },
        b: { initial: 'c', states: { c: { on: { GO: [{ target: 'd' }, { target: 'c' }] } }, d: {} } },
      },
    })
    expect(graphSize(machine)).toEqual({ states: 4, transitions: 4 })
  })

  it('finds who uses an endpoint, by name or by table', () => {
    const files = new Map([
      ['src/views/a.ts', `open('notices.list')`],
      ['src/services/b.ts', 'call(noticesEndpoints.list)'],
      ['src/services/c.ts', `'notices.lists'; lucky.notices.list`],
      ['src/machines/d.ts', 'blindBoxEndpoints.open'],
    ])
    const users = endpointUsers([{ name: 'notices.list' }, { name: 'blind-box.open' }], files)
    expect(Object.fromEntries(users)).toEqual({
      'notices.list': ['src/views/a.ts', 'src/services/b.ts'],
      'blind-box.open': ['src/machines/d.ts'],
    })
  })

  it('collects cited ledger ids once per file', () => {
    const files = new Map([
      ['tests/a.test.ts', `it('[val:000:email] x'); it('[val:000:email] y'); it('[A-01] z'); items[A]; [err]`],
      ['src/c.test.ts', "const rows = [['const:swiper', 3000]]; it(`[${id}] is it`)"],
      ['src/d.test.ts', "const id = 'val:000:email'"],
      ['scenarios/e/e.scenario.json', '{ "cites": ["lc:order", "val:000:email"] }'],
      ['e2e/b.spec.ts', `test('[err:001:enum:507:messaging-not-allowed-(muted), A-01] x')`],
    ])
    expect(citedLedgerIds(files)).toEqual([
      { id: 'A-01', citedBy: ['tests/a.test.ts', 'e2e/b.spec.ts'] },
      { id: 'const:swiper', citedBy: ['src/c.test.ts'] },
      { id: 'err:001:enum:507:messaging-not-allowed-(muted)', citedBy: ['e2e/b.spec.ts'] },
      { id: 'lc:order', citedBy: ['scenarios/e/e.scenario.json'] },
      { id: 'val:000:email', citedBy: ['tests/a.test.ts', 'scenarios/e/e.scenario.json'] },
    ])
  })
})
