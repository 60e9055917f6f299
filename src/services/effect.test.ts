import { expect, it, vi } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import { lazy } from '#src/domain/lazy.ts'
import { effect } from './effect.ts'

/** What an effect called `send` that runs `run` sends back. */
async function outcomeOf(run: () => Promise<{ type: string }>): Promise<AnyEventObject> {
  const { promise, resolve } = Promise.withResolvers<AnyEventObject>()
  const tools = { clock: { now: () => 5 } as never, durable: async () => undefined }
  const machine = setup({ actors: { send: effect('send', tools, run) } }).createMachine({
    invoke: { src: 'send' },
    on: { '*': { actions: ({ event }) => resolve(event) } },
  })
  const actor = createActor(machine).start()
  const outcome = await promise
  actor.stop()
  return outcome
}

it('says that there is no network when the code of an effect cannot be had, and asks for it again', async () => {
  const load = vi
    .fn<() => Promise<{ type: string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce({ type: 'send.succeeded' })
  const code = lazy(load)
  expect(await outcomeOf(code)).toEqual({
    type: 'send.failed',
    at: 5,
    failure: { reason: 'offline', message: '无网络连接,请检查网络设置...' },
  })
  expect(await outcomeOf(code)).toEqual({ type: 'send.succeeded', at: 5 })
})

/** A machine that asks one thing, as it was begun or goes on, with what its effect was given. */
function asking(durable = Promise.resolve()) {
  const given: unknown[] = []
  const signals: AbortSignal[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<{ type: string }>()
  const tools = { clock: { now: () => 5 } as never, durable: () => durable }
  const send = effect<{ key: string }>('send', tools, (input, signal) => {
    given.push(input)
    signals.push(signal)
    return answered
  })
  const heard: string[] = []
  const machine = setup({ actors: { send } }).createMachine({
    initial: 'asking',
    states: {
      asking: { invoke: { src: 'send', id: 'send', input: { key: 'k' } }, on: { left: 'away' } },
      away: {},
    },
    on: { 'send.succeeded': { actions: () => void heard.push('succeeded') } },
  })
  const begin = (snapshot?: never) => createActor(machine, snapshot === undefined ? {} : { snapshot }).start()
  return { given, signals, heard, answer, begin }
}
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

it('is told when it goes on from what was stored, and not when it begins', async () => {
  const first = asking()
  const actor = first.begin()
  await turn()
  expect(first.given).toEqual([{ key: 'k' }])
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as never
  actor.stop()
  const second = asking()
  second.begin(stored)
  await turn()
  expect(second.given).toEqual([{ key: 'k', isRestarted: true }])
})

it('begins when its fact is stored, and answers nobody who has left', async () => {
  const stored = Promise.withResolvers<void>()
  const { given, signals, heard, answer, begin } = asking(stored.promise)
  const actor = begin()
  await turn()
  expect(given).toEqual([])
  stored.resolve()
  await turn()
  expect(given).toHaveLength(1)
  actor.send({ type: 'left' })
  expect(signals[0]!.aborted).toBe(true)
  answer({ type: 'send.succeeded' })
  await turn()
  expect(heard).toEqual([])
})

it('answers a defect as a failure and shows it to developers, unless nobody waits any more', async () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const defect = new Error('a defect')
  expect(await outcomeOf(() => Promise.reject(defect))).toMatchObject({
    type: 'send.failed',
    at: 5,
    failure: { reason: 'unexpected' },
  })
  expect(shown.mock.calls).toEqual([['effect send failed unexpectedly', defect]])
  shown.mockClear()
  const { promise, reject } = Promise.withResolvers<{ type: string }>()
  const tools = { clock: { now: () => 5 } as never, durable: async () => undefined }
  const actor = createActor(
    effect('send', tools, () => promise),
    { input: {} },
  ).start()
  await turn()
  actor.stop()
  reject(defect)
  await turn()
  expect(shown).not.toHaveBeenCalled()
  shown.mockRestore()
})
