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
async function visited() {
  const base = createVirtualClock(1000)
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 't', validate: '', userId: '10001' })
  let answer: () => Promise<object> = async () => ({ kind: 'data', data: page })
  const rest = (() => answer()) as unknown as Rest
  const tools: Pick<Tools, 'rest' | 'vault' | 'clock'> = {
    rest,
    vault,
    clock: createServerClock(base, { steady: base.now }),
  }
  const load = loading(tools)
  await load({ ...asked, isFirst: true }, signal)
  return { base, load, answers: (next: typeof answer) => void (answer = next) }
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
