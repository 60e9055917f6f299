import { afterEach, expect, it, vi } from 'vitest'
import { keepForOffline } from './offline-start.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  ['a build', true, () => Promise.resolve()],
  ['a build whose browser refuses', true, () => Promise.reject(new Error('refused'))],
  ['a development server', false, () => Promise.resolve()],
])('of %s the app is kept on the device once its first screen is there', async (_, isBuild, answer) => {
  vi.stubEnv('PROD', isBuild)
  const asked: unknown[] = []
  const register = (...given: readonly unknown[]) => (asked.push(given), answer())
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const first = Promise.withResolvers<void>()
  const kept = keepForOffline(first.promise)
  await Promise.resolve()
  expect(asked).toEqual([])
  first.resolve()
  await kept
  expect(asked).toEqual(isBuild ? [['./sw.js', { updateViaCache: 'none' }]] : [])
})

it('a browser that cannot keep it is not asked', async () => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', {})
  await expect(keepForOffline(Promise.resolve())).resolves.toBeUndefined()
})
