import { expect, it } from 'vitest'
import { createGate } from '../gate.ts'
import { messageEffects } from './message.ts'
import type { Parts } from './parts.ts'

const file = { key: 'f1', name: 'a.png', type: 'image/png', size: 3 }
const upload = { localId: '1', content: { type: 'img', filename: 'a.png' } as never, file }

/** How the tries end: the connection goes with one, or the service refuses or takes it. */
type End = 'lost' | 'refused' | 'taken'

/** What is told of an upload whose tries end so, and how many there were; a login follows whenever somebody waits for one. */
async function uploaded(isOpenFirst: boolean, ends: readonly End[]) {
  const gate = createGate()
  let isOpen = isOpenFirst
  let tries = 0
  const next = async () => {
    if (!isOpen) throw new Error('there is no connection')
    const end = ends[tries++]
    if (end === 'lost') isOpen = false
    const error = { type: 1, name: 'unknown', message: 'no' }
    return end === 'taken' ? { ok: true, value: { type: 'img', url: 'u' } } : { ok: false, error }
  }
  const parts = {
    client: { upload: next, socket: { isOpen: () => isOpen } },
    platform: { files: { get: async () => new Blob(['abc']) } },
    gate,
  } as unknown as Parts
  let told: object | undefined
  void messageEffects(parts)
    .upload(upload, new AbortController().signal)
    .then((outcome) => (told = outcome))
  for (let turn = 0; turn < 20 && !told; turn++) {
    await new Promise(setImmediate)
    if (told || isOpen) continue
    isOpen = true
    gate.opened()
  }
  return { told, tries }
}

it.each([
  [true, ['taken'], 'succeeded'],
  [true, ['refused'], 'failed'],
  [true, ['lost', 'taken'], 'succeeded'],
  [true, ['lost', 'refused'], 'failed'],
  [true, ['lost', 'lost', 'lost', 'taken'], 'succeeded'],
  [false, ['taken'], 'succeeded'],
  [false, ['lost', 'taken'], 'succeeded'],
  [false, ['lost', 'lost', 'refused'], 'failed'],
] as const)('IMM-5 an upload that begins with a connection (%s) and ends %j has %s', async (isOpen, ends, type) => {
  const { told, tries } = await uploaded(isOpen, ends)
  expect([told, tries]).toMatchObject([{ type: `upload.${type}`, localId: '1' }, ends.length])
})
