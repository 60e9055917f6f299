import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { uploadMachine } from './upload.machine.ts'

const picture = { ref: 'kept:1', name: 'a.png', size: 1000, type: 'image/png' }
const pick = (...files: (typeof picture)[]) => {
  const [start] = initialTransition(uploadMachine)
  return transition(uploadMachine, start, { type: 'upload.picked', files, at: 1 })[0]
}

it('[val:000:image-upload] [const:image-upload] one upload takes exactly one picture', () => {
  expect(pick(picture).value).toBe('picked')
  for (const picked of [pick(), pick(picture, { ...picture, ref: 'kept:2' })]) {
    expect(picked.value).toBe('idle')
    expect(picked.context.failure?.message).toMatch(/一张图片/)
  }
})
