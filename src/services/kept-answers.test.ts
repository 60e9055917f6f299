import { describe, expect, it } from 'vitest'
import { createVirtualClock, macrotask } from './clock/virtual-clock.ts'
import { createServerClock } from './clock/server-clock.ts'
import { keptAnswer } from './kept-answers.ts'
import { createMemoryKeyValueStore, createVault } from './storage/vault.ts'

const request = { pageNo: 1, pageSize: 20 }
const answer = { data: { total: 1 }, items: [{ id: '1', name: '云起' }], last: true }

function device(userId = '10001') {
  const base = createVirtualClock(1000)
  const clock = createServerClock(base, { steady: base.now })
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 't', validate: '', userId })
  return { vault, clock, base }
}

describe('answers of the last visit', () => {
  it('are kept of what is one’s own, by what was asked, with the moment', async () => {
    const tools = device()
    keptAnswer(tools, 'order.list', request)!.note(answer)
    await macrotask()
    expect(keptAnswer(tools, 'order.list', request)!.recall()).toEqual({ ...answer, keptAt: 1000 })
    expect(keptAnswer(tools, 'order.list', { ...request, group: 'paid' })!.recall()).toBeUndefined()
    expect(keptAnswer(tools, 'wallet.purse', {})).toBeNull()
  })

  it('are nobody else’s, and go with a sign-out', () => {
    const tools = device()
    keptAnswer(tools, 'order.list', request)!.note(answer)
    tools.vault.keep({ token: 't', validate: '', userId: '10002' })
    expect(keptAnswer(tools, 'order.list', request)!.recall()).toBeUndefined()
    tools.vault.keep({ token: 't', validate: '', userId: '10001' })
    expect(keptAnswer(tools, 'order.list', request)!.recall()).toBeDefined()
    tools.vault.clearEverything()
    expect(keptAnswer(tools, 'order.list', request)).toBeNull()
    expect(tools.vault.get('answers')).toBeNull()
  })

  it('are the newest forty, none of them very long, and nothing where something else was written', async () => {
    const { base, ...tools } = device()
    for (let page = 0; page < 42; page++) {
      keptAnswer(tools, 'order.list', { page })!.note(answer)
      await base.advance(1)
    }
    const left = Array.from({ length: 42 }, (_, page) => keptAnswer(tools, 'order.list', { page })!.recall())
    expect(left.map((one) => one !== undefined)).toEqual([false, false, ...Array(40).fill(true)])
    keptAnswer(tools, 'notice.list', request)!.note({ ...answer, items: ['x'.repeat(60_001)] })
    expect(keptAnswer(tools, 'notice.list', request)!.recall()).toBeUndefined()
    for (const text of ['', '[]', '{"userId":"10001","answers":{"order.list {}":{"items":1}}}']) {
      tools.vault.set('answers', text)
      expect(keptAnswer(tools, 'order.list', {})!.recall()).toBeUndefined()
    }
  })
})
