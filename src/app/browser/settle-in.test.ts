import { afterEach, expect, it, vi } from 'vitest'
import { settleIn } from './settle-in.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page in which somebody is signed in, or signs in later; what its browser was asked. */
function page(isSignedIn: boolean) {
  const seen = new EventTarget()
  vi.stubGlobal('window', { innerHeight: 844, visualViewport: seen, scrollTo: () => undefined })
  vi.stubGlobal('document', { documentElement: { style: {} } })
  const listened = vi.spyOn(seen, 'addEventListener')
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  let [now, told, isFollowed] = [isSignedIn, () => undefined as void, false]
  const doors = {
    snapshot: () => ({ matches: () => now }),
    subscribe: (_: string, changed: () => void) => {
      ;[told, isFollowed] = [changed, true]
      return () => void (isFollowed = false)
    },
  }
  return {
    doors: doors as never,
    storage: { persist },
    asked: () => persist.mock.calls.length,
    isListening: () => listened.mock.calls.length > 0,
    isFollowed: () => isFollowed,
    becomes: (next: boolean) => {
      now = next
      told()
    },
  }
}
const turn = () => new Promise<void>((next) => void setImmediate(next))

it('asks for storage that lasts at once where somebody is signed in, and looks for a keyboard', async () => {
  const { doors, storage, asked, isListening } = page(true)
  settleIn({ doors, storage })
  await turn()
  expect([asked(), isListening()]).toEqual([1, true])
})

it('asks a guest for nothing until they have signed in, and then once', async () => {
  const { doors, storage, asked, becomes, isFollowed } = page(false)
  settleIn({ doors, storage })
  becomes(false)
  await turn()
  expect([asked(), isFollowed()]).toEqual([0, true])
  becomes(true)
  await turn()
  expect([asked(), isFollowed()]).toEqual([1, false])
})

it('asks for nothing where what lies here is a demo’s', async () => {
  const { doors, isListening, isFollowed } = page(true)
  settleIn({ doors, storage: undefined })
  expect([isListening(), isFollowed()]).toEqual([true, false])
})
