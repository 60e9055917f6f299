import { expect, it } from 'vitest'
import type { App, Recording } from '../../kit/app/app.ts'
import { createRecorder, type Recorded } from './recorder.ts'

/** A recorder on a device whose person has not answered yet whether it may listen. */
function recorder() {
  const noted: string[] = []
  let now = 0
  let state: Recorded = { state: 'idle' }
  let allow: (recording: Recording) => void = () => undefined
  const timers = new Map<number, () => void>()
  const recording: Recording = {
    stop: () => Promise.resolve(new Blob(['la'], { type: 'audio/mp4;codecs=mp4a' })),
    cancel: () => void noted.push('cancelled'),
  }
  const voice = { record: () => new Promise<Recording>((answer) => (allow = answer)) }
  const clock = {
    now: () => now,
    setTimeout: (run: () => void, ms: number) => {
      timers.set(now + ms, run)
      return now + ms
    },
    clearTimeout: (id: number) => void timers.delete(id),
  }
  const app = { chat: { voice: () => Promise.resolve(voice) }, clock } as unknown as App
  const hand = createRecorder(app, {
    done: (file, seconds) => void noted.push(`${file.name} ${file.type} of ${seconds} s`),
    changed: (next) => (state = next),
    hear: () => undefined,
    longest: 60,
  })
  const begin = async (meanwhile: () => unknown = () => undefined) => {
    const begun = hand.start()
    await Promise.resolve()
    await Promise.resolve()
    await meanwhile()
    allow(recording)
    await begun
  }
  const pass = async (ms: number) => {
    now += ms
    for (const [at, run] of timers) if (at <= now && timers.delete(at)) run()
    await new Promise((later) => void setImmediate(later))
  }
  return { hand, begin, noted, timers, stateOf: () => state, pass }
}

it('does not listen once the panel was closed while the browser asked', async () => {
  const { hand, begin, noted, stateOf } = recorder()
  await begin(() => hand.cancel())
  expect(stateOf()).toEqual({ state: 'idle' })
  expect(noted).toEqual(['cancelled'])
  await hand.send()
  expect(noted, 'nothing is sent').toEqual(['cancelled'])
})

it.each([
  [200, 1],
  [7400, 7],
])('sends what it has heard in %d ms as a file of %d s, once', async (ms, seconds) => {
  const { hand, begin, noted, stateOf, pass } = recorder()
  await begin()
  expect(stateOf()).toEqual({ state: 'recording', since: 0 })
  await pass(ms)
  await hand.send()
  await hand.send()
  expect(noted).toEqual([`voice.m4a audio/mp4 of ${seconds} s`])
})

it('listens for a minute at most, also where nobody looks, and sends that', async () => {
  const { begin, noted, stateOf, pass, timers } = recorder()
  await begin()
  await pass(59_999)
  expect([noted, stateOf().state]).toEqual([[], 'recording'])
  await pass(1)
  expect([noted, stateOf()]).toEqual([['voice.m4a audio/mp4 of 60 s'], { state: 'idle' }])
  expect(timers.size).toBe(0)
})

it.each(['send', 'cancel'] as const)('waits for nothing more after %s', async (what) => {
  const { hand, begin, timers } = recorder()
  await begin()
  expect(timers.size).toBe(1)
  await hand[what]()
  expect(timers.size).toBe(0)
})
