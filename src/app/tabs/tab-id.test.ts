import { afterEach, expect, it, vi } from 'vitest'
import { createSystemRandom } from '#src/services/random/random.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { claimTabId } from './tab-id.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose locks are held by `living` tabs. */
function browser(living: readonly string[] = []) {
  const held = new Set(living.map((id) => `shucang-tab-${id}`))
  const request = async (name: string, options: LockOptions, granted: (lock: object | null) => unknown) => {
    const isFree = !held.has(name)
    if (isFree) held.add(name)
    expect(options).toEqual({ ifAvailable: true })
    void granted(isFree ? { name } : null)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const vault = createVault(createMemoryKeyValueStore())
  const open = (tab = createMemoryKeyValueStore()) => claimTabId({ tab, vault, random: createSystemRandom() })
  return { vault, open }
}

it('a reloaded tab keeps its name, and a second tab has another', async () => {
  const { open, vault } = browser()
  const tab = createMemoryKeyValueStore()
  const first = await open(tab)
  const second = await open()
  expect(first).toMatch(/^[A-Za-z0-9-]+$/)
  expect(second).not.toBe(first)
  expect(vault.get('tabs')).toBe(`${second},${first}`)
  browser()
  expect(await claimTabId({ tab, vault, random: createSystemRandom() })).toBe(first)
})

it('a name has no sign in it that parts streams from tabs, however many came', async () => {
  browser()
  const given = { tab: createMemoryKeyValueStore(), vault: createVault(createMemoryKeyValueStore()) }
  expect(await claimTabId({ ...given, random: { id: () => 'tab~1/2,3~a-B' } as never })).toBe('tab123a-B')
})

it('a copied tab does not share its name with the one that it was copied from', async () => {
  const { open } = browser(['mine'])
  const tab = createMemoryKeyValueStore()
  tab.setItem('shucang.tabId', 'mine')
  expect(await open(tab)).not.toBe('mine')
})

it('a new tab takes over the last one that nobody holds any more, and the last six are remembered', async () => {
  const { open, vault } = browser(['a'])
  vault.set('tabs', 'a,b,c,d,e,f')
  expect(await open()).toBe('b')
  expect(vault.get('tabs')).toBe('b,a,c,d,e,f')
  const { open: openAgain, vault: again } = browser(['a', 'b', 'c', 'd', 'e', 'f'])
  again.set('tabs', 'a,b,c,d,e,f')
  const fresh = await openAgain()
  expect(again.get('tabs')).toBe(`${fresh},a,b,c,d,e`)
})

it('a tab has a name where there are no locks, or where they are refused', async () => {
  const vault = createVault(createMemoryKeyValueStore())
  vault.set('tabs', 'a')
  const open = () => claimTabId({ tab: createMemoryKeyValueStore(), vault, random: createSystemRandom() })
  vi.stubGlobal('navigator', {})
  expect(await open()).toBe('a')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } })
  expect(await open()).toBe('a')
})
