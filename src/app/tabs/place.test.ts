import { expect, it } from 'vitest'
import { createPlace, type Doors } from './place.ts'

/** A system that says what it is asked to do. */
function system(name: string, done: string[]): Doors & { change(stream: string): void } {
  const followed = new Map<string, Set<() => void>>()
  const does = (what: string) => (of?: unknown) => void done.push(`${name} ${what} ${String(of)}`)
  return {
    snapshot: (stream: string) => `${stream} of ${name}`,
    say: does('says'),
    openChunk: does('opens'),
    openForm: does('opens form'),
    openResource: does('opens resource'),
    openConversation: does('opens conversation'),
    subscribe: (stream: string, changed: () => void) => {
      const all = followed.get(stream) ?? new Set()
      followed.set(stream, all.add(changed))
      return () => void all.delete(changed)
    },
    change: (stream: string) => followed.get(stream)?.forEach((changed) => changed()),
  } as never
}

it('is empty until a system is put there', () => {
  expect(() => createPlace().doors.snapshot('session')).toThrow('no system runs yet')
})

it('whoever follows a stream follows the one of the system that takes the place, and is told at once', () => {
  const done: string[] = []
  const [first, second, third] = [system('first', done), system('second', done), system('third', done)]
  const { put, doors } = createPlace()
  put(first)
  const stop = doors.subscribe('session', () => done.push(`sees ${JSON.stringify(doors.snapshot('session'))}`))
  doors.subscribe('toast', () => undefined)()
  first.change('session')
  put(second)
  first.change('session')
  second.change('session')
  stop()
  second.change('session')
  put(third)
  third.change('session')
  expect(done).toEqual(['sees "session of first"', 'sees "session of second"', 'sees "session of second"'])
})

it('what is opened while the place is empty is opened by the next system, once, in order, before anybody is told', () => {
  const done: string[] = []
  const { put, vacate, doors } = createPlace()
  put(system('first', done))
  doors.openChunk('home' as never)
  vacate()
  doors.openChunk('orders' as never)
  doors.openForm('address' as never, {} as never)
  doors.openResource('orders' as never, {} as never)
  doors.openConversation('p:1' as never)
  doors.subscribe('session', () => done.push('told'))
  expect(done).toEqual(['first opens home'])
  put(system('second', done))
  doors.openChunk('mine' as never)
  expect(done.slice(1)).toEqual([
    'second opens orders',
    'second opens form address',
    'second opens resource orders',
    'second opens conversation p:1',
    'told',
    'second opens mine',
  ])
})

it('whatever is asked of the place is asked of the system that is there now, each by its own name', () => {
  const doors = [
    'snapshot',
    'observe',
    'orderStream',
    'intents',
    'remembers',
    'meetsNewer',
    'keepFile',
    'kept',
  ] as const
  const named = (name: string) =>
    Object.fromEntries(doors.map((door) => [door, (of?: unknown) => `${name} ${door} ${String(of)}`])) as never
  const place = createPlace()
  for (const name of ['first', 'second']) {
    place.put(named(name))
    for (const door of doors) {
      const ask = place.doors[door] as unknown as (of: string) => string
      expect(ask('x')).toMatch(new RegExp(`^${name} ${door} (x|undefined)$`))
    }
  }
})
