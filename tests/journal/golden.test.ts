import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#src/journal/entry.ts'
import { foldEntries, type Folded } from '#src/workbench/drivers/fold.ts'

interface Golden {
  readonly version: string
  readonly journals: readonly { readonly title: string; readonly entries: readonly Entry[]; readonly states: Folded }[]
}

const releases = globSync('tests/journal/golden/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as Golden)

describe.each(releases)('journals written by release $version', ({ journals }) => {
  it.each(journals)('still fold to the same states: $title', ({ entries, states }) => {
    expect(foldEntries(entries)).toEqual(states)
  })

  it('hold no secret', () => {
    const text = JSON.stringify(journals)
    expect(text).not.toContain('888888')
    expect(text).not.toContain('shucang2026')
    // The region of the session is called token too; its states are no secret.
    expect(text).not.toMatch(/"token":"(?!accepted|refreshing)/)
  })
})

describe('the golden journals', () => {
  it('cover every release since the first', () => {
    expect(releases.map((release) => release.version)).toContain('1.0.39')
  })
})
