import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { driverNames, readScenario } from '#scenarios/player/scenario.ts'

const scenarios = globSync('scenarios/*/*.scenario.json').map((file) => ({
  name: file.replaceAll('\\', '/').replace(/^scenarios\/(.*)\.scenario\.json$/, '$1'),
  drivers: readScenario(JSON.parse(readFileSync(file, 'utf8'))).drivers,
}))

const heading = '## Scenarios that no hand plays\n'

/** The scenarios that the table under the heading names; each row must say why. */
function listed(text: string): string[] {
  const [, section = ''] = text.split(heading)
  const rows = section.split('\n## ', 1)[0]!.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)
  return [...rows].map(([, name]) => name!)
}

describe('the scenarios', () => {
  it('that no hand plays are those that docs/model-tests.md lists, each with a reason', () => {
    const handless = scenarios.filter(({ drivers }) => drivers && !drivers.includes('page'))
    expect(listed(readFileSync('docs/model-tests.md', 'utf8')).toSorted()).toEqual(
      handless.map(({ name }) => name).toSorted(),
    )
    const table = `${heading}| scenario | why |\n|---|---|\n| \`a/b\` | no hand |\n| \`a/c\` |  |\n\n## More\n| \`a/d\` | no |`
    expect(listed(table)).toEqual(['a/b'])
  })

  it('name their drivers only where they cannot play on all', () => {
    const needless = scenarios.filter(({ drivers }) => driverNames.every((driver) => drivers?.includes(driver)))
    expect(needless.map(({ name }) => name)).toEqual([])
  })
})
