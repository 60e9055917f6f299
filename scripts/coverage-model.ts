/**
 * `npm run coverage:model [-- --runs 200 --seed 1]`: of every machine with a model, which states, transitions, pairs of transitions
 * and outcomes of guards the generated paths take, and which the whole app has taken in all headless scenarios and in so many
 * simulated runs. Writes `.tmp/coverage/model.{md,json,xml}`; exit code 1 when all of it together leaves out a state, a transition or
 * an outcome that can be had, or more than 5 % of the pairs (docs/model-tests.md).
 */
import { inWords } from './lib/language.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { commandLine } from './lib/command-line.ts'
import { coverageJUnit, coverageMarkdown, type MachineCoverage, summed } from './lib/coverage-report.ts'

const usage = inWords(
  `npm run coverage:model [-- --runs 200 --seed 1]
  what of every machine is taken by generated paths and by the whole app: states, transitions, guards, pairs`,
  `npm run coverage:model [-- --runs 200 --seed 1]
  每台状态机的状态、转移、条件和成对转移，生成的路径和整个应用各走过多少`,
)
const { values } = commandLine(usage, {
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
Error.stackTraceLimit = 0
process.env['TZ'] = 'Asia/Shanghai'
const { countPaths, noCounts, pathsOf, reachableOf, watchActors } = await import('../tests/model/coverage.ts')
const { subjects } = await import('../tests/model/subjects.ts')
const { play } = await import('../scenarios/player/player.ts')
const { playableFiles } = await import('../scenarios/player/files.ts')
const { createHeadlessDriver } = await import('../src/workbench/drivers/headless.ts')
const { simulate } = await import('../tests/simulation/engine/simulate.ts')

const paths = new Map(subjects.map((subject) => [subject.id, countPaths(subject, pathsOf(subject))]))

const inApp = new Map<string, ReturnType<typeof noCounts>>()
const stop = watchActors(inApp)
let played = 0
for (const { scenario } of playableFiles()) {
  if (!(scenario.drivers?.includes('headless') ?? true)) continue
  await play(scenario, createHeadlessDriver())
  played += 1
}
const simulated = await simulate({ profile: 'all', seed: Number(values.seed), runs: Number(values.runs) })
stop()

const machines = subjects.map((subject): MachineCoverage => {
  const { names, unreachable } = reachableOf(subject)
  const app = inApp.get(subject.machine.id) ?? noCounts()
  return { id: subject.id, names, unreachable, waived: subject.model.waived ?? {}, paths: paths.get(subject.id)!, app }
})
const head = `${played} scenarios, ${simulated.runs} simulated runs from seed ${values.seed}`
mkdirSync('.tmp/coverage', { recursive: true })
writeFileSync('.tmp/coverage/model.md', coverageMarkdown(head, machines))
writeFileSync('.tmp/coverage/model.xml', coverageJUnit(machines))
writeFileSync('.tmp/coverage/model.json', `${JSON.stringify(machines.map(summed), null, 2)}\n`)
process.stdout.write(`${coverageMarkdown(head, machines, { brief: true })}\n`)
const faults = machines.flatMap((machine) => summed(machine).faults)
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
