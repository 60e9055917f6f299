/**
 * `npm run scenario -- <path | part of a title>…` plays scenarios on the app without pages and prints every step.
 * Without arguments it lists what there is; `--all` plays everything; `--quiet` prints results only. Exit code 1 when one fails.
 */
import { globSync, readFileSync } from 'node:fs'
import { play, Unexpected } from '#scenarios/player/player.ts'
import { readScenario, type Scenario } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { stepText } from '#src/workbench/step-text.ts'
import { commandLine } from './lib/command-line.ts'

interface Found {
  readonly file: string
  readonly scenario: Scenario
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

const readAll = (): Found[] =>
  globSync('scenarios/*/*.scenario.json')
    .toSorted()
    .map((file) => ({ file, scenario: readScenario(JSON.parse(readFileSync(file, 'utf8'))) }))

/** The scenarios that an argument means: a file, a folder, or a part of the title. */
const wanted = (all: readonly Found[], text: string): readonly Found[] =>
  all.filter(
    ({ file, scenario }) => file === text.replace(/^\.\//, '') || file.includes(text) || scenario.title.includes(text),
  )

/** Plays one and tells whether it held. */
async function show({ file, scenario }: Found, quiet: boolean): Promise<boolean> {
  if (scenario.drivers && !scenario.drivers.includes('headless')) {
    print(`- ${scenario.title}（只在页面上播放）`)
    return true
  }
  if (!quiet) print(`\n${scenario.title}\n  ${file}  ${scenario.world} · 种子 ${scenario.seed} · ${scenario.clock}`)
  try {
    const onStep = quiet
      ? undefined
      : (index: number) => print(`  ${String(index + 1).padStart(2)}  ${stepText(scenario.steps[index]!)}`)
    await play(scenario, createHeadlessDriver(), onStep ? { onStep } : {})
    print(quiet ? `✓ ${scenario.title}` : '  ✓ 通过')
    return true
  } catch (error) {
    const message = error instanceof Unexpected ? `第 ${error.step + 1} 步：${error.message}` : String(error)
    print(`${quiet ? `✗ ${scenario.title}\n` : ''}  ✗ ${message}`)
    return false
  }
}

const usage = '播放：npm run scenario -- <文件或标题的一部分>…，或 --all；--quiet 只写结果'

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
})
const all = readAll()
const chosen = values.all ? all : [...new Set(positionals.flatMap((text) => wanted(all, text)))]

if (!values.all && positionals.length === 0) {
  for (const { file, scenario } of all) print(`${file}\n  ${scenario.title}`)
  print(`\n共 ${all.length} 个场景。${usage}`)
} else if (chosen.length === 0) {
  print(`没有找到「${positionals.join(' ')}」`)
  process.exitCode = 1
} else {
  const failed: Found[] = []
  for (const found of chosen) if (!(await show(found, values.quiet))) failed.push(found)
  print(`\n${chosen.length - failed.length} 个通过，${failed.length} 个没有通过`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
