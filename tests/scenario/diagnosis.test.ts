import { describe, expect, it } from 'vitest'
import { playableFiles } from '#scenarios/player/files.ts'
import { play } from '#scenarios/player/player.ts'
import type { Scenario, Step } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import { createJournal } from '#src/journal/journal.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { allStreamKinds, streamPolicies } from '#src/machines/registry.ts'
import { liveOf, reduced } from '#src/workbench/drivers/fold.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { readReport, statesAt } from '#src/workbench/report/report.ts'
import { secretsOf } from '#src/workbench/app/secrets.ts'
import { createChance } from '../simulation/engine/chance.ts'

/** How many scenarios are exported: all of them by `npm run check:workbench`. */
const sample = Number(process.env['REPORT_FILES'] ?? 25)
const seed = Number(process.env['WORKBENCH_SEED'] ?? treeSeed())
const chance = createChance(seed)
const drawn = playableFiles()
  .map((file) => ({ file, lot: chance.next() }))
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, sample)
  .map(({ file }) => file)

const kinds = new Map((await allStreamKinds()).map((kind) => [kind.kind, kind]))
/** Shorter texts stand in others by chance. */
const LEAST = 5

const saidSecretly = (steps: readonly Step[]): readonly string[] =>
  steps
    .flatMap((step) => ('say' in step ? [step, ...(step.and ?? [])].flatMap(secretsOf) : []))
    .filter((one): one is string => typeof one === 'string' && one.length >= LEAST)

/** Whether a text tells a secret; a code of digits stands in a longer number by chance. */
const tells = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret)

/** All texts of a file, one by one. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const head = (driver: HeadlessDriver) => ({
  app: { version: '1.0.39', code: 1039 },
  at: Date.now(),
  device: { agent: 'node', online: true, stores: driver.system().remembers() },
})

/** What a person would have exported behind the last step, and what no file may hold. */
async function exported(scenario: Scenario) {
  const driver = createHeadlessDriver()
  const secrets = new Set(saidSecretly(scenario.steps))
  let file = ''
  let live: ReturnType<typeof liveOf> = {}
  const keep = async () => {
    const { token = '', validate = '' } = driver.vault().credentials() ?? {}
    for (const text of [token, validate]) if (text.length >= LEAST) secrets.add(text)
    file = JSON.stringify(makeDiagnosis(await driver.system().kept(), head(driver)))
    live = liveOf(driver.system(), driver.system().journal.streams().map(plain))
  }
  const audit = async () => {
    await keep()
    return []
  }
  await play(scenario, { ...driver, audit }, { onStep: keep })
  return { file, secrets, live }
}
const plain = (stream: string) => stream.split('~', 1)[0]!

describe(`what people export (seed ${seed})`, () => {
  it.each(drawn)(
    'opens with the states that were, and holds nothing secret: $scenario.title.en',
    async ({ scenario }) => {
      const { file, secrets, live } = await exported(scenario)
      const opened = readReport(file)
      if (opened.kind !== 'report') throw new Error(`it is no report: ${JSON.stringify(opened)}`)
      const texts = textsIn(opened.report)
      for (const secret of secrets) expect(texts.filter((text) => tells(text, secret))).toEqual([])
      const told = statesAt(opened.report, kinds)
      expect(told.filter(({ kind }) => kind !== 'live')).toEqual([])
      const folded = told.map(
        (one) => [plain(one.stream), reduced(one.stream, JSON.parse(JSON.stringify(one)))] as const,
      )
      // A tab that does not lead mirrors only what it looks at; the journal is everybody's.
      const shown = scenario.steps.some((step) => 'fault' in step && step.fault === 'tabs')
        ? folded.filter(([stream]) => stream in live)
        : folded
      expect(Object.fromEntries(shown)).toEqual(live)
    },
  )

  it('has no canary of any field that some kind keeps secret', async () => {
    const canary = 'canary-5b1e'
    const journal = createJournal({ open: async () => createMemoryStore(), kinds: streamPolicies() })
    await journal.open()
    let fields = 0
    for (const { kind, secrets = {} } of streamPolicies()) {
      for (const [type, names] of Object.entries(secrets)) {
        fields += names.length
        const told = Object.fromEntries(names.map((name) => [name, canary]))
        journal.append(kind, { type: type === '*' ? `${kind}.said` : type, ...told })
      }
      journal.append(kind, { type: `${kind}.fieldChanged`, secret: true, value: canary } as never)
    }
    expect(fields).toBeGreaterThan(5)
    const kept = await journal.contents()
    expect(kept.facts.length).toBeGreaterThan(fields / 2)
    expect(JSON.stringify(kept)).not.toContain(canary)
  })
})
