import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createGate } from './gate.ts'

describe('the gate before a login', () => {
  it('lets everybody through with the next login, and those who come later wait again', async () => {
    const gate = createGate()
    const { signal } = new AbortController()
    const passed: string[] = []
    const pass = (name: string) => gate.next(signal).then(() => passed.push(name))
    const both = [pass('a'), pass('b')]
    gate.opened()
    await Promise.all(both)
    void pass('c')
    await Promise.resolve()
    expect(passed).toEqual(['a', 'b'])
  })

  it('forgets who has passed, and listens to their signal no longer', async () => {
    const gate = createGate()
    const { signal } = new AbortController()
    const left = vi.spyOn(signal, 'removeEventListener')
    const waits = gate.next(signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    gate.opened()
    await waits
    gate.opened()
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(left).toHaveBeenCalledOnce()
  })

  it('lets through who gives up, also beforehand', async () => {
    const gate = createGate()
    const stop = new AbortController()
    const waits = gate.next(stop.signal)
    stop.abort()
    await expect(waits).resolves.toBeUndefined()
    await expect(gate.next(stop.signal)).resolves.toBeUndefined()
  })
})
