/**
 * Records the golden journal of this release: the facts that the headless system writes along authored scenarios, and the states
 * they fold to. A release's file is never changed afterwards: later code must still read it (docs/decisions/0002).
 * Usage: node scripts/golden.ts
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { perform } from '#scenarios/player/player.ts'
import { readScenario } from '#scenarios/player/scenario.ts'
import { foldOf } from '#src/workbench/drivers/fold.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const target = `tests/journal/golden/${version}.json`
if (existsSync(target)) throw new Error(`${target} exists: a golden journal is written once for each release`)

const journals = []
for (const file of globSync('scenarios/{session,system,account}/*.scenario.json').toSorted()) {
  const scenario = readScenario(JSON.parse(readFileSync(file, 'utf8')))
  const driver = createHeadlessDriver()
  await driver.start(scenario)
  for (const [index, step] of scenario.steps.entries()) await perform(driver, step, index)
  const { journal } = driver.system()
  journals.push({ title: scenario.title, entries: await journal.history(), states: await foldOf(journal) })
  await driver.stop()
}
writeFileSync(target, `${JSON.stringify({ version, journals }, null, 1)}\n`)
console.log(`${target}: ${journals.length} journals`)
