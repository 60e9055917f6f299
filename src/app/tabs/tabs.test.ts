import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { browserTabs, leaderFlushed, soleTab, type TabMessage } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

const random = createSeededRandom(7)
let origins = 0
/** Tabs of an origin of its own. */
const tabsOf = (count: number) => {
  const name = `tabs-${++origins}`
  return Array.from({ length: count }, () => browserTabs(random, name))
}
const lockOf = () => `tabs-${origins}-leader`

describe('tabs of one origin', () => {
  it('have one leader, who goes on leading', async () => {
    const [first, second] = tabsOf(2)
    expect([await first!.elect(), await second!.elect(), await first!.elect()]).toEqual([true, false, true])
  })

  it('promote a follower when the leader is gone, and once', async () => {
    const [first, second] = tabsOf(2)
    await first!.elect()
    await second!.elect()
    const promoted = second!.promoted()
    expect(second!.promoted()).toBe(promoted)
    let isPromoted = false
    void promoted.then(() => (isPromoted = true))
    await new Promise(setImmediate)
    expect(isPromoted).toBe(false)
    // A leader's lock goes with its page.
    await navigator.locks.request(lockOf(), { steal: true }, () => undefined)
    await promoted
    expect(await second!.elect()).toBe(true)
  })

  it('take the lead from one that does nothing, which hears of it and may lead again', async () => {
    const [first, second] = tabsOf(2)
    await first!.elect()
    await second!.elect()
    const promoted = second!.promoted()
    const deposed = first!.deposed()
    second!.depose()
    await Promise.all([promoted, deposed])
    expect([await second!.elect(), await first!.elect()]).toEqual([true, false])
    // Nothing waits for a lock that is held already: whoever takes the lead back gets it.
    const back = first!.promoted()
    first!.depose()
    await back
    expect([await first!.elect(), await second!.elect()]).toEqual([true, false])
  })

  it('hear each other, and nobody who has stopped listening', async () => {
    const [first, second] = tabsOf(2)
    const heard: TabMessage[] = []
    const answered = Promise.withResolvers<void>()
    first!.listen(({ kind }) => kind === 'flushed' && answered.resolve())
    const stop = second!.listen((message) => {
      heard.push(message)
      second!.post({ kind: 'flushed' })
    })
    first!.post({ kind: 'joining' })
    await answered.promise
    expect(heard).toEqual([{ kind: 'joining' }])
    stop()
    const again = Promise.withResolvers<void>()
    second!.listen(() => again.resolve())
    first!.post({ kind: 'restart' })
    await again.promise
    expect(heard).toHaveLength(1)
  })

  it('are led by the last that came where the browser has no locks, and by another one when it is taken the lead', async () => {
    vi.stubGlobal('navigator', {})
    const [first, second] = tabsOf(2)
    expect(await first!.elect()).toBe(true)
    const deposed = first!.deposed()
    expect(await second!.elect()).toBe(true)
    await deposed
    expect(await first!.elect()).toBe(false)
    const [back, gone] = [first!.promoted(), second!.deposed()]
    first!.depose()
    await Promise.all([back, gone])
    expect([await first!.elect(), await second!.elect()]).toEqual([true, false])
  })

  it.each([
    ['with locks', undefined],
    ['without locks', {}],
  ])('hand the lead to and fro as often as one takes it, and each hears of it each time: %s', async (_, navigator) => {
    if (navigator) vi.stubGlobal('navigator', navigator)
    // The second is opened when the first one leads.
    const [first] = tabsOf(1)
    await first!.elect()
    const deposed = first!.deposed()
    const second = browserTabs(random, `tabs-${origins}`)
    await second.elect()
    // Without locks whoever comes last leads.
    if (navigator) await deposed
    let [leader, other] = navigator ? [second, first!] : [first!, second]
    for (let turn = 0; turn < 4; turn++) {
      expect([await leader.elect(), await other.elect()]).toEqual([true, false])
      const heard: string[] = []
      const handed = [
        other.promoted().then(() => heard.push('promoted')),
        leader.deposed().then(() => heard.push('deposed')),
      ]
      await new Promise(setImmediate)
      expect(heard).toEqual([])
      other.depose()
      await Promise.all(handed)
      ;[leader, other] = [other, leader]
    }
  })

  it('go on without locks when the page of the leader goes, and when it comes back as it was', async () => {
    const pages: EventTarget[] = []
    const open = (name: string) => {
      const page = new EventTarget()
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
      pages.push(page)
      return browserTabs(random, name)
    }
    vi.stubGlobal('navigator', {})
    const name = `tabs-${++origins}`
    const first = open(name)
    await first.elect()
    const follows = first.deposed()
    const second = open(name)
    await second.elect()
    await follows
    const promoted = first.promoted()
    const deposed = second.deposed()
    pages[1]!.dispatchEvent(new Event('pagehide'))
    await Promise.all([promoted, deposed])
    expect([await first.elect(), await second.elect()]).toEqual([true, false])
    const [back, gone] = [second.promoted(), first.deposed()]
    pages[1]!.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(await second.elect()).toBe(false)
    pages[1]!.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await Promise.all([back, gone])
    expect([await first.elect(), await second.elect()]).toEqual([false, true])
  })

  it.each([
    ['as they came', [7, 3, 5]],
    ['the other way round', [5, 3, 7]],
    ['the first of all', [9, 1, 2]],
  ])('give the lead of one that goes to one of many: %s', async (_, numbers) => {
    const pages: EventTarget[] = []
    vi.stubGlobal('navigator', {})
    const name = `tabs-${++origins}`
    const tabs = [...numbers, 1].map((number) => {
      const page = new EventTarget()
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
      pages.push(page)
      return browserTabs({ next: () => number }, name)
    })
    const followers = tabs.slice(0, -1)
    for (const tab of followers) {
      await tab.elect()
    }
    await Promise.all([tabs.at(-1)!.elect(), followers.at(-1)!.deposed()])
    const lost = followers.map((tab) => tab.deposed())
    pages.at(-1)!.dispatchEvent(new Event('pagehide'))
    // Two have taken it and heard of the lowest one.
    await Promise.all(lost.filter((_one, at) => numbers[at] !== Math.min(...numbers)))
    const leads = await Promise.all(followers.map((tab) => tab.elect()))
    expect(leads).toEqual(numbers.map((number) => number === Math.min(...numbers)))
    expect(await tabs.at(-1)!.elect()).toBe(false)
  })

  it('keep their leader without locks when one that follows goes', async () => {
    const pages: EventTarget[] = []
    vi.stubGlobal('navigator', {})
    const name = `tabs-${++origins}`
    const open = async () => {
      const page = new EventTarget()
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
      pages.push(page)
      const tab = browserTabs(random, name)
      await tab.elect()
      return tab
    }
    const [goes, stays] = [await open(), await open()]
    const follows = stays.deposed()
    const leader = await open()
    await follows
    const overheard = new BroadcastChannel(`${name}-lead`)
    const first = new Promise((resolve) =>
      overheard.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    )
    pages[0]!.dispatchEvent(new Event('pagehide'))
    // Said after whatever the one that goes may have said.
    leader.depose()
    expect(await first).toBe('leads')
    expect(await Promise.all([goes, stays, leader].map((tab) => tab.elect()))).toEqual([false, false, true])
    overheard.close()
  })

  it('say once more that they lead to one that has taken the lead later and comes after them', async () => {
    vi.stubGlobal('navigator', {})
    const tab = browserTabs({ next: () => 5 }, `tabs-${++origins}`)
    const other = new BroadcastChannel(`tabs-${origins}-lead`)
    const heard: unknown[] = []
    let told = Promise.withResolvers<void>()
    other.addEventListener('message', ({ data }) => {
      heard.push(data)
      told.resolve()
      told = Promise.withResolvers()
    })
    const hearing = async (claim: unknown) => {
      const { promise } = told
      other.postMessage(claim)
      await promise
    }
    await Promise.all([told.promise, tab.elect()])
    const deposed = tab.deposed()
    other.postMessage('leads')
    await deposed
    await hearing('leaves')
    await hearing({ follows: 9 })
    expect([heard, await tab.elect()]).toEqual([['leads', { follows: 5 }, { follows: 5 }], true])
    const lost = tab.deposed()
    other.postMessage({ follows: 4 })
    await lost
    expect(await tab.elect()).toBe(false)
    other.close()
  })

  it('lead themselves where the browser refuses locks, or lets no tab hear another', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } })
    const refused = tabsOf(2)
    expect([await refused[0]!.elect(), await refused[1]!.elect()]).toEqual([true, true])
    vi.stubGlobal('BroadcastChannel', undefined)
    const alone = tabsOf(2)
    expect([await alone[0]!.elect(), await alone[1]!.elect()]).toEqual([true, true])
  })
})

describe('a follower that is about to read the journal', () => {
  /** The only other tab; `answer` is what it says to whoever joins. */
  function leader(answer: boolean) {
    const posted: string[] = []
    const listeners = new Set<(message: TabMessage) => void>()
    const tabs = {
      ...soleTab(),
      post: ({ kind }: TabMessage) => {
        posted.push(kind)
        if (answer) for (const heard of listeners) heard({ kind: 'flushed' })
      },
      listen: (heard: (message: TabMessage) => void) => {
        listeners.add(heard)
        return () => void listeners.delete(heard)
      },
    }
    return { tabs, posted, listeners }
  }

  it('waits until the leader has stored what it has noted', async () => {
    const { tabs, posted, listeners } = leader(true)
    const clock = createVirtualClock(0)
    await leaderFlushed(tabs, clock)
    expect([posted, listeners.size, clock.nextAt()]).toEqual([['joining'], 0, undefined])
  })

  it('goes on after a second without an answer', async () => {
    const { tabs, listeners } = leader(false)
    const clock = createVirtualClock(0)
    let isOver = false
    const flushed = leaderFlushed(tabs, clock).then(() => (isOver = true))
    for (const heard of listeners) heard({ kind: 'joining' })
    await clock.advance(999)
    expect(isOver).toBe(false)
    await clock.advance(1)
    await flushed
    expect(listeners.size).toBe(0)
  })
})
