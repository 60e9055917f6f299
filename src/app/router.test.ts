import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, setup } from 'xstate'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createRouter, type Role } from './router.ts'
import { LEADER_SILENT_MS } from './tabs/tabs.ts'

/** A router with a root that has `transfer/one`, a navigation and nothing else; `here`: whether the code of kinds has come. */
function bench(role: Role, { here = true, inSight = true } = {}) {
  const log: string[] = []
  const waiting: { run: () => void; fetches: boolean | undefined }[] = []
  let isHere = here
  const installer = {
    when: (_: string, run: () => void, fetches?: boolean) => (isHere ? run() : void waiting.push({ run, fetches })),
    isHere: () => isHere,
    isAwaited: (kind: string) => kind === 'transfer',
  }
  const clock = createVirtualClock(1000)
  const posted: { kind: string; stream?: string; mark?: string }[] = []
  const platform = {
    clock,
    random: createSeededRandom(1),
    unheard: (stream: string, type: string) => void log.push(`nobody hears ${stream} ${type}`),
    isInSight: () => inSight,
    tabs: { post: (message: never) => void posted.push(message), depose: () => void log.push('deposed') },
  }
  const router = createRouter({ platform, role, installer } as never)
  const hearer = (stream: string) =>
    fromCallback(({ receive }) =>
      receive((fact: EventObject & { at?: number; id?: string }) =>
        log.push(`${stream} ${fact.type} ${fact.at} ${fact.id === undefined ? '' : 'stamped'}`.trim()),
      ),
    )
  const actors = { one: hearer('transfer/one'), navigation: hearer('navigation') }
  const machine = setup({ actors }).createMachine({
    invoke: [
      { src: 'one', systemId: 'transfer/one' },
      { src: 'navigation', systemId: 'navigation' },
    ],
    on: {
      'app.streamsOpened': {
        actions: ({ event }) => log.push(`made ${event['streams'].map((one: { stream: string }) => one.stream)}`),
      },
    },
  })
  const connect = () => router.connect(createActor(machine).start())
  const come = () => {
    isHere = true
    for (const { run } of waiting.splice(0)) run()
  }
  const handed = () => {
    const to: string[] = []
    router.handOver((stream, { type }) => void to.push(`${stream} ${type}`))
    return to
  }
  return { router, log, posted, waiting, clock, connect, come, handed }
}
const fact = (type: string) => ({ type: `transfer.${type}` })

describe('what a follower says to a stream that all tabs share', () => {
  it('goes to the leader under a mark of its own, and nowhere else', () => {
    const { router, log, posted, connect } = bench('follower')
    connect()
    router.relay('transfer/one', fact('first'))
    router.relay('transfer/one', fact('second'))
    expect(posted).toMatchObject([
      { kind: 'say', stream: 'transfer/one', fact: fact('first') },
      { kind: 'say', stream: 'transfer/one', fact: fact('second') },
    ])
    expect(new Set(posted.map(({ mark }) => mark)).size).toBe(2)
    expect(log).toEqual([])
  })

  it('is said again by whoever takes this place, in order, unless the leader has stored it; and what comes after it as well', () => {
    const { router, posted, connect, handed } = bench('follower')
    connect()
    for (const type of ['first', 'second', 'third']) router.relay('transfer/one', fact(type))
    router.heard(posted[1]!.mark!)
    const to = handed()
    expect(to).toEqual(['transfer/one transfer.first', 'transfer/one transfer.third'])
    router.relay('transfer/one', fact('fourth'))
    expect(to).toHaveLength(3)
    expect(posted).toHaveLength(3)
    expect(handed()).toEqual([])
  })

  it('of its own stays here, and goes to no leader; while there is no root it is kept for the one to come', () => {
    const { router, log, posted, connect, handed } = bench('follower')
    router.relay('navigation', { type: 'navigation.early' })
    connect()
    router.relay('navigation', { type: 'navigation.late' })
    expect([log, posted]).toEqual([['navigation navigation.late 1000 stamped'], []])
    expect(handed()).toEqual(['navigation navigation.early'])
  })

  it('that the leader does not store for three seconds takes the lead from it, where this tab is in sight', async () => {
    const outcomes = []
    for (const inSight of [true, false]) {
      const { router, log, posted, clock, connect } = bench('follower', { inSight })
      connect()
      router.relay('transfer/one', fact('heard'))
      router.relay('transfer/one', fact('unheard'))
      router.heard(posted[0]!.mark!)
      await clock.advance(LEADER_SILENT_MS - 1)
      expect(log).toEqual([])
      await clock.advance(1)
      outcomes.push(log)
    }
    expect(outcomes).toEqual([['deposed'], []])
  })

  it('and nobody is deposed by a tab that is stopped, or for what was heard', async () => {
    const { router, log, posted, clock, connect } = bench('follower')
    connect()
    router.relay('transfer/one', fact('heard'))
    router.heard(posted[0]!.mark!)
    await clock.advance(LEADER_SILENT_MS)
    router.relay('transfer/one', fact('unheard'))
    router.disconnect()
    await clock.advance(LEADER_SILENT_MS)
    expect(log).toEqual([])
  })

  it('is forgotten by the streams that are named, or altogether', () => {
    const { router, connect, handed } = bench('follower')
    connect()
    for (const key of ['one', 'two']) router.relay(`transfer/${key}`, fact('said'))
    router.forget((stream) => stream === 'transfer/one')
    expect(handed()).toEqual(['transfer/two transfer.said'])
    const other = bench('follower')
    other.connect()
    other.router.relay('transfer/one', fact('said'))
    other.router.forget()
    expect(other.handed()).toEqual([])
  })

  it('and what it gives to be written is kept until it is stored', () => {
    const { router, posted } = bench('follower')
    const draft = { type: 'submission.changed', at: 1 } as never
    router.write('submission/a~tab-1', draft)
    router.write('submission/b~tab-1', draft)
    expect(posted).toMatchObject([
      { kind: 'write', stream: 'submission/a~tab-1' },
      { kind: 'write', stream: 'submission/b~tab-1' },
    ])
    router.heard(posted[0]!.mark!)
    expect(router.unwritten()).toEqual([{ stream: 'submission/b~tab-1', fact: draft }])
  })
})

describe('what a leader says', () => {
  it('has the time and an id, and makes the actor that its first fact makes', () => {
    const { router, log, posted, connect } = bench('leader')
    connect()
    router.relay('transfer/one', fact('said'))
    router.relay('transfer/other', fact('said'))
    expect(log).toEqual(['transfer/one transfer.said 1000 stamped', 'made transfer/other'])
    expect(posted).toEqual([])
  })

  it('waits for the code of its kind, and is handed on or forgotten meanwhile', () => {
    const first = bench('leader', { here: false })
    first.connect()
    first.router.relay('transfer/one', fact('said'))
    expect(first.log).toEqual([])
    first.come()
    expect(first.log).toEqual(['transfer/one transfer.said 1000 stamped'])
    expect(first.handed()).toEqual([])

    const second = bench('leader', { here: false })
    second.connect()
    second.router.relay('transfer/one', fact('said'))
    expect(second.handed()).toEqual(['transfer/one transfer.said'])
    second.come()
    expect(second.log).toEqual([])

    const third = bench('leader', { here: false })
    third.connect()
    for (const key of ['one', 'other']) third.router.relay(`transfer/${key}`, fact('said'))
    third.router.forget((stream) => stream === 'transfer/one')
    third.come()
    expect(third.log).toEqual(['made transfer/other'])
  })

  it('to somebody who is not there is told, but not of what a page opens; nor is anything where no root is', () => {
    const { router, log, connect } = bench('leader')
    router.deliver('session', { type: 'session.early' })
    connect()
    router.deliver('session', { type: 'session.said' })
    router.deliver('resource/home.index?', { type: 'resource.opened' })
    router.tell('order/x', { type: 'order.said' })
    expect(log).toEqual(['nobody hears session session.said'])
  })

  it('is mirrored without asking for code', () => {
    const { router, waiting } = bench('follower', { here: false })
    router.mirror('transfer/one', () => undefined)
    router.ensure('transfer/two')
    expect(waiting.map(({ fetches }) => fetches)).toEqual([false, undefined])
  })
})

describe('who looks at a stream', () => {
  it('looks until the last of them has gone, each once', () => {
    const { router, connect } = bench('leader')
    connect()
    const [first, second] = [0, 1].map(() => router.subscribe('transfer/one', () => undefined))
    first!()
    first!()
    expect(router.isLookedAt('transfer/one')).toBe(true)
    second!()
    expect(router.isLookedAt('transfer/one')).toBe(false)
  })

  it('is called once the code is here, and not at all after they have gone', () => {
    const { router, connect, come } = bench('leader', { here: false })
    connect()
    const called: string[] = []
    router.subscribe('transfer/one', () => called.push('stays'))
    router.subscribe('transfer/one', () => called.push('goes'))()
    come()
    expect(called).toEqual(['stays'])
  })

  it('sees it as it was left, once the root is gone', () => {
    const { router, connect } = bench('leader')
    connect()
    expect(router.observe('transfer/one')?.status).toBe('active')
    router.disconnect()
    expect(router.observe('transfer/two')).toBeUndefined()
    expect(router.actor('transfer/one')).toBeUndefined()
    expect(router.currentHref()).toBe('/pages/home/home')
  })
})
