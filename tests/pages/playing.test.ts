import { describe, expect, it } from 'vitest'
import type { Player, PlayerEvents } from '#src/views/kit/app/app.ts'
import { usePlaying } from '#src/views/chat/message/use-playing.ts'
import { hooked } from './hooked.ts'

interface Sound {
  readonly url: string
  readonly on: PlayerEvents
  readonly asked: string[]
}

/** A conversation whose voice messages are played on a device that says what it is asked for. */
function open(hasVoice = true) {
  const sounds: Sound[] = []
  const said: string[] = []
  const heard: string[] = []
  /** What the page around it knows now; it comes with each draw. */
  const now = {
    addresses: new Map([
      ['a', 'voice/a'],
      ['b', 'voice/b'],
    ]),
    by: 'first',
  }
  const coming: (() => void)[] = []
  const play = (url: string, part: number, on: PlayerEvents): Player => {
    const asked = [`from ${part}`]
    sounds.push({ url, on, asked })
    const ask = (what: string) => () => void asked.push(what)
    return {
      pause: ask('pause'),
      resume: ask('resume'),
      stop: ask('stop'),
      seek: (to) => void asked.push(`seek ${to}`),
    }
  }
  const app = {
    say: (_: string, { message }: { message: string }) => void said.push(message),
    chat: {
      voice: () =>
        new Promise(
          (resolve, reject) => void coming.push(() => (hasVoice ? resolve({ play }) : reject(new Error('none')))),
        ),
    },
  }
  const use = () => {
    const { addresses, by } = now
    return usePlaying(
      (key) => addresses.get(key) ?? null,
      (key) => void heard.push(`${key}, ${by}`),
    )
  }
  const hook = hooked(use, app)
  /** The code of the player has come, for everybody who waits for it. */
  const come = async () => {
    for (const one of coming.splice(0)) one()
    await new Promise((later) => void setImmediate(later))
  }
  return { hook, now, sounds, said, heard, come, playing: () => hook.shown().playing }
}

describe('voice messages', () => {
  it('are played, paused, gone on with and sought in, and end', async () => {
    const { hook, sounds, heard, come, playing } = open()
    hook.shown().onPlay('a')
    expect(playing()).toEqual({ key: 'a', part: 0, paused: false })
    await come()
    hook.shown().onPlay('a')
    expect(playing()).toEqual({ key: 'a', part: 0, paused: true })
    hook.shown().onPlay('a')
    expect(playing()).toEqual({ key: 'a', part: 0, paused: false })
    hook.shown().onSeek('a', 0.5)
    expect(playing()).toEqual({ key: 'a', part: 0.5, paused: false })
    hook.shown().onSeek('b', 0.9)
    sounds[0]!.on.moved(0.6)
    expect(playing()).toEqual({ key: 'a', part: 0.6, paused: false })
    sounds[0]!.on.ended()
    expect(playing()).toBeNull()
    expect(sounds.map(({ url, asked }) => [url, asked])).toEqual([
      ['voice/a', ['from 0', 'pause', 'resume', 'seek 0.5', 'stop']],
    ])
    expect(heard).toEqual(['a, first'])
  })

  it('are played one at a time, and what was said of the one before changes nothing', async () => {
    const { hook, sounds, come, playing } = open()
    hook.shown().onPlay('a')
    await come()
    hook.shown().onPlay('b')
    await come()
    sounds[0]!.on.moved(0.9)
    expect(playing()).toEqual({ key: 'b', part: 0, paused: false })
    expect(sounds.map(({ url, asked }) => [url, asked])).toEqual([
      ['voice/a', ['from 0', 'stop']],
      ['voice/b', ['from 0']],
    ])
  })

  it('are not played when another one was chosen while the player came', async () => {
    const { hook, sounds, come, playing } = open()
    hook.shown().onPlay('a')
    hook.shown().onPlay('b')
    await come()
    expect(sounds.map(({ url }) => url)).toEqual(['voice/b'])
    expect(playing()?.key).toBe('b')
  })

  it('are found, and told to have been heard, by what the page knows now', async () => {
    const { hook, now, sounds, heard, said, come } = open()
    const { onPlay } = hook.shown()
    now.addresses = new Map([['c', 'voice/c']])
    now.by = 'second'
    hook.again()
    onPlay('c')
    await come()
    onPlay('a')
    expect(sounds.map(({ url }) => url)).toEqual(['voice/c'])
    expect(heard).toEqual(['c, second'])
    expect(said).toEqual(['语音已失效'])
    // Their handlers stay what they are: messages are not drawn again with them.
    expect(hook.shown().onPlay).toBe(onPlay)
  })

  it.each([
    ['there is no player', false],
    ['the player fails', true],
  ])('say so when %s', async (_, hasVoice) => {
    const { hook, sounds, said, come, playing } = open(hasVoice)
    hook.shown().onPlay('a')
    await come()
    sounds[0]?.on.failed()
    expect(playing()).toBeNull()
    expect(said).toEqual(['语音播放失败'])
  })

  it('are silent once the conversation is left', async () => {
    const { hook, sounds, come } = open()
    hook.shown().onPlay('a')
    await come()
    hook.leave()
    expect(sounds[0]!.asked).toEqual(['from 0', 'stop'])
  })
})
