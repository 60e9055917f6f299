import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What a README says that no language changes: commands, settings with their defaults in code, where its links lead. */
function factsOf(text: string) {
  const rows = text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split(/(?<!\\)\|/).slice(1, -1)] : []))
  const code = (cell: string | undefined) => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
  const commands = rows.filter(([first]) => first!.includes('`npm '))
  const settings = rows.filter(([first]) => first!.includes('`VITE_'))
  return {
    commands: commands.map(([first, about]) => [...code(first), ...code(about).toSorted()]),
    settings: settings.map(([first, about, fallback]) => [...code(first), ...code(about), '=', ...code(fallback)]),
    blocks: [...text.matchAll(/^```\n(.*?)^```/gms)].map(([, block]) => block!.replaceAll(/\s*#.*$/gm, '')),
    links: [...text.matchAll(/\]\((docs[^)]*)\)/g)].map((match) => match[1]!),
  }
}

const read = (path: string): string => readFileSync(path, 'utf8')
const english = factsOf(read('README.md'))
const chinese = factsOf(read('README.zh.md'))
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

describe('the README', () => {
  it('says the same in English and in Chinese', () => {
    expect(english.commands.length).toBeGreaterThan(10)
    expect(english.settings.length).toBeGreaterThan(5)
    expect(english.links.length).toBeGreaterThan(3)
    expect(english).toEqual(chinese)
  })

  it('lists every command of package.json, and no other', () => {
    const named = english.commands.map(([command]) => /^npm (?:run )?(?:-s )?([\w:-]+)/.exec(command!)![1]!)
    const all = Object.keys(scripts).filter((name) => !/^(pre|post)(?!view)/.test(name))
    expect(named.toSorted()).toEqual(all.toSorted())
  })

  it('lists every setting that the code reads', () => {
    const files = globSync(['src/app/**/*.{ts,tsx}', 'vite.config.ts'])
    const used = new Set(files.flatMap((path) => read(path).match(/VITE_[A-Z_]+/g) ?? []))
    // Not a person's: `--demo` sets it.
    expect(used.delete('VITE_BACKEND')).toBe(true)
    expect(
      english.settings
        .flat()
        .filter((word) => word.startsWith('VITE_'))
        .toSorted(),
    ).toEqual([...used].toSorted())
  })

  it('would differ by a command, a default or a link', () => {
    const changed = (from: string, to: string) => factsOf(read('README.md').replace(from, to))
    expect(changed('--port 4000', '--port 4001')).not.toEqual(chinese)
    expect(changed('| `warn` |', '| `info` |')).not.toEqual(chinese)
    expect(changed('(docs/api.md)', '(docs/API.md)')).not.toEqual(chinese)
    expect(changed('npm start  ', 'npm run start  ')).not.toEqual(chinese)
    expect(changed('photographs every screen', 'takes a picture of every screen')).toEqual(chinese)
  })
})
