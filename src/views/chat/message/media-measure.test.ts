import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measure } from './media-measure.ts'

const given: string[] = []
const never = new AbortController().signal
const film = {
  videoWidth: 640,
  videoHeight: 480,
  duration: 7.4,
  heard: new Map<string, () => void>(),
  addEventListener: (name: string, hear: () => void) => void film.heard.set(name, hear),
}

beforeEach(() => {
  given.length = 0
  vi.stubGlobal('document', { createElement: () => film })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:film')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['loadedmetadata', { size: { width: 640, height: 480 }, duration: 7 }],
  ['error', {}],
])('gives the address of a film back once it says %s', async (event, facts) => {
  const measured = measure('video', new Blob(), never)
  expect(given).toEqual([])
  film.heard.get(event)!()
  expect(await measured).toEqual(facts)
  expect(given).toEqual(['blob:film'])
})

it('does not wait for a film that a phone never loads', async () => {
  const limit = new AbortController()
  const measured = measure('video', new Blob(), limit.signal)
  limit.abort()
  expect(await measured).toEqual({})
  expect(given).toEqual(['blob:film'])
})

it('says nothing of a film that has neither size nor end', async () => {
  const measured = measure('video', new Blob(), never)
  Object.assign(film, { videoWidth: 0, duration: Infinity })
  film.heard.get('loadedmetadata')!()
  expect(await measured).toEqual({})
})

it('closes a picture once it is measured, and says nothing of one that cannot be read', async () => {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 30, height: 20, close }))
  expect(await measure('image', new Blob(), never)).toEqual({ size: { width: 30, height: 20 } })
  expect(close).toHaveBeenCalledTimes(1)
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('broken')))
  expect(await measure('image', new Blob(), never)).toEqual({})
})
