import { existsSync, globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { scenarioPaths } from '#scenarios/player/files.ts'
import { withTexts } from '../../scripts/lib/texts-in-one.ts'
import { worldWorker } from '../../scripts/lib/world-worker.ts'
import { resolveImport } from './lib/boundaries.ts'

/** What is there when a module runs or comes later: no types. To parse them all would take a second more. */
const imported = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Every package that a page imports, at once or later. */
function importedByPages(): string[] {
  const made = new Set(['src/app/main.tsx', 'src/workbench/main.tsx', 'src/workbench/gateway.ts'])
  for (const path of globSync('src/{views/*/*.page.tsx,machines/*/*.model.ts}')) made.add(path.replaceAll('\\', '/'))
  const packages = new Set<string>()
  for (const path of made) {
    if (!/\.tsx?$/.test(path) || !existsSync(path)) continue
    for (const [, atOnce, later] of readFileSync(path, 'utf8').matchAll(imported)) {
      const specifier = (atOnce ?? later)!
      const found = resolveImport(path, specifier)
      if ('path' in found) made.add(found.path)
      else if (!specifier.endsWith('.css')) packages.add(specifier)
    }
  }
  expect(made.size).toBeGreaterThan(1000)
  return [...packages]
}

it('a development server bundles every package that a page imports when it starts, and looks for no more', async () => {
  vi.stubEnv('VITE_BACKEND', 'mock')
  const { default: configOf } = await import('../../vite.config.ts')
  const { optimizeDeps } = configOf({ command: 'serve', mode: 'development' })
  vi.unstubAllEnvs()
  expect(optimizeDeps?.entries).toEqual([])
  // React's plugin has the one that stands in no source.
  const written = optimizeDeps?.include?.filter((name) => name !== 'react/jsx-dev-runtime')
  expect(written?.toSorted()).toEqual(importedByPages().toSorted())
})

it('the worker of the world leaves programs and styles to the server', () => {
  const heard: ((event: object) => void)[] = []
  const context = { addEventListener: (_: string, hear: (event: object) => void) => heard.push(hear) }
  runInNewContext(worldWorker('addEventListener("fetch", (event) => event.respondWith())'), context)
  const goesPast = (destination: string) => {
    let isStopped = false
    let isAnswered = false
    const event = {
      request: { destination },
      stopImmediatePropagation: () => (isStopped = true),
      respondWith: () => (isAnswered = true),
    }
    for (const hear of heard) if (!isStopped) hear(event)
    return !isAnswered
  }
  expect(['script', 'style', 'image', 'document', 'iframe', ''].filter(goesPast)).toEqual(['script', 'style'])
})

it('a development server sends all scenarios with the module that lists them', () => {
  const module = 'src/workbench/app/scenario-files.ts'
  const code = withTexts(readFileSync(module, 'utf8'), module)!
  expect(code).not.toContain('import.meta.glob')
  const texts = JSON.parse(/^const texts = (.*)$/m.exec(code)![1]!) as Readonly<Record<string, string>>
  const files = scenarioPaths()
  expect(texts).toEqual(Object.fromEntries(files.map((path) => [`../../../${path}`, readFileSync(path, 'utf8')])))
})
