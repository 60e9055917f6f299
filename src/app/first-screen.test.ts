import { expect, it } from 'vitest'
import { createFirstScreen, pageShown } from './first-screen.ts'

/** A system whose resources are told to load and to be there. */
function scripted(streams: readonly string[]) {
  const loading = new Set(streams.filter((stream) => stream.startsWith('resource/')))
  const listeners = new Map<string, () => void>()
  const system = {
    streams: () => [...streams],
    snapshot: (stream: string) => ({ matches: () => loading.has(stream) }),
    subscribe: (stream: string, changed: () => void) => {
      listeners.set(stream, changed)
      return () => void listeners.delete(stream)
    },
  }
  const arrive = (stream: string) => {
    loading.delete(stream)
    listeners.get(stream)?.()
  }
  return { system: system as never, arrive, listeners, change: (stream: string) => listeners.get(stream)?.() }
}

const turn = () => new Promise<void>((next) => void setImmediate(next))

it('waits for all that the page asked for, its drawing and its pictures', async () => {
  const { system, arrive, change, listeners } = scripted(['session', 'resource/banners', 'resource/works'])
  const steps: string[] = []
  const frame = () => Promise.resolve().then(() => void steps.push('frame'))
  const picture = Promise.withResolvers<void>()
  const shown = pageShown(system, { nextFrame: frame, pictures: () => picture.promise }).then(() => steps.push('shown'))
  arrive('resource/works')
  change('resource/banners')
  await turn()
  expect(steps).toEqual([])
  arrive('resource/banners')
  await turn()
  expect(steps).toEqual(['frame', 'frame'])
  picture.resolve()
  await shown
  // Two more, until what has come is painted.
  expect(steps).toEqual(['frame', 'frame', 'frame', 'frame', 'shown'])
  expect(listeners.size).toBe(0)
})

it('is shown once, and told to whoever still listens', async () => {
  const screen = createFirstScreen()
  const told: string[] = []
  screen.subscribe(() => told.push(`one ${screen.isShown()}`))
  screen.subscribe(() => told.push('two'))()
  expect([screen.isShown(), told]).toEqual([false, []])
  screen.show()
  screen.show()
  expect(told).toEqual(['one true'])
  await expect(screen.shown).resolves.toBeUndefined()
})

it('waits for nothing that is there already', async () => {
  const { system, arrive, listeners } = scripted(['resource/banners', 'resource/works'])
  arrive('resource/banners')
  arrive('resource/works')
  await pageShown(system, { nextFrame: () => Promise.resolve(), pictures: () => Promise.resolve() })
  expect(listeners.size).toBe(0)
})
