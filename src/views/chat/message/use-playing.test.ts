import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { usePlaying } from './use-playing.ts'

/** A conversation whose loudspeaker comes when `come` is called. */
function conversation() {
  const noted: string[] = []
  let arrive: (voice: object) => void = () => undefined
  const player = {
    pause: () => void noted.push('pause'),
    resume: () => void noted.push('resume'),
    seek: () => undefined,
    stop: () => void noted.push('stop'),
  }
  const voice = {
    play: (address: string, part: number) => {
      noted.push(`play ${address} from ${part}`)
      return player
    },
  }
  const app = { chat: { voice: () => new Promise((come) => (arrive = come)) }, say: () => undefined }
  const page = hooked(
    () =>
      usePlaying(
        () => 'blob:a',
        () => undefined,
      ),
    app,
  )
  const settle = () => new Promise((later) => void setImmediate(later))
  const come = async () => {
    arrive(voice)
    await settle()
  }
  return { page, noted, come, settle }
}

it('plays once the loudspeaker is there, from where one has moved to', async () => {
  const { page, noted, come, settle } = conversation()
  page.shown().onPlay('a')
  await settle()
  page.shown().onSeek('a', 0.5)
  await settle()
  await come()
  expect(noted).toEqual(['play blob:a from 0.5'])
  page.leave()
  expect(noted).toEqual(['play blob:a from 0.5', 'stop'])
})

it('is silent where it is held before the loudspeaker is there', async () => {
  const { page, noted, come, settle } = conversation()
  page.shown().onPlay('a')
  await settle()
  page.shown().onPlay('a')
  await settle()
  await come()
  expect(noted).toEqual(['play blob:a from 0', 'pause'])
  page.leave()
})

it('plays nothing in a conversation that was left', async () => {
  const { page, noted, come, settle } = conversation()
  page.shown().onPlay('a')
  await settle()
  page.leave()
  await come()
  expect(noted).toEqual([])
})
