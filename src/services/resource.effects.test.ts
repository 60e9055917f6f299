import { describe, expect, it } from 'vitest'
import { createServerClock } from './clock/server-clock.ts'
import { createVirtualClock, macrotask } from './clock/virtual-clock.ts'
import type { Load } from '#src/machines/resource/resource.machine.ts'
import { loading } from './resource.effects.ts'
import type { Tools } from './effect.ts'
import type { Rest } from './rest/rest.ts'
import { createMemoryKeyValueStore, createVault } from './storage/vault.ts'

const page = { list: [{ id: '1', name: '云起' }], total: 1, pageNo: 1, pageSize: 20 }
const asked = { endpoint: 'order.list', request: {}, pageSize: 20, page: 1 } as const
const seen = { data: { total: 1 }, items: page.list, last: true }
const signal = new AbortController().signal

/** A device that has asked once, and a server that answers then as it is told. */
async function visited(served?: (name: string, request: object) => object) {
  const base = createVirtualClock(1000)
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 't', validate: '', userId: '10001' })
  let answer: () => Promise<object> = async () => ({ kind: 'data', data: page })
  const rest = (async (name: string, request: object) => served?.(name, request) ?? answer()) as unknown as Rest
  const tools: Pick<Tools, 'rest' | 'vault' | 'clock'> = {
    rest,
    vault,
    clock: createServerClock(base, { steady: base.now }),
  }
  const load = loading(tools)
  await load({ ...asked, isFirst: true }, signal)
  return { base, vault, load, answers: (next: typeof answer) => void (answer = next) }
}

const fails = (reason: string) => async () => ({ kind: 'failed', failure: { reason, message: '' } })

describe('a page that has nothing to show yet', () => {
  it('shows what was answered at the last visit where there is no network', async () => {
    const { load, answers } = await visited()
    answers(fails('offline'))
    expect(await load({ ...asked, isFirst: true }, signal)).toEqual({ type: 'load.succeeded', ...seen, keptAt: 1000 })
  })

  it('shows it also where the page asks for more at once: 我的 and 我的藏品 ask for the same', async () => {
    const { load, answers } = await visited()
    answers(fails('offline'))
    expect(await load({ ...asked, pageSize: 24, isFirst: true }, signal)).toMatchObject(seen)
    expect(await load({ ...asked, request: { group: 'paid' }, isFirst: true }, signal)).toMatchObject({
      type: 'load.failed',
    })
  })

  it('shows an order that was seen in the list, though its own page was never opened', async () => {
    const { load, answers } = await visited()
    answers(fails('offline'))
    const open = (request: object) =>
      load({ endpoint: 'order.details', request, page: 1, isFirst: true } as Load, signal)
    expect(await open({ orderId: '1' })).toEqual({
      type: 'load.succeeded',
      data: { order: { id: '1', name: '云起' }, payment: null },
      items: [],
      last: true,
      keptAt: 1000,
    })
    expect(await open({ orderId: '2' })).toMatchObject({ type: 'load.failed' })
    expect(await open({ intent: 'k' })).toMatchObject({ type: 'load.failed' })
  })

  it('shows it after 8 s without an answer, and not before', async () => {
    const { base, load, answers } = await visited()
    answers(() => new Promise(() => undefined))
    let shown: object | undefined
    void load({ ...asked, isFirst: true }, signal).then((outcome) => (shown = outcome))
    await base.advance(7999)
    expect(shown).toBeUndefined()
    await base.advance(1)
    expect(shown).toMatchObject({ type: 'load.succeeded', keptAt: 1000 })
  })

  it('shows what the server says where it answers, a refusal too', async () => {
    const { base, load, answers } = await visited()
    answers(async () => ({ kind: 'data', data: { ...page, list: [], total: 0 } }))
    const outcome = await load({ ...asked, isFirst: true }, signal)
    expect(outcome).toEqual({ type: 'load.succeeded', data: { total: 0 }, items: [], last: true })
    answers(fails('http'))
    expect(await load({ ...asked, isFirst: true }, signal)).toMatchObject({ type: 'load.failed' })
    await base.advance(20_000)
    await macrotask()
  })

  it('that has something already keeps that, and hears why', async () => {
    const { load, answers } = await visited()
    answers(fails('offline'))
    expect(await load(asked, signal)).toMatchObject({ type: 'load.failed', failure: { reason: 'offline' } })
  })
})

describe('a list that has gone on, renewed (RES-4)', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))
  /** What is asked for, and how it ends, of a server that has so many and answers so many at once. */
  async function renewed(load: object, there: number, most: number) {
    const asks: object[] = []
    const { load: asking, vault } = await visited((_, request) => {
      asks.push(request)
      const { pageSize } = request as { readonly pageSize: number }
      const list = rows(Math.min(there, pageSize, most))
      return { kind: 'data', data: { list, total: there, pageNo: 1, pageSize } }
    })
    const outcome = (await asking({ ...asked, ...load }, signal)) as unknown as { items: unknown[]; last: boolean }
    const kept = JSON.parse(vault.get('answers')!).answers['order.list {}']
    return {
      asked: asks.at(-1),
      shown: outcome.items.length,
      last: outcome.last,
      kept: kept.items.length,
      all: kept.last,
    }
  }

  it.each([
    ['a page of it', {}, 50, 100, { pageNo: 1, pageSize: 20 }, 20, false],
    ['all that is shown', { rows: 45 }, 50, 100, { pageNo: 1, pageSize: 60 }, 50, true],
    ['what is shown, while more follows', { rows: 40 }, 50, 100, { pageNo: 1, pageSize: 40 }, 40, false],
    ['a hundred at most', { rows: 140 }, 150, 200, { pageNo: 1, pageSize: 100 }, 100, false],
    ['what a server answers that gives fewer at once', { rows: 45 }, 50, 30, { pageNo: 1, pageSize: 60 }, 30, false],
  ])('is %s', async (_, load, there, most, asks, shown, last) => {
    const end = await renewed(load, there, most)
    expect(end).toEqual({ asked: asks, shown, last, kept: 20, all: false })
  })
})
