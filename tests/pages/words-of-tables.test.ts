import { expect, it } from 'vitest'
import { json } from './presses.ts'

const selectors = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/views/**/*.select.ts', { eager: true })

const plain = (value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value)
/** Whether something holds what can be read, and nothing that has to be called. */
function isRead(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string'
  return Object.values(value).every((one) => typeof one !== 'function' && !(one instanceof RegExp))
}

/** Words and tables that selectors share, by file and name. */
const tables: readonly (readonly [string, unknown])[] = Object.entries(selectors).flatMap(([file, all]) =>
  Object.entries(all).flatMap(([name, value]) =>
    isRead(plain(value)) ? [[`${file.replace('../../src/views/', '')} ${name}`, plain(value)] as const] : [],
  ),
)

/** Words that mean the same for two keys. */
const same: Readonly<Record<string, string>> = {}

it('a table of words has other words for each key', () => {
  const found = tables.flatMap(([name, value]) => {
    const words = typeof value === 'object' && !Array.isArray(value) ? Object.values(value as object) : []
    const isOfWords = words.length > 1 && words.every((one) => typeof one === 'string' && one !== '')
    return isOfWords && new Set(words).size < words.length ? [name] : []
  })
  expect(found.filter((name) => same[name] === undefined)).toEqual([])
  expect(Object.keys(same).filter((name) => !found.includes(name))).toEqual([])
})

it('what tables say is what was read', async () => {
  const lines = tables.flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, one]) => `  ${key}: ${json(one)}`)
      : [`  ${String(value)}`]),
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('words-of-tables.txt')
})
