import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstModules } from '../../scripts/lib/first-styles.ts'
import { resolveImport } from './lib/boundaries.ts'
import { importsOf, readSources } from './lib/source.ts'

it('classes of the first screen are looked for in every module that it is made of, and in no other', () => {
  const sources = new Map(readSources(['src/**/*.{ts,tsx}']).map((source) => [source.path, source]))
  const made = new Set([
    'src/app/main.tsx',
    'src/app/system.ts',
    'src/app/parts/home-page.ts',
    'src/views/session/login.page.tsx',
    // Fetched later, and drawn where the sheet of the whole app may not have come.
    'src/views/home/shelves.tsx',
    'src/views/session/consent.tsx',
    'src/app/parts/update-modal.tsx',
  ])
  for (const path of made)
    for (const { kind, specifier } of importsOf(sources.get(path)!)) {
      const found = resolveImport(path, specifier)
      if (kind === 'value' && 'path' in found && sources.has(found.path)) made.add(found.path)
    }
  expect(firstModules('.')).toEqual([...made].toSorted())
  expect(made.size).toBeLessThan(sources.size / 2)
})

it('a sheet that is fetched apart names all layers before it fills one: their order is that of whoever comes first', () => {
  const apart = globSync('src/{views,ui/content}/**/*.css').filter((path) =>
    readFileSync(path, 'utf8').includes('@layer components {'),
  )
  expect(apart.length).toBeGreaterThan(2)
  const all = '@layer properties, theme, base, components, utilities;'
  expect(apart.filter((path) => readFileSync(path, 'utf8').indexOf(all) < 0)).toEqual([])
})
