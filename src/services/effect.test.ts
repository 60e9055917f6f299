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
