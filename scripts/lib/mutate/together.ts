import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedTogether } from './asked-together.ts'
import { compiling } from './compiled.ts'
import { drawnEvenly, folderOf } from './drawn-evenly.ts'
import { inWords } from '../language.ts'
import type { Mutant } from '../mutants.ts'
import { apart, plantAll, type Planted } from './switches.ts'

const quick = ['{src,mock-server,scenarios}/**/*.test.{ts,tsx}', 'tests/{contract,journal}/**/*.test.ts']
const slow = ['tests/{model,scenario,interop,simulation,pages}/**/*.test.ts']
/** Of what is drawn so many are shown to the compiler for each that is wanted: it turns down every other, and most of some kinds. */
const REFUSED = 2
const MOSTLY_REFUSED = 6
const mostly = ['property', 'argument', 'exchanged', 'entry', 'merge']

export interface Together {
  readonly copy: string
  readonly count: number
  readonly seed: number
  readonly isQuick: boolean
  readonly leftOut: RegExp
  /** The changes that are said as they are in the tables. */
  readonly changeOf: (mutant: Mutant) => string
}

const log = (line: string): void => console.error(`${new Date().toTimeString().slice(0, 8)} ${line}`)

/** Plants all that are drawn, switched off, and asks the tests by switching them on in groups; returns the share that is noticed. */
export async function mutateTogether(all: readonly Mutant[], options: Together): Promise<number> {
  const { copy, count, seed, leftOut } = options
  const kinds = [...Map.groupBy(apart(drawnEvenly(all, seed)), ({ kind }) => kind)]
  const each = Math.ceil(count / kinds.length)
  const candidates = kinds.flatMap(([kind, ones]) =>
    ones.slice(0, each * (mostly.includes(kind) ? MOSTLY_REFUSED : REFUSED)),
  )
  const passed = drawnEvenly(compiling(copy, candidates, log), seed).slice(0, count)
  const planted: Planted[] = passed.map((mutant, id) => ({ ...mutant, id }))
  plantAll(copy, planted)
  const asked = askedTogether(copy, log)
  const ids = planted.map(({ id }) => id)
  const files = (patterns: readonly string[]): string[] => globSync([...patterns], { cwd: copy }).toSorted()
  const keep = (): void =>
    writeFileSync(
      join(copy, 'judged.json'),
      JSON.stringify(planted.map((one) => ({ ...one, by: asked.by.get(one.id) }))),
    )
  keep()
  await asked.ask(ids, files(quick), leftOut, true)
  keep()
  if (!options.isQuick) await asked.ask(ids, files(slow), leftOut, false)
  keep()
  print(planted, asked.by, options.changeOf)
  return (asked.by.size * 100) / Math.max(1, planted.length)
}

function print(planted: readonly Planted[], by: ReadonlyMap<number, string>, changeOf: (one: Mutant) => string): void {
  console.log(`| ${inWords('place | kind | change | noticed by', '位置 | 种类 | 改动 | 谁发现')} |\n|---|---|---|---|`)
  for (const one of planted)
    console.log(
      `| ${one.file}:${one.line} | ${one.kind} | ${changeOf(one)} | ${by.get(one.id) ?? inWords('**nobody**', '**没人**')} |`,
    )
  const folders = [...new Set(planted.map(folderOf))].toSorted()
  console.log(`\n| ${inWords('kind', '种类')} | ${folders.join(' | ')} |\n|---|${folders.map(() => '--:|').join('')}`)
  const cell = (ones: readonly Planted[]): string =>
    ones.length === 0 ? '' : `${ones.filter(({ id }) => by.has(id)).length} / ${ones.length}`
  for (const [kind, ones] of [...Map.groupBy(planted, (one) => one.kind)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `| ${kind} | ${folders.map((folder) => cell(ones.filter((one) => folderOf(one) === folder))).join(' | ')} |`,
    )
  console.log(
    `| ${inWords('all', '合计')} | ${folders.map((folder) => cell(planted.filter((one) => folderOf(one) === folder))).join(' | ')} |`,
  )
}
