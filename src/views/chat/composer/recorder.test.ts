import { expect, it } from 'vitest'
import type { App, Recording } from '../../kit/app/app.ts'
import { createRecorder, type Recorded } from './recorder.ts'

/** A recorder on a device whose person has not answered yet whether it may listen. */
function recorder() {
  const noted: string[] = []
  let now = 0
  let state: Recorded = { state: 'idle' }
  let allow: (recording: Recording) => void = () => undefined
  const recording: Recording = {
    stop: () => Promise.resolve(new Blob(['la'], { type: 'audio/mp4;codecs=mp4a' })),
    cancel: () => void noted.push('cancelled'),
  }
  const voice = { record: () => new Promise<Recording>((answer) => (allow = answer)) }
  const app = { chat: { voice: () => Promise.resolve(voice) }, clock: { now: () => now } } as unknown as App
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
  return { hand, begin, noted, stateOf: () => state, pass: (ms: number) => (now += ms) }
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
  [90_000, 60],
])('sends what it has heard in %d ms as a file of %d s, once', async (ms, seconds) => {
  const { hand, begin, noted, stateOf, pass } = recorder()
  await begin()
  expect(stateOf()).toEqual({ state: 'recording', since: 0 })
  pass(ms)
  await hand.send()
  await hand.send()
  expect(noted).toEqual([`voice.m4a audio/mp4 of ${seconds} s`])
})
