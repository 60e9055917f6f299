import { expect, it } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import type { Tools } from './effect.ts'
import type { Ended } from './rest/client.ts'
import { createFileHolder } from './storage/file-holder.ts'
import { uploadEffects } from './upload.effects.ts'

const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(30))])
const words = new Blob(['words'])

/** What becomes of a file that is sent, what was asked, and whether it is still at hand. */
async function send(bytes: Blob | null, to: 'pictures' | 'files' | undefined, answer: Ended<unknown>) {
  const files = createFileHolder()
  const ref = bytes ? files.put(bytes) : 'gone'
  const asked: string[] = []
  const tools = {
    fileHolder: files,
    clock: { now: () => 1 },
    durable: () => Promise.resolve(),
    rest: (name: string) => {
      asked.push(name)
      return Promise.resolve(answer)
    },
  } as unknown as Tools
  const { promise, resolve } = Promise.withResolvers<AnyEventObject>()
  const machine = setup({ actors: { port: uploadEffects(tools).actors!['send']! } }).createMachine({
    invoke: { src: 'port', input: { ref, ...(to ? { to } : {}) } },
    on: { '*': { actions: ({ event }) => resolve(event) } },
  })
  const actor = createActor(machine).start()
  const { type, url, failure } = await promise
  actor.stop()
  return { type, url, reason: failure?.reason, asked, isKept: files.get(ref) !== undefined }
}
const stored: Ended<unknown> = { kind: 'data', data: { url: 'https://cdn.example/a.png' } }
const refused: Ended<unknown> = { kind: 'nothing', code: '9999', message: '不行' }

it.each([
  [undefined, 'system.uploadPicture'],
  ['pictures', 'system.uploadPicture'],
  ['files', 'system.uploadFile'],
] as const)('a picture for %s goes to %s, and is let go of once it is there', async (to, call) => {
  expect(await send(png, to, stored)).toEqual({
    type: 'send.succeeded',
    url: 'https://cdn.example/a.png',
    reason: undefined,
    asked: [call],
    isKept: false,
  })
})

it('one that was refused is at hand for another attempt', async () => {
  expect(await send(png, 'pictures', refused)).toMatchObject({ type: 'send.failed', reason: 'refused', isKept: true })
})

it('what is no picture, and what is gone, is sent nowhere', async () => {
  expect(await send(words, 'pictures', stored)).toMatchObject({ type: 'send.failed', reason: 'broken', asked: [] })
  expect(await send(null, 'pictures', stored)).toMatchObject({ type: 'send.failed', reason: 'gone', asked: [] })
})
