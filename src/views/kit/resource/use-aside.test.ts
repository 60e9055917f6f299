import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useAside, useMissingAsides } from './use-aside.ts'

it('asks on the first page of a start once that shows what it is about', async () => {
  const asked = new Set<string>()
  let changed = (): void => undefined
  let isShown = false
  const around = {
    snapshot: () => undefined,
    subscribe: () => () => undefined,
    openResource: (stream: string) => void asked.add(stream),
    say: () => undefined,
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
    firstScreen: {
      isShown: () => isShown,
      subscribe: (told: () => void) => {
        changed = told
        return () => void (changed = () => undefined)
      },
    },
  }
  const aside = hooked(() => useAside({ endpoint: 'garden.pool', request: {} }), around as never)
  expect([...asked, aside.shown().status]).toEqual(['loading'])
  isShown = true
  changed()
  await Promise.resolve()
  expect([...asked]).toEqual(['resource/garden.pool?'])
  aside.leave()
})

/** A page with two answers beside what it is about, and the line above it that offers to ask for what is missing. */
function beside(reason: string) {
  const said: string[] = []
  let states = ['failed', 'failed']
  const snapshotOf = (stream: string) => {
    if (stream === 'connectivity') return { matches: (is: unknown) => is === 'online' }
    if (stream === 'session') return { matches: () => false, context: { user: null } }
    const endpoint = stream.slice('resource/'.length, -1)
    const state = states[endpoint === 'garden.pool' ? 0 : 1]
    const failure = state === 'failed' ? { reason, message: '没有拿到' } : null
    return { matches: (is: unknown) => is === state, context: { endpoint, items: [], failure } }
  }
  const around = {
    snapshot: snapshotOf,
    subscribe: () => () => undefined,
    openResource: () => undefined,
    say: (stream: string, { type }: { type: string }) => void said.push(`${stream} ${type}`),
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
  }
  const asides = (['garden.pool', 'garden.weather'] as const).map((endpoint) =>
    hooked(() => useAside({ endpoint, request: {} }), around),
  )
  const line = hooked(useMissingAsides, around)
  return {
    said,
    again: () => line.shown()?.(),
    isMissing: () => line.shown() !== null,
    become: (...next: string[]) => {
      states = next
      for (const one of asides) one.again()
    },
    leave: () => {
      for (const one of asides) one.leave()
      line.leave()
    },
  }
}

it('offers to ask anew for all that is missing, for as long as something is', () => {
  const page = beside('http')
  expect(page.isMissing()).toBe(true)
  page.again()
  expect(page.said).toEqual([
    'resource/garden.pool? resource.refreshRequested',
    'resource/garden.weather? resource.refreshRequested',
  ])
  page.become('loading', 'failed')
  page.again()
  expect(page.said.slice(2)).toEqual(['resource/garden.weather? resource.refreshRequested'])
  page.become('loading', 'loading')
  expect(page.isMissing()).toBe(false)
  page.become('failed', 'ready')
  expect(page.isMissing()).toBe(true)
  page.leave()
})

it('offers nothing of a page that was left', () => {
  const page = beside('timeout')
  page.leave()
  const next = hooked(useMissingAsides, {})
  expect(next.shown()).toBe(null)
  next.leave()
})

it.each(['refused', 'signInNeeded', 'request'])('takes %s for an answer, which comes again', (reason) => {
  const page = beside(reason)
  expect(page.isMissing()).toBe(false)
  page.leave()
})
