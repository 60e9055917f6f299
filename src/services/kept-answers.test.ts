import { describe, expect, it } from 'vitest'
import { createVirtualClock, macrotask } from './clock/virtual-clock.ts'
import { createServerClock } from './clock/server-clock.ts'
import { createSeededRandom } from './random/random.ts'
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

  it('say of an order what was heard of it last, on its own page or in a list, by whom and however often', async () => {
    const wrong: unknown[] = []
    for (let seed = 1; seed <= 15; seed++) {
      const random = createSeededRandom(seed)
      const { base, ...tools } = device()
      const come = (userId: string) => tools.vault.keep({ token: 't', validate: '', userId })
      /** What is kept is of the person who has heard something last. */
      let owner = ''
      let heard = new Map<string, ReadonlyMap<string, { state: string; at: number }>>()
      const note = (
        user: string,
        endpoint: 'order.list' | 'order.details',
        request: object,
        ids: readonly string[],
      ) => {
        const orders = ids.map((id) => ({ id, state: `s${random.int(1000)}` }))
        const data = endpoint === 'order.list' ? { total: ids.length } : { order: orders[0], payment: null }
        keptAnswer(tools, endpoint, request)!.note({ data, items: endpoint === 'order.list' ? orders : [], last: true })
        if (owner !== user) heard = new Map()
        owner = user
        const at = tools.clock.now()
        heard.set(JSON.stringify([endpoint, request]), new Map(orders.map(({ id, state }) => [id, { state, at }])))
      }
      for (let step = 0; step < 25; step++) {
        const user = random.int(6) === 0 ? '10002' : '10001'
        come(user)
        const ids = ['1', '2', '3', '4'].filter(() => random.int(2) === 0)
        if (random.int(3) > 0) note(user, 'order.list', { group: ['all', 'paid'][random.int(2)] }, ids)
        else if (ids[0]) note(user, 'order.details', { orderId: ids[0] }, [ids[0]])
        await base.advance(1)
        for (const id of ['1', '2', '3', '4']) {
          const told = owner === user ? [...heard.values()].flatMap((rows) => rows.get(id) ?? []) : []
          const last = told.toSorted((a, b) => b.at - a.at)[0]
          const found = keptAnswer(tools, 'order.details', { orderId: id })!.recall()
          const data = found?.data as { order: { id: string; state: string } } | undefined
          const is = found && { id: data?.order.id, state: data?.order.state, at: found.keptAt }
          if (JSON.stringify(is) !== JSON.stringify(last && { id, ...last })) wrong.push({ seed, step, id, is, last })
        }
      }
    }
    expect(wrong.slice(0, 1)).toEqual([])
  })
})
