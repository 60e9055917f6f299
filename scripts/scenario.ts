/**
 * `npm run scenario -- <file | part of a title>…` plays scenarios on the app without pages and prints every step. A file may lie
 * anywhere. Without arguments it lists what there is; `--all` plays everything; `--quiet` prints results only; `--shrink` makes a failing
 * one as short as it still fails, and writes it. Exit code 1 when one fails or cannot be read; what cannot be read spoils nothing else.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { inWords, language } from './lib/language.ts'
import { commandLine } from './lib/command-line.ts'

const usage = inWords(
  `npm run scenario -- <file or part of a title>… | --all [--quiet] | --shrink <file> [--out <file>] [--clean <folder>]
  plays scenarios without a page; a file may lie anywhere; without arguments it lists those of scenarios/
  --quiet   prints results only
  --shrink  makes a failing scenario as short as it still fails in the same way (an expectation, a law, the audit)
  --out     where that is written
  --clean   a checkout without the defect: what is cut must hold there, so that nothing it is about is cut away`,
  `npm run scenario -- <文件或标题的一部分>… | --all [--quiet] | --shrink <文件> [--out <文件>] [--clean <文件夹>]
  不开页面播放场景；文件放在哪里都行；什么都不写就列出 scenarios/ 里的场景
  --quiet   只写结果
  --shrink  把没有通过的场景缩减到仍以同样方式失败（期望、定律或审计）
  --out     写到哪里
  --clean   没有这个错的另一份代码：缩减后的场景在那里必须通过，免得把要紧的步骤也减掉`,
)
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    shrink: { type: 'string' },
    out: { type: 'string', default: 'shrunk.scenario.json' },
    clean: { type: 'string' },
  },
})

const { play, Unexpected } = await import('#scenarios/player/player.ts')
const { readScenarioFile, scenarioPaths } = await import('#scenarios/player/files.ts')
const { eitherText, saidOf } = await import('#scenarios/player/language.ts')
const { nearest } = await import('#src/domain/text/nearest.ts')
const { isBroken } = await import('#scenarios/player/read-file.ts')
const { mistakeText } = await import('#scenarios/player/mistake-text.ts')
const { createHeadlessDriver } = await import('#src/workbench/drivers/headless.ts')
const { stepText } = await import('#src/workbench/step-text.ts')
const { scenarioWords } = await import('#src/workbench/words.ts')

type Read = ReturnType<typeof readScenarioFile>

const print = (text: string) => void process.stdout.write(`${text}\n`)
const words = await scenarioWords()
const titleOf = (file: Read): string => (isBroken(file) ? '' : eitherText(file.scenario.title, language))

/** In both languages, for whoever looks for one. */
const titlesOf = (file: Read): readonly string[] =>
  isBroken(file) ? [] : [eitherText(file.scenario.title, 'en'), eitherText(file.scenario.title, 'zh')]

/** Says what is wrong with a file that cannot be played. */
function complain({ file, mistakes }: Extract<Read, { mistakes: unknown }>): void {
  print(`✗ ${file}`)
  for (const mistake of mistakes) print(`    ${mistakeText(mistake, language)}`)
}

/** Plays one and tells whether it held. */
async function show(read: Read): Promise<boolean> {
  if (isBroken(read)) {
    complain(read)
    return false
  }
  const { file, scenario } = read
  const title = titleOf(read)
  if (scenario.drivers && !scenario.drivers.includes('headless')) {
    print(`- ${title}${inWords(' (played on a page only)', '（只在页面上播放）')}`)
    return true
  }
  const { quiet } = values
  const seed = inWords('seed', '种子')
  if (!quiet) print(`\n${title}\n  ${file}  ${scenario.world} · ${seed} ${scenario.seed} · ${scenario.clock}`)
  const number = (index: number) => String(index + 1).padStart(2)
  try {
    const onStep = quiet
      ? undefined
      : (index: number) => print(`  ${number(index)}  ${stepText(scenario.steps[index]!, language)}`)
    await play(scenario, createHeadlessDriver(), onStep ? { onStep } : {})
    print(quiet ? `✓ ${title}` : `  ✓ ${inWords('passed', '通过')}`)
    return true
  } catch (error) {
    const message = saidOf(error)[language]
    const where = error instanceof Unexpected ? inWords(`step ${error.step + 1}: `, `第 ${error.step + 1} 步：`) : ''
    // Its file is what --shrink takes.
    print(`${quiet ? `✗ ${title}\n  ${file}\n` : ''}  ✗ ${where}${message}`)
    return false
  }
}

/** Writes a failing scenario as short as it still fails; the exit code: 0 when it was written, 1 when there is nothing to cut. */
async function cutDown(path: string): Promise<number> {
  if (!existsSync(path)) {
    const near = nearestFile(path)
    print(inWords(`there is no file ${path}; the nearest is ${near}`, `没有文件「${path}」，最接近的是「${near}」`))
    return 1
  }
  const read = readScenarioFile(path, words)
  if (isBroken(read)) {
    complain(read)
    return 1
  }
  const { shrinkScenario } = await import('#scenarios/player/failure.ts')
  const { brokenIn, watchedDriver } = await import('../tests/laws/lawful.ts')
  const { holdsIn } = await import('./lib/other-checkout.ts')
  const { clean } = values
  if (clean !== undefined && !(await holdsIn(clean, read.scenario))) {
    print(inWords(`it does not hold in ${clean} either`, `它在 ${clean} 里也没有通过`))
    return 1
  }
  const elsewhere = clean === undefined ? {} : { holdsElsewhere: (some: typeof read.scenario) => holdsIn(clean, some) }
  const shrunk = await shrinkScenario(read.scenario, { driver: watchedDriver, broken: brokenIn, ...elsewhere })
  if (!shrunk) {
    print(inWords('it holds: there is nothing to cut', '它通过了，没有可缩减的'))
    return 1
  }
  const { scenario, failure, runs } = shrunk
  writeFileSync(values.out, `${JSON.stringify(scenario, null, 2)}\n`)
  const [from, to] = [read.scenario.steps.length, scenario.steps.length]
  print(inWords(`${from} steps cut to ${to} in ${runs} runs`, `${from} 步缩减到 ${to} 步，播放了 ${runs} 次`))
  for (const [index, step] of scenario.steps.entries()) print(`  ${index + 1}  ${stepText(step, language)}`)
  print(`  ✗ ${failure.what}\n${values.out}`)
  return 0
}

/** The file that somebody means who gives a part of a title or a path, or has misspelt its name. */
function nearestFile(text: string): string {
  const [meant] = wanted(all, text)
  if (meant) return meant.file
  const names = new Map(
    all.flatMap(({ file }) =>
      [file, basename(file), basename(file, '.scenario.json')].map((name) => [name, file] as const),
    ),
  )
  return names.get(nearest(text, names.keys()) ?? '') ?? ''
}

/** The scenarios that an argument means: a file that lies anywhere, or a part of a path or title of those that lie here. */
function wanted(all: readonly Read[], text: string): readonly Read[] {
  const own = all.filter((read) => resolve(read.file) === resolve(text))
  if (own.length > 0) return own
  if (existsSync(text) && statSync(text).isFile()) return [readScenarioFile(text, words)]
  return all.filter((read) => read.file.includes(text) || titlesOf(read).some((title) => title.includes(text)))
}

const all = scenarioPaths().map((path) => readScenarioFile(path, words))

if (values.shrink !== undefined) process.exitCode = await cutDown(values.shrink)
else if (!values.all && positionals.length === 0) {
  for (const read of all) {
    if (isBroken(read)) complain(read)
    else print(`${read.file}\n  ${titleOf(read)}`)
  }
  print(`\n${inWords(`${all.length} scenarios.`, `共 ${all.length} 个场景。`)}\n\n${usage}`)
} else {
  const chosen = values.all ? all : [...new Set(positionals.flatMap((text) => wanted(all, text)))]
  let failed = 0
  for (const text of values.all ? [] : positionals) {
    if (wanted(all, text).length > 0) continue
    print(inWords(`nothing is called ${text}`, `没有找到「${text}」`))
    failed++
  }
  for (const read of chosen) if (!(await show(read))) failed++
  const passed = values.all ? chosen.length - failed : Math.max(0, chosen.length - failed)
  print(`\n${inWords(`${passed} passed, ${failed} failed`, `${passed} 个通过，${failed} 个没有通过`)}`)
  process.exitCode = failed > 0 ? 1 : 0
}
