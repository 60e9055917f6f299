import { expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createReminders } from '#src/services/reminders.ts'
import type { TabMessage } from '../tabs/tabs.ts'
import { linkReminders } from './reminder-link.ts'

/**
 * What was asked to be reminded of, beside what people are told, in a browser whose tabs come and go: each thing once, to its person
 * alone, at its moment or as soon as its person is there again; what was taken back is not told. An edition and a work may have one id.
 */

/** The tabs of one browser: they share what is stored, and who is signed in. */
function browser() {
  const clock = createVirtualClock(0)
  const store = new Map<string, string>()
  const vault = {
    get: (key: string) => store.get(key) ?? null,
    set: (key: string, text: string) => store.set(key, text),
  }
  const told: string[] = []
  const tabs = new Map<string, { note: ReturnType<typeof createReminders>['note']; stop(): void; turned(): void }>()
  const listening = new Map<string, (message: TabMessage) => void>()
  let user: string | null = null
  const open = (tab: string): void => {
    let turned: () => void = () => undefined
    const say = (_: string, fact: { type: string; message: string }) =>
      void (fact.type === 'toast.shown' && told.push(`${clock.now()} ${user} ${fact.message}`))
    const channel = {
      post: (message: TabMessage) => listening.forEach((hear, other) => other !== tab && hear(message)),
      listen: (hear: (message: TabMessage) => void) => {
        listening.set(tab, hear)
        return () => void listening.delete(tab)
      },
    }
    const router = {
      say,
      snapshot: () => ({ matches: () => user !== null, context: { user: { userId: user } } }),
      observe: () => undefined,
      subscribe: (_: string, changed: () => void) => ((turned = changed), () => void (turned = () => undefined)),
    }
    const reminders = createReminders(vault as never)
    const stop = linkReminders(router as never, { clock, tabs: channel } as never, reminders)
    tabs.set(tab, { note: reminders.note, stop, turned: () => turned() })
  }
  const close = (tab: string): void => {
    tabs.get(tab)?.stop()
    tabs.delete(tab)
  }
  const become = (next: string | null): void => {
    user = next
    tabs.forEach((tab) => tab.turned())
  }
  return { clock, told, tabs, open, close, become, user: () => user }
}

interface Asked {
  readonly key: string
  readonly whose: string
  readonly at: number
  readonly title: string
}

async function walk(seed: number): Promise<{ told: string[]; due: string[]; path: string }> {
  const random = createSeededRandom(seed)
  const one = <T>(all: readonly T[]): T => all[random.int(all.length)]!
  const { clock, told, tabs, open, close, become, user } = browser()
  const due: string[] = []
  const path: string[] = []
  let asked: Asked[] = []
  /** Whoever is there is told of what is over by now. */
  const look = (now: number): void => {
    const mine = asked.filter(({ whose, at }) => tabs.size > 0 && whose === user() && at <= now)
    due.push(...mine.map(({ whose, title }) => `${now} ${whose} ${title}`))
    asked = asked.filter((each) => !mine.includes(each))
  }
  const passes = async (ms: number): Promise<void> => {
    const until = clock.now() + ms
    const moments = new Set(asked.map(({ at }) => at).filter((at) => at > clock.now() && at < until))
    for (const at of [...moments].toSorted((a, b) => a - b)) look(at)
    await clock.advance(ms)
    look(until)
  }
  for (let step = 0; step < 40; step += 1) {
    const act = one(['ask', 'ask', 'takeBack', 'wait', 'wait', 'come', 'open', 'close'])
    const tab = one([...tabs.keys(), 'a', 'b', 'c'].slice(0, Math.max(1, tabs.size)))
    const whose = user()
    path.push(act)
    if ((act === 'ask' || act === 'takeBack') && tabs.has(tab) && whose !== null) {
      const form = one(['product/remind', 'avatar/remind', 'product/appoint'] as const)
      const id = one(['7', '8', '9'])
      const key = form === 'product/appoint' ? `edition ${id}` : id
      const at = clock.now() + one([1, 500, 3_600_000, 3_600_001, 90_000_000])
      const title = `${key} of step ${step}`
      const about = form === 'product/appoint' ? { categoryId: id } : { id, booked: act === 'ask' }
      // A place that was given cannot be given back.
      if (form !== 'product/appoint' || act === 'ask') {
        asked = asked.filter((each) => each.key !== key || each.whose !== whose)
        if (act === 'ask') asked.push({ key, whose, at, title })
        tabs.get(tab)!.note(form, { ...about, at, title } as never, whose)
      }
    }
    if (act === 'wait') await passes(one([1, 499, 500, 3_600_000, 7_200_000, 90_000_000]))
    if (act === 'come') {
      become(one(['me', 'other', null]))
      look(clock.now())
    }
    if (act === 'open' && tabs.size < 3) {
      open(['a', 'b', 'c'].find((name) => !tabs.has(name))!)
      look(clock.now())
    }
    if (act === 'close') close(tab)
  }
  for (const name of ['a', 'b', 'c']) close(name)
  return { told: told.toSorted(), due: due.toSorted(), path: `${seed} ${path.join(' ')}` }
}

it('everybody is told of what they asked for, once, at its moment or when they are there again', async () => {
  let count = 0
  for (let seed = 1; seed <= 200; seed += 1) {
    const { told, due, path } = await walk(seed)
    expect([path, told]).toEqual([path, due])
    count += told.length
  }
  expect(count).toBeGreaterThan(300)
})
