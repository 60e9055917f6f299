import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { minute } from '#src/domain/time/instant.ts'
import { timings } from '#src/domain/time/timings.ts'
import { chunkMachine, type ChunkFact } from './chunk.machine.ts'

const at = Date.parse('2026-03-01T10:00:00+08:00')

it('[err:000:chunk] a script that has not come after 120 s is a load error, and can be asked for again', () => {
  const [idle] = initialTransition(chunkMachine, { page: 'home/home' })
  const after = (...facts: readonly ChunkFact[]) =>
    facts.reduce((state, fact) => transition(chunkMachine, state, fact)[0], idle)
  expect(timings.chunkTimeoutMs).toBe(2 * minute)
  const opened = { type: 'chunk.opened', at } as const
  const elapsed = { type: 'chunk.scriptElapsed', at: at + 2 * minute } as const
  expect(after(opened).value).toEqual({ loading: 'quiet' })
  expect(after(opened, elapsed)).toMatchObject({
    value: 'failed',
    context: { failure: { reason: 'chunkTimeout', message: '页面加载失败，请重新加载' } },
  })
  expect(after(opened, elapsed, { type: 'chunk.retryRequested', at: elapsed.at })).toMatchObject({
    value: { loading: 'quiet' },
    context: { failure: null, openedAt: elapsed.at },
  })
})
