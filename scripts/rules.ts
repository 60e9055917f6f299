/**
 * `npm run rules`: whether citations prove what they say. Draws ledger ids by a seed, changes for each the line of the product that the
 * citation speaks of, in a copy of the repository, and runs the citing test, which must turn red. Prints a table; ends with 1 where fewer
 * than `--least` percent do (100 unless said otherwise).
 *
 *   npm run rules -- [--ids 60] [--seed 1] [--part 1/5] [--least 100] [--only const:swiper,const:thumbnail]
 *   npm run rules -- --browser     the rules that only a browser shows, each broken in its own way
 */
import { inWords } from './lib/language.ts'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { readSources } from '../tests/repo/lib/source.ts'
import { type Citation, citationsOf, testSources } from './lib/citations.ts'
import { commandLine } from './lib/command-line.ts'
import { copyRepository, stirred } from './lib/copy.ts'
import { readProduct } from './lib/product.ts'
import { type BrowserRule, browserRules } from './lib/browser-rules.ts'
import { type Change, changesFor } from './lib/rule-lines.ts'
import { finish } from './lib/run.ts'
import { warmTests } from './lib/warm-tests.ts'

const options = {
  ids: { type: 'string' },
  seed: { type: 'string' },
  part: { type: 'string' },
  least: { type: 'string' },
  only: { type: 'string' },
  browser: { type: 'boolean' },
} as const
const line =
  'npm run rules -- [--ids 60] [--seed 1] [--part 1/5] [--least 100] [--only const:swiper,const:thumbnail] | --browser'
const usage = inWords(
  `${line}
  breaks the line of the product that each cited rule speaks of, and tells whether the citing test turns red`,
  `${line}
  把每条被引用的规则所说的那一行改坏，看引用它的测试红不红`,
)
const { values } = commandLine(usage, { options })
const wanted = Number(values.ids ?? 60)
/** So many lines are tried for an id whose citation does not name one exactly. */
const TRIES = 12
/** They look at single steps of machines; no model is played. */
const STEPS = ['tests/model/chat-numbers.test.ts', 'tests/model/order-answers.test.ts']
const COPY = '.tmp/rules'

const product = readProduct()
const sources = new Map(readSources().map((source) => [source.path, source]))
const citations = testSources().flatMap((source) => citationsOf(source, product, sources))
/** What Vitest runs in seconds; a browser test or a model is not played for one line. */
const isQuick = ({ file, fault }: Citation): boolean =>
  fault === undefined && (STEPS.includes(file) || !/^e2e\/|^tests\/(model|simulation)\//.test(file))
const byId = Map.groupBy(
  citations.filter((citation) => isQuick(citation) && /^(err|val|const):/.test(citation.id)),
  ({ id }) => id,
)

type Among = 'alone' | 'all'

/** How the citing test ends in the copy. */
async function play({ id, file }: Citation, among: Among = 'alone'): Promise<'green' | 'red' | 'none'> {
  if (!file.endsWith('.scenario.json')) return tests.run(file, id, among)
  const { status } = spawnSync('node', ['scripts/scenario.ts', file], { encoding: 'utf8' })
  return status === 0 ? 'green' : 'red'
}

/** How the citing test is green by itself; undefined where it is not: it proves nothing by being red. */
async function greenness(citation: Citation): Promise<Among | undefined> {
  for (const among of ['alone', 'all'] as const) if ((await play(citation, among)) === 'green') return among
  return undefined
}

async function broken(change: Change, citation: Citation, among: Among): Promise<boolean> {
  const text = readFileSync(change.file, 'utf8')
  const put = (what: string) => {
    writeFileSync(change.file, what)
    tests.changed(change.file)
  }
  put(text.slice(0, change.start) + change.becomes + text.slice(change.end))
  const end = await play(citation, among)
  put(text)
  return end === 'red'
}

interface Verdict {
  readonly id: string
  readonly citation: Citation
  readonly change?: Change
  readonly tried: number
  readonly red: boolean
}

async function judge(id: string): Promise<Verdict> {
  const rows = byId.get(id)!
  let tried = 0
  for (const citation of rows) {
    const changes = changesFor(citation, product).slice(0, TRIES)
    const among = changes.length > 0 ? await greenness(citation) : undefined
    if (among === undefined) continue
    for (const change of changes) {
      tried += 1
      if (await broken(change, citation, among)) return { id, citation, change, tried, red: true }
    }
  }
  const change = changesFor(rows[0]!, product)[0]
  return { id, citation: rows[0]!, ...(change ? { change } : {}), tried, red: false }
}

/** What stands in a row of the table that is printed. */
const short = (text: string): string =>
  (text.length > 30 ? `${text.slice(0, 29)}…` : text).replaceAll('|', '\\|').replaceAll('\n', ' ')
const toldRow = (id: string, what: string, by: string, red: boolean, tries: number): void =>
  console.log(`| ${id} | ${what} | ${by} | ${red ? inWords('yes', '是') : inWords('**no**', '**不**')} | ${tries} |`)
const toldHead = (): void =>
  console.log(
    `| ${inWords('id | line of the product | change | citing test | red | tried', '编号 | 产品的哪一行 | 改动 | 引用它的测试 | 红 | 试过')} |\n|---|---|---|---|---|--:|`,
  )

/** How the citing test ends in a build of the copy; a build that fails is no answer. */
async function inBrowser({ spec, title }: BrowserRule): Promise<'green' | 'red'> {
  const quiet = { stdio: 'ignore', env: { ...process.env, NIGHT: '1', E2E_PORT: '4329' } } as const
  const built = await finish('node', ['scripts/build.ts', '--demo'], quiet)
  if (built.code !== 0) throw new Error(inWords('the copy cannot be built', '副本构建不了'))
  const escaped = title.replaceAll(/[[\]]/g, String.raw`\$&`)
  return (await finish('playwright', ['test', spec, '-g', escaped], quiet)).code === 0 ? 'green' : 'red'
}

/** Ends with how many of them turned red. */
async function judgeInBrowser(): Promise<number> {
  const known = new Map<string, 'green' | 'red'>()
  let reds = 0
  for (const rule of browserRules) {
    const { id, file, was, becomes, spec, title } = rule
    const text = readFileSync(file, 'utf8')
    if (!text.includes(was)) throw new Error(`${id}: ${file} ${inWords('does not hold', '里没有')} ${was}`)
    // By being red a test proves nothing that is red anyway.
    if (!known.has(title)) known.set(title, await inBrowser(rule))
    writeFileSync(
      file,
      text.replace(was, () => becomes),
    )
    const isRed = known.get(title) === 'green' && (await inBrowser(rule)) === 'red'
    writeFileSync(file, text)
    const line = text.slice(0, text.indexOf(was)).split('\n').length
    toldRow(id, `${file}:${line} | \`${short(was)}\` → \`${short(becomes)}\``, spec, isRed, 1)
    reds += Number(isRed)
  }
  return reds
}

const home = process.cwd()
copyRepository(COPY)
if (values.browser) {
  process.chdir(COPY)
  toldHead()
  const reds = await judgeInBrowser()
  process.chdir(home)
  rmSync(COPY, { recursive: true, force: true })
  console.log(inWords(`\n${reds} of ${browserRules.length} turned red`, `\n${browserRules.length} 个里红了 ${reds} 个`))
  process.exit(reds === browserRules.length ? 0 : 1)
}
const tests = await warmTests(COPY)
const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map(Number)
const drawn = stirred([...byId.keys()].toSorted(), Number(values.seed ?? 1)).slice(0, wanted)
const ids = values.only ? values.only.split(',') : drawn.filter((_, at) => at % parts === part - 1)
toldHead()
const verdicts: Verdict[] = []
for (const id of ids) {
  const verdict = await judge(id)
  const { citation, change, red, tried } = verdict
  const what = change
    ? `${change.file}:${change.line} | \`${short(change.was)}\` → \`${short(change.becomes)}\``
    : 'none found | –'
  toldRow(id, what, citation.file, red, tried)
  verdicts.push(verdict)
}
await tests.close()
process.chdir(home)
rmSync(COPY, { recursive: true, force: true })
const red = verdicts.filter((verdict) => verdict.red).length
console.log(
  inWords(
    `\n${red} of ${verdicts.length} turned red; ${byId.size} ids can be drawn`,
    `\n${verdicts.length} 个里红了 ${red} 个，可抽的编号共 ${byId.size} 个`,
  ),
)
process.exitCode = red * 100 >= verdicts.length * Number(values.least ?? 100) ? 0 : 1
