import { expect, it } from 'vitest'
import { heardOf } from '#src/app/heard-of.ts'

const stream = 'transfer/t-1'

/** A router with one stream; what follows it is counted. */
function setUp(first: unknown) {
  const watching = new Set<() => void>()
  let value = first
  const seen = () => (value === undefined ? undefined : { value, context: { of: value } })
  const router = {
    snapshot: seen,
    subscribe: (_: string, changed: () => void) => {
      watching.add(changed)
      return () => void watching.delete(changed)
    },
  } as unknown as Parameters<typeof heardOf>[0]
  const become = (next: unknown) => {
    value = next
    for (const changed of Array.from(watching)) changed()
  }
  return { hear: heardOf(router), become, watching }
}
const ended = (state: string) => ({ stream, state, context: { of: state } })
const turn = () => new Promise(setImmediate)

it.each(['done', 'refused', 'uncertain'])('what is %s already is told at once, and followed no more', async (state) => {
  const { hear, watching } = setUp(state)
  expect(await hear(stream, new AbortController().signal)).toEqual(ended(state))
  expect(watching.size).toBe(0)
})

it.each([undefined, 'idle', 'sending'])('what is %s is waited for, until it has come to something', async (state) => {
  const { hear, become, watching } = setUp(state)
  let told: unknown
  void hear(stream, new AbortController().signal).then((heard) => (told = heard))
  for (const still of ['idle', 'sending']) {
    become(still)
    await turn()
    expect([still, told, watching.size]).toEqual([still, undefined, 1])
  }
  become('done')
  await turn()
  expect([told, watching.size]).toEqual([ended('done'), 0])
})

it('who gives up hears nothing, and follows nothing any more', async () => {
  const { hear, watching } = setUp('sending')
  const stop = new AbortController()
  const hearing = hear(stream, stop.signal)
  stop.abort('over')
  await expect(hearing).rejects.toBe('over')
  expect(watching.size).toBe(0)
})

it('nobody waits whose question was given up before', async () => {
  const { hear, watching } = setUp('sending')
  await expect(hear(stream, AbortSignal.abort('over'))).rejects.toBe('over')
  expect(watching.size).toBe(0)
})
