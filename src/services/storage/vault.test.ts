import { describe, expect, it } from 'vitest'
import { createMemoryKeyValueStore, createVault } from './vault.ts'

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
