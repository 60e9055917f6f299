import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserVoice } from './voice.ts'

afterEach(() => vi.unstubAllGlobals())

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A microphone that hears `samples`, in a browser that records what `records` names. */
function microphone({
  records = ['audio/webm;codecs=opus', 'audio/mp4'],
  refuses = '',
  breaks = false,
  starts = true,
} = {}) {
  const done: string[] = []
  let samples = [0]
  const recorders: Recorder[] = []
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => records.includes(type)
    state = 'inactive'
    readonly mimeType: string
    constructor(_: unknown, { mimeType = 'audio/own' }: { mimeType?: string }) {
      super()
      if (breaks) throw new Error('broken')
      this.mimeType = mimeType
      recorders.push(this)
    }
    start(slice: number) {
      if (!starts) throw new Error('not now')
      this.state = 'recording'
      done.push(`starts with slices of ${slice} ms`)
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(new Event('stop'))
    }
    hears(bytes: string, level: readonly number[]) {
      samples = [...level]
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }))
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  const analyser = { fftSize: 4, getFloatTimeDomainData: (into: Float32Array) => into.fill(0).set(samples) }
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => analyser
      createMediaStreamSource = () => ({ connect: () => undefined })
      close = async () => void done.push('meter closed')
    },
  )
  const stream = { getTracks: () => [{ stop: () => done.push('microphone off') }] }
  const getUserMedia = async () => {
    if (refuses) throw Object.assign(new Error('no'), { name: refuses })
    return stream
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return { done, recorder: () => recorders[0]! }
}

describe('a recording', () => {
  it('is what was heard between, in the format that plays everywhere, and frees the microphone', async () => {
    const { done, recorder } = microphone()
    const levels: number[] = []
    const recording = await browserVoice.record((level) => void levels.push(level))
    if (typeof recording === 'string') throw new Error(recording)
    recorder().hears('ab', [0, 0, 0, 0])
    recorder().hears('', [0.1, -0.1, 0.1, -0.1])
    recorder().hears('cd', [1, 1, 1, 1])
    const sound = await recording.stop()
    expect([await sound?.text(), sound?.type]).toEqual(['abcd', 'audio/mp4'])
    expect(levels.map((level) => Math.round(level * 100))).toEqual([0, 40, 100])
    expect(done).toEqual(['starts with slices of 200 ms', 'meter closed', 'microphone off'])
  })

  it('is nothing when nothing was heard, and stops once', async () => {
    microphone()
    const recording = await browserVoice.record(() => undefined)
    if (typeof recording === 'string') throw new Error(recording)
    expect([await recording.stop(), await recording.stop()]).toEqual([null, null])
  })

  it('is in whatever the browser records where it knows none of them', async () => {
    const { recorder } = microphone({ records: [] })
    await browserVoice.record(() => undefined)
    expect(recorder().mimeType).toBe('audio/own')
  })

  it.each(['recording', 'inactive'])('frees the microphone when it is thrown away while %s', async (state) => {
    const { done, recorder } = microphone()
    const recording = await browserVoice.record(() => undefined)
    if (typeof recording === 'string') throw new Error(recording)
    const stops = vi.spyOn(recorder(), 'stop')
    recorder().state = state
    recording.cancel()
    expect(done.slice(1)).toEqual(['meter closed', 'microphone off'])
    // One that is stopped already throws when it is stopped again.
    expect([recorder().state, stops.mock.calls.length]).toEqual(['inactive', state === 'recording' ? 1 : 0])
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'unsupported'],
    ['AbortError', 'failed'],
  ])('cannot begin: %s is %s', async (refuses, word) => {
    microphone({ refuses })
    expect(await browserVoice.record(() => undefined)).toBe(word)
  })

  it('frees the microphone when the recorder breaks', async () => {
    const { done } = microphone({ breaks: true })
    expect([await browserVoice.record(() => undefined), done]).toEqual(['failed', ['microphone off']])
  })

  it('frees the microphone and what listens to it when the recorder does not start', async () => {
    const { done } = microphone({ starts: false })
    expect(await browserVoice.record(() => undefined)).toBe('failed')
    expect(new Set(done)).toEqual(new Set(['meter closed', 'microphone off']))
  })

  it.each([
    ['no recorder', 'MediaRecorder', undefined],
    ['no microphone', 'navigator', {}],
  ])('cannot begin in a page with %s', async (_, name, value) => {
    microphone()
    vi.stubGlobal(name, value)
    expect(await browserVoice.record(() => undefined)).toBe('unsupported')
  })
})

describe('a player', () => {
  class Sound extends EventTarget {
    static made: Sound[] = []
    duration = Number.NaN
    currentTime = 0
    plays = 0
    refused: Error | null = null
    done: string[] = []
    constructor() {
      super()
      Sound.made.push(this)
    }
    play() {
      this.plays++
      return this.refused ? Promise.reject(this.refused) : Promise.resolve()
    }
    pause = () => void this.done.push('pause')
    removeAttribute = (name: string) => void this.done.push(`no ${name}`)
    tell = (event: string) => this.dispatchEvent(new Event(event))
  }
  beforeEach(() => {
    Sound.made = []
    vi.stubGlobal('Audio', Sound)
  })
  function playing(part = 0) {
    const heard: unknown[] = []
    const player = browserVoice.play('blob:voice', part, {
      moved: (to) => void heard.push(to),
      ended: () => void heard.push('ended'),
      failed: () => void heard.push('failed'),
    })
    return { player, heard, sound: Sound.made.at(-1)! }
  }

  it('tells how far it is, once it knows how long it lasts, and that it has ended', () => {
    const { heard, sound } = playing()
    sound.tell('timeupdate')
    Object.assign(sound, { duration: 8, currentTime: 2 }).tell('timeupdate')
    Object.assign(sound, { duration: Infinity }).tell('timeupdate')
    sound.tell('ended')
    sound.tell('error')
    expect([sound.plays, heard]).toEqual([1, [0, 0.25, 0, 'ended', 'failed']])
  })

  it('begins where it is to, as soon as that can be', () => {
    const { player, sound } = playing(0.5)
    expect(sound.currentTime).toBe(0)
    Object.assign(sound, { duration: 8 }).tell('loadedmetadata')
    expect(sound.currentTime).toBe(4)
    player.seek(0.25)
    expect(sound.currentTime).toBe(2)
  })

  it('goes where it was moved to before it knew how long it lasts', () => {
    const { player, sound } = playing()
    player.seek(0.75)
    Object.assign(sound, { duration: 4 }).tell('loadedmetadata')
    expect(sound.currentTime).toBe(3)
  })

  it('goes on after a pause, and says when it may not play', async () => {
    const { player, heard, sound } = playing()
    player.pause()
    sound.refused = new Error('NotAllowedError')
    player.resume()
    await settle()
    expect([sound.plays, sound.done, heard]).toEqual([2, ['pause'], ['failed']])
  })

  it('is paused before it has begun, and has not failed', async () => {
    const { player, heard, sound } = playing()
    sound.refused = new DOMException('interrupted by a call to pause()', 'AbortError')
    player.resume()
    player.pause()
    await settle()
    expect(heard).toEqual([])
  })

  it('says nothing any more once it is stopped, and the next one stops it', async () => {
    const first = playing()
    first.sound.refused = new Error('AbortError')
    first.player.resume()
    playing()
    await settle()
    first.sound.tell('timeupdate')
    expect([first.heard, first.sound.done]).toEqual([[], ['pause', 'no src']])
  })
})
