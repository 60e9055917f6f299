import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { appMachine } from './app.machine.ts'

const still = createMachine({})

/** The root with a kind of pages and a kind of intents; what is in `kept` is not settled. */
function open(kept: readonly string[] = []) {
  const gone: string[] = []
  const root = createActor(
    appMachine({
      logicOf: () => still,
      isKept: (stream) => kept.includes(stream),
      stopped: (streams) => void gone.push(...streams),
    }),
  ).start()
  const say = (streams: readonly string[]) =>
    root.send({ type: 'app.streamsOpened', at: 0, streams: streams.map((stream) => ({ stream, input: undefined })) })
  const there = () => Object.keys(root.getSnapshot().children)
  return { root, say, gone, there }
}
const many = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${kind}/${from + at}`)

describe('APP-2 which actors are let go when there are too many', () => {
  it('is none of forty, and the oldest of its own kind with the forty-first', () => {
    const { say, gone, there } = open()
    say(many('order', 1, 3))
    say(many('resource', 1, 40))
    expect([gone, there()]).toEqual([[], [...many('order', 1, 3), ...many('resource', 1, 40)]])
    say(['resource/41'])
    expect([gone, there()]).toEqual([['resource/1'], [...many('order', 1, 3), ...many('resource', 2, 41)]])
    say(many('resource', 42, 43))
    expect(gone).toEqual(many('resource', 1, 3))
  })

  it('is the one that was opened longest ago', () => {
    const { say, gone, there } = open()
    say(many('resource', 1, 40))
    // It is there: nothing is made, and nobody goes for it.
    say(['resource/1'])
    expect(gone).toEqual([])
    say(['resource/41'])
    expect(gone).toEqual(['resource/2'])
    say(['resource/2'])
    expect(gone).toEqual(['resource/2', 'resource/3'])
    expect(there()).toHaveLength(40)
  })

  it('is none that is not settled: the oldest that is free goes', () => {
    const { say, gone } = open(['order/1', 'order/3'])
    say(many('order', 1, 41))
    expect(gone).toEqual(['order/2'])
    say(many('order', 42, 44))
    expect(gone).toEqual(['order/2', ...many('order', 4, 6)])
  })

  it('goes by what was opened, and not by how many are looked at', () => {
    const seen = open(many('resource', 31, 40))
    const unseen = open()
    for (const { say } of [seen, unseen]) say([...many('resource', 1, 50), 'resource/3', ...many('resource', 51, 60)])
    expect(seen.gone).toEqual(unseen.gone)
  })

  it('is nobody where all are kept', () => {
    const { say, gone, there } = open(many('order', 1, 50))
    say(many('order', 1, 50))
    expect([gone, there()]).toEqual([[], many('order', 1, 50)])
  })

  it('counts once, though it ended by itself and was opened again', () => {
    const ending = createMachine({ initial: 'on', states: { on: { on: { over: 'off' } }, off: { type: 'final' } } })
    const root = createActor(
      appMachine({ logicOf: () => ending, isKept: () => false, stopped: () => undefined }),
    ).start()
    const open = () =>
      root.send({ type: 'app.streamsOpened', at: 0, streams: [{ stream: 'order/1', input: undefined }] })
    for (let time = 0; time < 3; time += 1) {
      open()
      root.system.get('order/1').send({ type: 'over' })
    }
    expect(root.getSnapshot().context.streams).toEqual(['order/1'])
  })

  it('is forgotten when it is closed, and makes room', () => {
    const { root, say, gone, there } = open()
    say(many('resource', 1, 40))
    root.send({ type: 'app.streamClosed', at: 0, stream: 'resource/5' })
    say(['resource/41'])
    expect(gone).toEqual([])
    expect(there()).not.toContain('resource/5')
    say(['resource/42'])
    expect(gone).toEqual(['resource/1'])
  })
})
