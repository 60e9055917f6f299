import { describe, expect, it } from 'vitest'
import { countRequests } from './requests.ts'
import { createTraffic } from './traffic/traffic.ts'
import { createWork } from './work.ts'

/** A world whose answers come when the test says so. */
function slowWorld() {
  const asked: { request: Request; answer: () => void }[] = []
  const work = createWork()
  const requests = countRequests(
    work,
    (input, init) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const request = new Request(new URL(input as string, 'http://world.test'), init)
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      asked.push({ request, answer: () => resolve(new Response('{}')) })
      return promise
    },
    () => true,
    createTraffic(() => 0),
  )
  return { ...requests, work, asked }
}

describe('requests as work', () => {
  it('are being done until all of the answer has come, but not while it waits for the clock', async () => {
    const { fetch, work, asked, onWait } = slowWorld()
    const asking = fetch('/api/v1.0/x')
    expect(work.count()).toBe(1)
    const waited = onWait(asked[0]!.request)
    expect(work.count()).toBe(0)
    await work.done()
    waited()
    expect(work.count()).toBe(1)
    asked[0]!.answer()
    await asking
    expect(work.count()).toBe(0)
  })

  it('are not hidden by another that was given up while its answer waited', async () => {
    const { fetch, work, asked, onWait } = slowWorld()
    const given = new AbortController()
    const first = fetch('/api/v1.0/x', { signal: given.signal })
    const waited = onWait(asked[0]!.request)
    given.abort()
    await expect(first).rejects.toThrow('aborted')
    const second = fetch('/api/v1.0/y')
    expect(work.count()).toBe(1)
    waited()
    expect(work.count()).toBe(1)
    asked[1]!.answer()
    await second
    await work.done()
    expect(work.count()).toBe(0)
  })
})

describe('an answer that is to be another', () => {
  it('is the one after so many of its call, and no other', async () => {
    const send = async () => new Response('{"data":{"price":1},"code":"200"}')
    const { fetch, others } = countRequests(
      createWork(),
      send,
      () => true,
      createTraffic(() => 0),
    )
    others.push({ call: '/a', skip: 1, set: { 'data.price': 9 } })
    const priceOf = async (path: string) =>
      ((await (await fetch(path)).json()) as { readonly data: { readonly price: number } }).data.price
    const prices = []
    for (const path of ['/a', '/b', '/a', '/b', '/a']) prices.push(await priceOf(path))
    expect(prices).toEqual([1, 1, 9, 1, 1])
  })

  it('stays as it is where it is no JSON', async () => {
    const { fetch, others } = countRequests(
      createWork(),
      async () => new Response('<html>'),
      () => true,
      createTraffic(() => 0),
    )
    others.push({ call: '/a', skip: 0, set: { 'data.price': 9 } })
    expect(await (await fetch('/a')).text()).toBe('<html>')
  })
})

describe('a part as work', () => {
  it('is being done from a call until what it promised has come, also when that is a failure', async () => {
    const work = createWork()
    const { promise, reject } = Promise.withResolvers<string>()
    const store = work.watch({ name: 'files', get: () => promise })
    const getting = store.get()
    expect([store.name, work.count()]).toEqual(['files', 1])
    reject(new Error('full'))
    await expect(getting).rejects.toThrow('full')
    expect(work.count()).toBe(0)
  })
})
