import { describe, expect, it } from 'vitest'
import { isNight } from '#scenarios/player/share.ts'
import { allEdges, canonical, explore, inputsOf, takenTransitions } from './tester/explorer.ts'
import { brokenStateLaws, brokenStepLaws, brokenTraceLaws } from './tester/laws.ts'
import { judgeGraph } from './tester/ledger-check.ts'
import type { Ledger } from './tester/ledger.ts'
import { copiedLifecycles, judgeLifecycles, originalLifecycles, specificationIds } from './lifecycles.ts'
import { mutationReport } from './tester/mutation.ts'
import { feasiblePairs, type GeneratedSuite } from './tester/paths.ts'
import { knownEquivalents } from './equivalent-mutants.ts'
import { isPlayed } from './played.ts'
import { replayLive, traceOf } from './tester/replay.ts'
import { declaredStates, declaredTransitions } from './tester/step.ts'
import { lifecycleIds, subjects } from './subjects.ts'
import { printSuite, generateSuites, readSuite } from './suites.ts'

function ledgerOf(id: string): Ledger {
  const found = subjects.find((subject) => subject.id === id)
  if (!found) throw new Error(`no ledger of ${id}`)
  return found.ledger
}

/** How many mutants the test plants in each machine; `npm run generate -- --mutate` plants all. */
const MUTANTS_MAX = 40
/** Each mutant is explored anew: of a machine with a large graph fewer are planted here. */
const EDGES_MAX = 60_000
const MUTANTS_MIN = 24

describe.each(subjects.filter(isPlayed))('$id', ({ id, machine, model, ledger }) => {
  const graph = explore(machine, model)
  const waived = Object.keys(model.waived ?? {}).sort()
  const suites = (['short', 'pairs'] as const).map((kind) => readSuite(id, kind))

  it('is explored through every declared state and transition, but for those waived with a reason', () => {
    const entered = [
      ...graph.beginnings.flatMap(({ moment }) => moment.view.states),
      ...allEdges(graph).flatMap((edge) => edge.after.states),
    ]
    expect([...new Set(entered)].sort()).toEqual(declaredStates(machine))
    const taken = takenTransitions(graph)
    expect(declaredTransitions(machine).filter((transition) => !taken.has(transition))).toEqual(waived)
  })

  it('has an abstraction that merges only what behaves alike', () => {
    expect(graph.unsound).toEqual([])
  })

  it('does what its ledger says on every edge, and uses every row', () => {
    expect(judgeGraph(ledger, graph, inputsOf(model))).toMatchObject({ faults: [], unused: [] })
  })

  it('keeps its laws in every state and on every step', () => {
    const views = [...graph.beginnings.map(({ moment }) => moment.view), ...allEdges(graph).map((edge) => edge.after)]
    expect([...new Set(views.flatMap((view) => brokenStateLaws(model, view)))]).toEqual([])
    expect([...new Set(allEdges(graph).flatMap((edge) => brokenStepLaws(model, edge)))]).toEqual([])
  })

  it('has generated paths that are up to date and cover everything', () => {
    const fresh = generateSuites({ id, machine, model, ledger }, graph)
    // Compared as one flag each: a stale suite is regenerated, not read.
    const isFresh = (suite: GeneratedSuite): boolean =>
      canonical(JSON.parse(printSuite(suite))) === canonical(suites.find(({ kind }) => kind === suite.kind))
    expect(fresh.map((suite) => ({ kind: suite.kind, isFresh: isFresh(suite) }))).toEqual([
      { kind: 'short', isFresh: true },
      { kind: 'pairs', isFresh: true },
    ])
    const [short, pairs] = suites.map((suite) => new Set(suite.paths.flatMap((path) => path.covers)))
    expect(declaredTransitions(machine).filter((name) => !short?.has(name) && !waived.includes(name))).toEqual([])
    expect([...feasiblePairs(graph)].filter((pair) => !pairs?.has(pair))).toEqual([])
  })

  it('walks all generated paths on the live interpreter, with every effect held', () => {
    const paths = suites.flatMap((suite) => suite.paths)
    expect(paths.flatMap((path) => replayLive(machine, model, path) ?? [])[0]).toBeUndefined()
  })

  it('keeps its laws along all generated paths', () => {
    const paths = suites.flatMap((suite) => suite.paths)
    expect(paths.flatMap((path) => brokenTraceLaws(model, traceOf(machine, model, path)))).toEqual([])
  })

  it('has a ledger and laws that notice planted faults', () => {
    const atMost = Math.max(MUTANTS_MIN, Math.min(MUTANTS_MAX, Math.floor(EDGES_MAX / allEdges(graph).length)))
    const known = isNight ? [] : knownEquivalents(id)
    const { percent, survivors, killed } = mutationReport({ machine, model, ledger }, { atMost, known })
    expect(survivors).toEqual([])
    expect(percent).toBeGreaterThanOrEqual(95)
    expect(killed.length).toBeGreaterThan(5)
  })
})

/** Everything that the rows of all ledgers cite, and that a run uses: an unused row fails above. */
const cited = new Set(subjects.flatMap(({ ledger }) => ledger.rows.flatMap((row) => row.cite)))

describe('the specification', () => {
  it.each([
    ['[err:000:body510] [A-01] [A-06] session expired', ['err:000:body510', 'A-01', 'A-06']],
    ['[err:000:code3301] token refresh', ['err:000:code3301']],
    ['[err:000:code3304] [A-08] update required', ['err:000:code3304', 'A-08']],
    [
      '[err:000:code40301] [err:000:code3302] [err:000:code3303] login invalid',
      ['err:000:code40301', 'err:000:code3302', 'err:000:code3303'],
    ],
    ['[const:toast-session] [A-09] the session toast and its second', ['const:toast-session', 'A-09']],
    ['[const:code-countdown] the countdown of the code button', ['const:code-countdown']],
    ['[A-42] [A-43] [A-57] reconnecting, the heartbeat and the token of the chat', ['A-42', 'A-43', 'A-57']],
    [
      '[val:001:send-logged-in] [val:001:send-file] [A-64] [A-83] what is sent when',
      ['val:001:send-logged-in', 'val:001:send-file', 'A-64', 'A-83'],
    ],
    ['[A-07] which call answers which check', ['A-07']],
    [
      '[err:000:pay-ERROR] [err:000:pay-empty] [err:000:pay-wallet-500] [err:000:pay-native-0002] [err:000:pay-other] [A-17] payments',
      [
        'err:000:pay-ERROR',
        'err:000:pay-empty',
        'err:000:pay-wallet-500',
        'err:000:pay-native-0002',
        'err:000:pay-other',
        'A-17',
      ],
    ],
  ])('is in the ledgers: %s', (_title, ids) => {
    for (const id of ids) expect(cited).toContain(id)
  })

  it('is cited by ids that it has, where it is at hand', () => {
    const known = specificationIds()
    const unknown = [...cited].filter((id) => known && !known.has(id))
    expect(unknown).toEqual([])
  })

  it.each([
    ['[lc:session] [lc:token-refresh] [lc:login-invalid] is covered by the ledger of session', 'session'],
    ['[lc:update-server] [lc:update-native] [lc:update-reload] is covered by the ledger of update', 'update'],
    ['[lc:code-button] is covered by the ledger of verification-code', 'verification-code'],
    [
      '[lc:connection] [lc:reconnect] [lc:heartbeat] [lc:forced-logout] [lc:token-lifetime] is covered by the ledger of im-connection',
      'im-connection',
    ],
    ['[lc:message-delivery] is covered by the ledger of im-message', 'im-message'],
    [
      '[lc:order] [lc:payment-h5-bank] [lc:payment-h5-wallet] [lc:payment-app] is covered by the ledger of order',
      'order',
    ],
    ['[lc:blindbox-open] is covered by the ledger of blind-box', 'blind-box'],
    ['[lc:image-upload] is covered by the ledger of upload', 'upload'],
    ['[lc:product-listing] [lc:blindbox-listing] is covered by the ledger of listing', 'listing'],
  ])('%s', (_title, id) => {
    const report = judgeLifecycles(ledgerOf(id), copiedLifecycles())
    expect(report.transitions).toBeGreaterThan(1)
    expect(report).toMatchObject({ uncovered: [], faults: [] })
  })

  it('is copied in full: the copy has every transition of the original, where the original is at hand', () => {
    // A clone without the specification beside it has only the copy to compare with.
    expect(copiedLifecycles()).toEqual(originalLifecycles(lifecycleIds) ?? copiedLifecycles())
    expect(
      copiedLifecycles()
        .map((lifecycle) => lifecycle.id)
        .sort(),
    ).toEqual([...lifecycleIds].sort())
  })

  it('is read the same way by a wrong ledger: a missing row, a made-up event and a wrong target are seen', () => {
    const ledger = ledgerOf('session')
    const without = { ...ledger, rows: ledger.rows.filter((row) => row.id !== 'grace-elapsed') }
    expect(judgeLifecycles(without, copiedLifecycles()).uncovered).toEqual([
      'lc:login-invalid: handling on 1 s elapsed',
    ])
    const change = (id: string, changes: object) => ({
      ...ledger,
      rows: ledger.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    })
    const madeUp = change('refreshed', { lifecycle: [{ id: 'lc:token-refresh', from: 'idle', event: 'made up' }] })
    expect(judgeLifecycles(madeUp, copiedLifecycles()).faults.join()).toContain('refers to 0 transitions')
    const wrong = change('refreshed', { to: 'signedOut.idle' })
    expect(judgeLifecycles(wrong, copiedLifecycles()).faults.join()).toContain('does not end in idle')
  })
})
