import { expect, it, vi } from 'vitest'
import { PICTURE_MS, urgentPictures } from './urgent-pictures.ts'

/** A picture that is told how it ends. */
class Picture extends EventTarget {
  readonly fetchPriority: string
  readonly complete: boolean
  constructor(fetchPriority: string, complete = false) {
    super()
    this.fetchPriority = fetchPriority
    this.complete = complete
  }
}

function play(...pictures: Picture[]) {
  const timers = new Map<number, { run: () => void; ms: number }>()
  const clock = {
    setTimeout: (run: () => void, ms: number) => timers.set(timers.size + 1, { run, ms }).size,
    clearTimeout: (id: number) => void timers.delete(id),
  }
  const done = vi.fn<() => void>()
  void urgentPictures(pictures as never, clock).then(done)
  return { timers, done }
}
const turn = () => new Promise<void>((next) => void setImmediate(next))
const says = async (picture: Picture, what: 'load' | 'error') => {
  picture.dispatchEvent(new Event(what))
  await turn()
}

it('waits for each picture that is asked for before others, however it ends', async () => {
  const [first, second] = [new Picture('high'), new Picture('high')]
  const { done, timers } = play(first, second, new Picture('auto'))
  await says(first, 'load')
  expect(done).not.toHaveBeenCalled()
  await says(second, 'error')
  expect([done.mock.calls.length, timers.size]).toEqual([1, 0])
})

it('waits for none that is here, or that nobody hurries for', async () => {
  const { done, timers } = play(new Picture('high', true), new Picture('auto'), new Picture('low'))
  await turn()
  expect([done.mock.calls.length, timers.size]).toEqual([1, 0])
})

it('does not wait for one that hangs', async () => {
  const { done, timers } = play(new Picture('high'))
  await turn()
  expect(done).not.toHaveBeenCalled()
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([PICTURE_MS])
  timers.get(1)?.run()
  await turn()
  expect(done).toHaveBeenCalledTimes(1)
})
