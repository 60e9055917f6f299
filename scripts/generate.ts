/**
 * `npm run generate`: writes scenarios/generated/*.json, the paths through every machine that has a model, and compiles the chat's
 * protocol (src/contract/im/msync.proto), notes what the journal puts on disk (tests/journal/shapes.json),
 * what scenarios say, for the compiler (tests/scenario/said.gen.ts), and what they may hold, for editors
 * (scenarios/scenario.schema.json). With `--check`
 * it only says which files are stale, and fails; with `--mutate` it plants every small fault in the machines and says
 * which of them the ledgers and laws do not notice.
 */
import { inWords } from './lib/language.ts'
import { staleShapes } from '../tests/journal/lib/shapes.ts'
import { noteEquivalents } from '../tests/model/equivalent-mutants.ts'
import { mutationReport } from '../tests/model/tester/mutation.ts'
import { staleFiles, writeFiles } from '../tests/model/suites.ts'
import { commandLine } from './lib/command-line.ts'
import { staleProtocol } from './lib/protocol.ts'
import { staleScenarioSchema } from './lib/scenario-schema.ts'
import { staleSaidFacts } from './lib/said-facts.ts'
import { large, subjects } from '../tests/model/subjects.ts'

const KILLED_MIN_PERCENT = 95

const usage = inWords(
  `npm run generate [-- --check | --mutate [--equivalent]]
  writes what is generated (codecs, schemas, models' inputs); --mutate judges ledgers by mutants of their machines,
  --equivalent notes those that behave like the original (tests/model/equivalent-mutants.json)`,
  `npm run generate [-- --check | --mutate [--equivalent]]
  写出生成的文件（编解码、结构、模型的输入）；--mutate 用状态机的变体来判账本，
  --equivalent 记下和原来一样的那些（tests/model/equivalent-mutants.json）`,
)
const { values } = commandLine(usage, {
  options: { check: { type: 'boolean' }, mutate: { type: 'boolean' }, equivalent: { type: 'boolean' } },
})

async function check(): Promise<void> {
  const stale = [
    ...staleFiles(),
    ...staleProtocol({ write: false }),
    ...staleShapes({ write: false }),
    ...staleSaidFacts({ write: false }),
    ...(await staleScenarioSchema({ write: false })),
  ]
  for (const name of stale)
    console.error(inWords(`${name} is stale: run \`npm run generate\``, `${name} 旧了：请 \`npm run generate\``))
  process.exitCode = stale.length > 0 ? 1 : 0
}

function mutate(): void {
  for (const subject of [...subjects, ...large]) {
    const { mutants, killed, equivalent, survivors, percent } = mutationReport(subject)
    const by = Object.entries(Object.groupBy(killed, (mutant) => mutant.by)).map(
      ([who, list]) => `${who} ${list?.length}`,
    )
    console.log(
      inWords(
        `${subject.id}: ${mutants} mutants, ${equivalent.length} behave like the original, ${killed.length} of ${killed.length + survivors.length} others killed (${percent} %; ${by.join(', ')})`,
        `${subject.id}：${mutants} 个变体，${equivalent.length} 个和原来一样，其余 ${killed.length + survivors.length} 个里杀掉 ${killed.length} 个（${percent} %；${by.join('、')}）`,
      ),
    )
    for (const name of survivors) console.log(`  ${inWords('survives', '活着')}: ${name}`)
    if (values.equivalent) noteEquivalents(subject.id, equivalent)
    if (percent < KILLED_MIN_PERCENT) process.exitCode = 1
  }
}

async function write(): Promise<void> {
  const written = [
    ...writeFiles(),
    ...staleProtocol({ write: true }),
    ...staleShapes({ write: true }),
    ...staleSaidFacts({ write: true }),
    ...(await staleScenarioSchema({ write: true })),
  ]
  console.log(
    written.length > 0
      ? written.map((name) => `${inWords('wrote', '写了')} ${name}`).join('\n')
      : inWords('all generated files are up to date', '生成的文件都是新的'),
  )
}

if (values.mutate) mutate()
else if (values.check) await check()
else await write()
