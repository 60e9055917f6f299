import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadEndpoints, loadMachines } from '../declared.ts'
import { apiPage } from './api-page.ts'
import { floorPage } from './floor-page.ts'
import { intentsPage } from './intents-page.ts'
import { machineIndex, machinePage } from './machine-page.ts'

/** Every generated document: path -> text. */
export async function generatedPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const machines = await loadMachines()
  for (const machine of machines) pages.set(`docs/machines/${machine.id}.md`, machinePage(machine))
  if (machines.length > 0) pages.set('docs/machines/README.md', machineIndex(machines))
  const endpoints = await loadEndpoints()
  pages.set('docs/api.md', apiPage(endpoints))
  pages.set('docs/intents.md', intentsPage(endpoints))
  pages.set('docs/floor-calls.md', floorPage(endpoints))
  return pages
}

/** Paths whose file differs from what would be generated, or should not exist. */
export async function stalePages(): Promise<string[]> {
  const pages = await generatedPages()
  const stale = [...pages].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  return [...stale.map(([path]) => path), ...orphans(pages)]
}

export async function writePages(): Promise<string[]> {
  const stale = await stalePages()
  const pages = await generatedPages()
  for (const path of stale) {
    const text = pages.get(path)
    mkdirSync(dirname(path), { recursive: true })
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
  }
  return stale
}

const orphans = (pages: Map<string, string>): string[] =>
  globSync('docs/machines/*.md')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !pages.has(path))
