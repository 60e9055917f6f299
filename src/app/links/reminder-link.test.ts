import { expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createReminders } from '#src/services/reminders.ts'
import { soleTab, type TabMessage } from '../tabs/tabs.ts'
import { linkReminders } from './reminder-link.ts'

/** The links of a tab in which `user` is signed in, with what is said there; notices are looked at where `observed`. */
function linked({ observed = false } = {}) {
  const clock = createVirtualClock(0)
  let text = ''
  const vault = { get: () => text || null, set: (_: string, value: string) => void (text = value) }
  const reminders = createReminders(vault as never)
  const said: string[] = []
  const facts: (readonly [string, unknown])[] = []
  const posted: string[] = []
  let heard: (message: TabMessage) => void = () => undefined
  const tabs = {
    ...soleTab(),
    post: ({ kind }: TabMessage) => void posted.push(kind),
    listen: (hear: (message: TabMessage) => void) => {
      heard = hear
      return () => void (heard = () => undefined)
    },
  }
  let user: string | null = 'me'
  let signedIn: () => void = () => undefined
  const router = {
    say: (stream: string, fact: { type: string; message?: unknown }) => {
      facts.push([stream, fact])
      said.push(`${stream.split('?')[0]} ${fact.type}${typeof fact.message === 'string' ? ` ${fact.message}` : ''}`)
    },
    snapshot: () => ({ matches: () => user !== null, context: { user: user === null ? null : { userId: user } } }),
    observe: () => (observed ? {} : undefined),
    subscribe: (_: string, changed: () => void) => {
      signedIn = changed
      return () => void (signedIn = () => undefined)
    },
  }
  const note = (id: string, at: number, whose = 'me') =>
    reminders.note('product/remind', { id, at, title: `${id} 开售了` } as never, whose)
  const stop = linkReminders(router as never, { clock, tabs } as never, reminders)
  const become = (who: string | null) => {
    user = who
    signedIn()
  }
  const hear = (kind: TabMessage['kind']) => heard({ kind } as TabMessage)
  return { clock, said, facts, posted, hear, note, stop, become, reminders, vault }
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

it('says what has begun: to the device under the name of a reminder, and on the page for three seconds', async () => {
  const { clock, facts, note } = linked()
  note('A', 1000)
  await clock.advance(1000)
  expect(facts).toEqual([
    ['push', { type: 'push.received', message: { type: 'sale', title: '开售提醒', content: 'A 开售了' } }],
    ['toast', { type: 'toast.shown', message: 'A 开售了', durationMs: 3000 }],
  ])
})

it('tells the other tabs of what was asked for here, and looks anew when one of them tells that', async () => {
  const { clock, said, posted, hear, note, vault } = linked()
  note('A', 5000)
  expect(posted).toEqual(['reminders'])
  // Another tab writes into what all of them have.
  createReminders(vault as never).note('product/remind', { id: 'B', at: 1000, title: 'B 开售了' } as never, 'me')
  hear('restart')
  expect(clock.nextAt()).toBe(5000)
  hear('reminders')
  expect([clock.nextAt(), posted]).toEqual([1000, ['reminders']])
  await clock.advance(1000)
  expect(said.at(-1)).toBe('toast toast.shown B 开售了')
})
