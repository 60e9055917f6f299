import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '../mutants.ts'

/** A mutant with the number by which it is switched on. */
export interface Planted extends Mutant {
  readonly id: number
}

/** Those of a list that can all be compiled in at once: none lies within what another writes twice. */
export function apart(mutants: readonly Mutant[]): Mutant[] {
  const taken = new Map<string, Mutant[]>()
  return mutants.filter((mutant) => {
    const { file, holder } = mutant
    if (!holder) return false
    const others = taken.get(file) ?? []
    if (others.some((other) => other.holder!.start < holder.end && holder.start < other.holder!.end)) return false
    taken.set(file, [...others, mutant])
    return true
  })
}

/** A source in which each of its mutants stands beside what it is made of. Processes that know of no switch run it as it was. */
export function switched(text: string, mutants: readonly Planted[]): string {
  let result = text
  for (const { id, start, end, becomes, holder } of mutants.toSorted((a, b) => b.start - a.start)) {
    const { start: from, end: to, isStatement } = holder!
    const was = text.slice(from, to)
    const broken = text.slice(from, start) + becomes + text.slice(end, to)
    const isOn = `(globalThis as any).__planted?.(${id})`
    const both = isStatement ? `{ if (${isOn}) { ${broken} } else { ${was} } }` : `(${isOn} ? (${broken}) : (${was}))`
    result = result.slice(0, from) + both + result.slice(to)
  }
  return result
}

/** What is switched on, what a file of tests has come by, and what the test that runs has. */
export interface Switches {
  readonly on: Set<number>
  readonly met: Set<number>
  readonly lately: Set<number>
  turns: number
}

/** What every test file begins with: it is told which are switched on, and tells which places it came by. */
const listener = `
import { mkdirSync as makeFolder, readFileSync as readPlan, writeFileSync as writeMet } from 'node:fs'
import { expect as ofFile } from 'vitest'
{
  const folder = process.env['PLANTED']!
  const test = ofFile.getState().testPath!.slice(process.cwd().length + 1)
  const on = new Set((JSON.parse(readPlan(folder + '/plan.json', 'utf8')) as Record<string, number[]>)[test] ?? [])
  const switches = { on, met: new Set<number>(), lately: new Set<number>(), turns: 0 }
  const globals = globalThis as any
  globals.__switches = switches
  globals.__planted = (id: number): boolean => {
    switches.met.add(id)
    switches.lately.add(id)
    if (!on.has(id)) return false
    // What turns for ever comes by here again and again.
    if (++switches.turns > 3_000_000) throw new Error('turns for ever')
    return true
  }
  const name = folder + '/met/' + test.replaceAll('/', '~')
  makeFolder(folder + '/met', { recursive: true })
  writeMet(name + '.begun', '')
  afterAll(() => writeMet(name + '.json', JSON.stringify([...switches.met])))
}
`

/** Compiles all of them into a copy of the repository, and has its tests listen. A test that waits for ever is given up early. */
export function plantAll(copy: string, mutants: readonly Planted[]): void {
  for (const [file, ones] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const path = join(copy, file)
    writeFileSync(path, switched(readFileSync(path, 'utf8'), ones))
  }
  appendFileSync(join(copy, 'tests/leave-as-found.ts'), listener)
  const config = readFileSync(join(copy, 'vitest.config.ts'), 'utf8')
  writeFileSync(join(copy, 'vitest.config.ts'), config.replace('AMPLE_MS = 240_000', 'AMPLE_MS = 60_000'))
  // A test that is run again and again takes as long as it takes.
  const again = config.replace("environment: 'node',", "environment: 'node', runner: './scripts/lib/mutate/again.ts',")
  writeFileSync(join(copy, 'again.config.ts'), again.replace('AMPLE_MS = 240_000', 'AMPLE_MS = 3_600_000'))
}

/** Tells the next run which mutants are on in which test file, and forgets what was met before. */
export function arrange(folder: string, plan: Readonly<Record<string, readonly number[]>>): void {
  rmSync(join(folder, 'met'), { recursive: true, force: true })
  mkdirSync(join(folder, 'met'), { recursive: true })
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
}
