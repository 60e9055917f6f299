/**
 * `npm run golden -- journal-3`: records the golden journal of a journal release: the facts that the headless app writes along the
 * scenarios, and, for every state that a kind of stream is seen in, what lies on disk of it there. A release's file is written once and
 * never changed: later code must still read it (docs/decisions/0002-journal.md).
 */
import { inWords } from './lib/language.ts'
import { eitherText } from '#scenarios/player/language.ts'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { openingOf, perform } from '#scenarios/player/player.ts'
import { readScenario, type Scenario } from '#scenarios/player/scenario.ts'
import { type Entry, kindOf, type StreamKind } from '#src/journal/entry.ts'
import { foldStream } from '#src/journal/fold.ts'
import { redact } from '#src/journal/redact.ts'
import type { MachineModel } from '#src/machines/model.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { readShapes } from '../tests/journal/lib/shapes.ts'
import { explore } from '../tests/model/tester/explorer.ts'
import { shortPaths } from '../tests/model/tester/paths.ts'
import type { GoldenJournal, Moment } from '../tests/journal/lib/golden.ts'
import { commandLine, misused } from './lib/command-line.ts'

const usage = inWords(
  'npm run golden -- <journal release, as journal-3>\n  writes down journals of this release, which every later one must read',
  'npm run golden -- <日志版本，如 journal-3>\n  记下这一版的日志，以后的每一版都要读得懂',
)
const [release = ''] = commandLine(usage, { allowPositionals: true }).positionals
if (!/^journal-\d+$/.test(release))
  misused(inWords('a journal release is named journal-<number>', '日志版本的名字是 journal-<数>'), usage)
const target = `tests/journal/golden/${release}.json`
if (existsSync(target))
  misused(inWords(`${target} exists: a golden journal is written once`, `${target} 已经有了：样本只写一次`), usage)

/** The facts of a scenario in the order of the journal, those of streams that were forgotten on the way too. */
async function record(scenario: Scenario): Promise<readonly Entry[]> {
  const driver = createHeadlessDriver()
  await driver.start(scenario)
  const opening = await openingOf(driver, scenario)
  const noted = new Map<number, Entry>()
  const forgotten = new Set<string>()
  for (const [index, step] of scenario.steps.entries()) {
    await perform(driver, step, index, opening)
    const history = await driver.system().journal.history()
    for (const entry of history) if (!forgotten.has(entry.stream)) noted.set(entry.seq, entry)
    const kept = new Set(history.map(({ stream }) => stream))
    // A stream that begins anew under its old name is another one.
    for (const { stream } of noted.values()) if (!kept.has(stream)) forgotten.add(stream)
  }
  await driver.stop()
  return [...noted.values()].toSorted((a, b) => a.seq - b.seq)
}

const kinds = new Map((await allStreamKinds()).map((kind) => [kind.kind, kind]))

/** What a snapshot after the last of these facts holds of their stream. */
function momentOf(kind: StreamKind, stream: string, tail: readonly Entry[]): Moment {
  const folded = foldStream(kind, stream, undefined, tail)
  if (folded.kind !== 'live') throw new Error(`${stream} cannot be folded`)
  return { stream, seq: folded.seq, v: kind.upcasts.length, state: folded.state as Moment['state'] }
}

/** What distinguishes two moments of a kind: its state, the states of what it holds, and which of its variables are set. */
function sightOf({ stream, state: { value, context } }: Moment): string {
  const statuses = [...JSON.stringify(context).matchAll(/"status":"(\w+)"/g)].map(([, status]) => status!)
  const isSet = (variable: unknown) => !['null', '""', '[]', '{}', '0', 'false'].includes(JSON.stringify(variable))
  const set = Object.keys(context).filter((key) => isSet(context[key]))
  return JSON.stringify([kindOf(stream), value, [...new Set(statuses)].toSorted((a, b) => a.localeCompare(b)), set])
}

const modelOf = (kind: string): string => `../${globSync(`src/machines/**/${kind}.model.ts`)[0]!}`

const seen = new Set<string>()
const isNew = (moment: Moment): boolean => {
  const known = seen.size
  return seen.add(sightOf(moment)).size > known
}

const recorded = []
for (const file of globSync('scenarios/*/*.scenario.json').toSorted()) {
  const scenario = readScenario(JSON.parse(readFileSync(file, 'utf8')))
  recorded.push({ title: eitherText(scenario.title, 'zh'), entries: await record(scenario), isFromModel: false })
}

// What no scenario comes to: the paths that the model of each kind leads to every state.
for (const [id, kind] of kinds) {
  const [model] = Object.values((await import(modelOf(id))) as Record<string, MachineModel<any>>)
  const stream = readShapes()[id]!.at(-1)!.streams[0]!.replaceAll('*', 'model')
  for (const path of shortPaths(kind.machine, model!, explore(kind.machine, model!))) {
    const facts = path.steps.map(({ fact }) => redact(kind, fact))
    const entries = facts.map((fact, at) => ({ seq: at + 1, stream, v: kind.upcasts.length, fact }))
    recorded.push({ title: path.id, entries, isFromModel: true })
  }
}

const journals: GoldenJournal[] = []
// What the app writes comes first; the shortest that shows a state is enough.
const inOrder = recorded.toSorted(
  (a, b) => Number(a.isFromModel) - Number(b.isFromModel) || a.entries.length - b.entries.length,
)
for (const { title, entries } of inOrder) {
  const moments = entries.map(({ stream, seq }) => {
    const tail = entries.filter((entry) => entry.stream === stream && entry.seq <= seq)
    return momentOf(kinds.get(kindOf(stream))!, stream, tail)
  })
  const fresh = moments.filter(isNew)
  if (fresh.length > 0) journals.push({ title, entries, moments: fresh })
}

const lines = (rows: readonly unknown[]): string => rows.map((row) => `        ${JSON.stringify(row)}`).join(',\n')
const print = ({ title, entries, moments }: GoldenJournal): string =>
  [
    `    { "title": ${JSON.stringify(title)},`,
    `      "entries": [\n${lines(entries)}\n      ],`,
    `      "moments": [\n${lines(moments)}\n      ] }`,
  ].join('\n')
writeFileSync(target, `{\n  "release": "${release}",\n  "journals": [\n${journals.map(print).join(',\n')}\n  ]\n}\n`)
console.log(inWords(`${target}: ${journals.length} journals`, `${target}：${journals.length} 份日志`))
