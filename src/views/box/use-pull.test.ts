import type { PointerEvent } from 'react'
import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { usePull } from './use-pull.ts'

/** A finger that comes down, goes down so far, and leaves. */
function pulled(far: number, leaves: 'onPointerUp' | 'onPointerCancel'): number {
  let count = 0
  const hands = hooked(() => usePull(() => void count++), null).shown()
  const target = { style: { translate: '' }, setPointerCapture: () => undefined }
  const at = (clientY: number) =>
    ({ clientY, pointerId: 1, currentTarget: target }) as unknown as PointerEvent<HTMLElement>
  hands.onPointerDown(at(100))
  hands.onPointerMove(at(100 + far))
  expect(target.style.translate).not.toBe('')
  hands[leaves](at(100 + far))
  expect(target.style.translate, 'it has sprung back').toBe('')
  return count
}

it.each([
  [64, 'onPointerUp', 1],
  [63, 'onPointerUp', 0],
  [200, 'onPointerUp', 1],
  [200, 'onPointerCancel', 0],
] as const)('a ribbon that is pulled %i px and left by %s comes undone %i times', (far, leaves, count) => {
  expect(pulled(far, leaves)).toBe(count)
})
