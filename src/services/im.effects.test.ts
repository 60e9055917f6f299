import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { type ChatParts, syncEffects } from './im.effects.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A fetch of a queue that is asked for, waits for its page, and is left. */
async function fetchLeft(
  logic: NonNullable<ReturnType<typeof syncEffects>['actors']>[string],
): Promise<WeakRef<object>> {
  const asked = Promise.withResolvers<void>()
  const input = { queue: {}, asked: asked.resolve }
  const fetching = createActor(logic, { input }).start()
  await asked.promise
  await new Promise(setImmediate)
  fetching.stop()
  return new WeakRef(fetching)
}

it('a fetch of a queue that is left is let go of, though its page never comes', async () => {
  const sync = {
    stored: async () => true,
    fetchQueue: ({ asked }: { asked: () => void }) => {
      asked()
      return true
    },
  }
  const parts = {
    tools: { clock: { now: () => 0 }, durable: async () => undefined },
    live: async () => ({ sync }),
  } as unknown as ChatParts
  const logic = syncEffects(parts).actors!['fetchQueue']!
  const left = []
  for (let time = 0; time < 20; time++) left.push(await fetchLeft(logic))
  await new Promise(setImmediate)
  collect()
  // The last one may still lie in a register.
  expect(left.filter((one) => one.deref() !== undefined).length).toBeLessThan(2)
})
