import { expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createReminders } from '#src/services/reminders.ts'
import { soleTab } from '../tabs/tabs.ts'
import { linkReminders } from './reminder-link.ts'

/** The links of a tab in which `user` is signed in, with what is said there; notices are looked at where `observed`. */
function linked({ observed = false } = {}) {
  const clock = createVirtualClock(0)
  let text = ''
  const vault = { get: () => text || null, set: (_: string, value: string) => void (text = value) }
  const reminders = createReminders(vault as never)
  const said: string[] = []
  let user: string | null = 'me'
  let signedIn: () => void = () => undefined
  const router = {
    say: (stream: string, fact: { type: string; message?: unknown }) =>
      void said.push(
        `${stream.split('?')[0]} ${fact.type}${typeof fact.message === 'string' ? ` ${fact.message}` : ''}`,
      ),
    snapshot: () => ({ matches: () => user !== null, context: { user: user === null ? null : { userId: user } } }),
    observe: () => (observed ? {} : undefined),
    subscribe: (_: string, changed: () => void) => {
      signedIn = changed
      return () => void (signedIn = () => undefined)
    },
  }
  const note = (id: string, at: number, whose = 'me') =>
    reminders.note('product/remind', { id, at, title: `${id} 开售了` } as never, whose)
  const stop = linkReminders(router as never, { clock, tabs: soleTab() } as never, reminders)
  const become = (who: string | null) => {
    user = who
    signedIn()
  }
  return { clock, said, note, stop, become, reminders }
}

it('tells at the moment what has begun, once, and counts notices anew where they are looked at', async () => {
  const { clock, said, note } = linked({ observed: true })
  note('A', 1000)
  await clock.advance(999)
  expect(said).toEqual([])
  await clock.advance(1)
  expect(said).toEqual([
    'push push.received',
    'toast toast.shown A 开售了',
    'resource/notice.list resource.refreshRequested',
  ])
  await clock.advance(10 * hour)
  expect(said).toHaveLength(3)
})

it('waits for the next, however far, with one timer, and looks again at least each hour', async () => {
  const { clock, said, note } = linked()
  note('A', 5 * hour)
  note('B', 2000)
  note('C', 3000)
  expect(clock.nextAt()).toBe(2000)
  await clock.advance(2000)
  expect([said.length, clock.nextAt()]).toEqual([2, 3000])
  await clock.advance(1000)
  expect(clock.nextAt()).toBe(3000 + hour)
  await clock.advance(5 * hour)
  expect(said.filter((one) => one.startsWith('push'))).toHaveLength(3)
})

it('tells nobody else, and who comes back what was due meanwhile', async () => {
  const { clock, said, note, become } = linked()
  become(null)
  note('A', 1000)
  await clock.advance(2000)
  become('other')
  expect(said).toEqual([])
  become('me')
  expect(said).toEqual(['push push.received', 'toast toast.shown A 开售了'])
})

it('leaves no timer and hears nothing once it is stopped', async () => {
  const { clock, said, note, stop, become } = linked()
  note('A', 1000)
  stop()
  expect(clock.nextAt()).toBeUndefined()
  note('B', 500)
  become('me')
  await clock.advance(2000)
  expect(said).toEqual([])
})
