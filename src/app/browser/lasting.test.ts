import { expect, it } from 'vitest'
import { askToLast } from './lasting.ts'

const storage = (lasts: boolean, may: boolean) => {
  const asked: string[] = []
  return {
    asked,
    persisted: async () => (asked.push('persisted'), lasts),
    persist: async () => (asked.push('persist'), may),
  }
}

it.each([
  ['what lasts already is not asked for again', storage(true, false), true, ['persisted']],
  ['what the browser grants lasts', storage(false, true), true, ['persisted', 'persist']],
  ['what it refuses does not', storage(false, false), false, ['persisted', 'persist']],
])('%s', async (_, given, lasts, asked) => {
  expect(await askToLast(given)).toBe(lasts)
  expect(given.asked).toEqual(asked)
})

it('a browser without it, or that fails, keeps nothing longer', async () => {
  expect(await askToLast(undefined)).toBe(false)
  expect(await askToLast({})).toBe(false)
  expect(await askToLast({ persisted: () => Promise.reject(new Error('opaque origin')) })).toBe(false)
})
