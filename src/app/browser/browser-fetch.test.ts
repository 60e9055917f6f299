import { describe, expect, it } from 'vitest'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import { createBrowserFetch } from './browser-fetch.ts'

const broken = new TypeError('Failed to fetch')

/** A request under way on a page whose turns are the test's. */
function underWay() {
  const page = new EventTarget()
  const answer = Promise.withResolvers<Response>()
  const told: string[] = []
  const turns: (() => void)[] = []
  const send = createBrowserFetch(() => answer.promise, page, { setTimeout: (turn) => turns.push(turn) })
  send('/here').then(
    () => told.push('answered'),
    () => told.push('failed'),
  )
  const happens = async (...events: readonly ('pagehide' | 'pageshow' | 'fails' | 'answered' | 'turn')[]) => {
    for (const event of events) {
      if (event === 'fails') answer.reject(broken)
      else if (event === 'answered') answer.resolve(new Response())
      else if (event === 'turn') turns.splice(0).forEach((run) => run())
      else page.dispatchEvent(new Event(event))
      await macrotask()
    }
    return told
  }
  return happens
}

describe('a request of a page', () => {
  it.each([
    [['fails', 'turn'], ['failed']],
    [['pagehide', 'fails', 'turn'], []],
    [['fails', 'pagehide'], []],
    [['fails', 'pagehide', 'turn'], []],
    [['pagehide', 'fails', 'turn', 'pageshow'], ['failed']],
    [['pagehide', 'pageshow', 'fails', 'turn'], ['failed']],
    [['pagehide', 'answered'], ['answered']],
    [['pagehide', 'pageshow', 'pagehide', 'fails', 'turn'], []],
    [['pagehide', 'fails', 'turn', 'pagehide', 'pageshow'], ['failed']],
  ] as const)('after %j is told %j', async (events, told) => {
    expect(await underWay()(...events)).toEqual(told)
  })
})
