import { describe, expect, it } from 'vitest'
import { createBrowserKeyValueStore, createMemoryKeyValueStore, createVault } from './vault.ts'

describe('credentials', () => {
  it.each(['a\nb', 'a\rb', '令牌', 'a\0'])('are none when no request can carry the token %j', (token) => {
    const vault = createVault(createMemoryKeyValueStore())
    vault.keep({ token, validate: 'v', userId: '7' })
    expect(vault.credentials()).toBeNull()
  })

  it('go without a check word that no request can carry', () => {
    const vault = createVault(createMemoryKeyValueStore())
    vault.keep({ token: 'tökén', validate: '校验', userId: '7' })
    expect(vault.credentials()).toEqual({ token: 'tökén', validate: '', userId: '7' })
  })
})

describe('what is cleared', () => {
  const filled = () => {
    const store = createMemoryKeyValueStore()
    const vault = createVault(store)
    vault.keep({ token: 't', validate: 'v', userId: '7', keptAt: 5 })
    for (const key of ['userInfo', 'role', 'guardian', 'owner', 'draft']) vault.set(key, 'x')
    for (const key of ['theme', 'textSize', 'payWay', 'tabs', 'doubts', 'clock']) vault.set(key, 'x')
    store.setItem('of-another-app', 'x')
    return { vault, keys: () => store.keys().toSorted() }
  }
  const ofDevice = ['clock', 'doubts', 'payWay', 'tabs', 'textSize', 'theme'].map((key) => `shucang.${key}`)

  it('is everything of a person, and nothing of the device or of others, at a sign-out', () => {
    const { vault, keys } = filled()
    vault.clearEverything()
    expect(keys()).toEqual(['of-another-app', ...ofDevice])
  })

  it('is token, check word, person and when they were kept, where only they have ended (code 510)', () => {
    const { vault, keys } = filled()
    vault.clearCredentials()
    const kept = ['draft', 'guardian', 'owner', 'role'].map((key) => `shucang.${key}`)
    expect(keys()).toEqual(['of-another-app', ...[...ofDevice, ...kept].toSorted()])
  })

  it('is when credentials were kept, where new ones do not say it', () => {
    const { vault } = filled()
    expect(vault.credentials()).toEqual({ token: 't', validate: 'v', userId: '7', keptAt: 5 })
    vault.keep({ token: 'u', validate: 'v', userId: '7' })
    expect(vault.credentials()).toEqual({ token: 'u', validate: 'v', userId: '7' })
  })
})

describe('a browser that refuses to store', () => {
  const refusing = { getItem: () => null, setItem: fail, removeItem: fail } as unknown as Storage
  function fail(): never {
    throw new DOMException('full', 'QuotaExceededError')
  }

  it.each([[undefined], [refusing]])('keeps things for this run, and lets go of them', (storage) => {
    const store = createBrowserKeyValueStore(storage)
    store.setItem('a', '1')
    expect([store.getItem('a'), store.keys().includes('a')]).toEqual(['1', true])
    store.removeItem('a')
    expect(store.getItem('a')).toBeNull()
  })

  it('is asked first, and what it takes again is not kept twice', () => {
    const map = new Map([['b', '2']])
    let isFull = true
    const storage = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => (isFull ? fail() : void map.set(key, value)),
      removeItem: (key: string) => void map.delete(key),
    } as unknown as Storage
    const store = createBrowserKeyValueStore(storage)
    store.setItem('b', '3')
    expect([store.getItem('b'), map.get('b')]).toEqual(['3', '2'])
    isFull = false
    store.setItem('b', '4')
    map.set('b', '5')
    expect(store.getItem('b')).toBe('5')
    store.removeItem('b')
    expect(store.getItem('b')).toBeNull()
  })
})
