import { describe, expect, it } from 'vitest'
import { breachesOf, laws } from '../laws/laws.ts'
import { scene } from '../scene.ts'
import { planted } from './defects.ts'
import { isExcused } from './engine/excused.ts'
import { planOf } from './engine/plan.ts'
import { runPlan } from './engine/run.ts'
import { edges } from './law-edges.ts'
import {
  type Planted,
  fact,
  inWorld,
  key,
  offered,
  said,
  sent,
  sentUnder,
  served,
  showing,
  traceOf,
  well,
  write,
} from './traces.ts'

const broken = (one: Planted) => [...new Set(breachesOf(traceOf(one)).map(({ law }) => law))]

describe('the laws', () => {
  it('find nothing where everything is well', () => {
    expect(breachesOf(traceOf({}))).toEqual([])
    expect(breachesOf(traceOf({ all: [write('77', '我说的'), said] }))).toEqual([])
    // The end of a session closes a conversation; it shows nothing until it is opened.
    const closed = showing({ [`im-conversation/${key}`]: { messages: [] } }, { window: 'closed', operation: 'idle' })
    expect(breachesOf(traceOf({ rest: closed }))).toEqual([])
  })

  it('take an answer for what was sent, not for what was asked for meanwhile', () => {
    const meanwhile = fact(
      'listing.delistRequested',
      { endpoint: 'listing.down', request: {}, id: 'fact-2' },
      'listing/7',
    )
    const all = [offered, ...sentUnder('fact-1'), meanwhile, fact('change.succeeded', {}, 'listing/7')]
    const rest = inWorld({ done: [{ call: 'listing.up', intent: 'fact-1' }] })
    expect(broken({ all, rest })).toEqual([])
  })

  it('leave to the person what waits where the tab in sight was put out, and to nobody else', () => {
    const { tabs } = showing({ 'im-message': { items: [{ localId: '1', status: 'queued' }] } })
    const [unseen] = tabs.map((tab) => ({ ...tab, isInSight: false }))
    const besides = (value: string) => {
      const [seen] = showing({ 'im-connection': {} }, value).tabs
      return broken({ rest: { ...well, tabs: [seen!, unseen!] } })
    }
    expect(['kicked', 'gaveUp'].map(besides)).toEqual([[], ['connected-again', 'outbox-settles']])
  })

  it.each(laws.map(({ id }) => id))('%s finds what breaks it', (id) => {
    expect(planted[id]).toBeDefined()
    for (const one of planted[id]!) expect(broken(one)).toContain(id)
  })

  it.each(laws.map(({ id }) => id))('%s draws its line where it says', (id) => {
    const { breaks, holds } = edges[id]!
    expect(breaks.flatMap((one, index) => (broken(one).includes(id) ? [] : [index]))).toEqual([])
    expect(holds.flatMap((one, index) => (broken(one).includes(id) ? [index] : []))).toEqual([])
  })

  it('are those that a defect was planted for, and each has its line', () => {
    const ids = laws.map(({ id }) => id).toSorted()
    expect([Object.keys(planted), Object.keys(edges)].map((names) => names.toSorted())).toEqual([ids, ids])
  })

  it('tell which way it is wrong', () => {
    const counted = (unread: number) =>
      breachesOf(
        traceOf({
          rest: { ...showing({ 'im-inbox': { lines: { [key]: { unread } } } }), world: served([sent], 2).world },
        }),
      )
    expect([1, 3].map((unread) => counted(unread).map(({ what }) => what))).toEqual([
      ['fewer are counted than there are'],
      ['more are counted than there are'],
    ])
  })

  it('cite what they follow', () => {
    expect(laws.filter(({ cites }) => cites.length === 0)).toEqual([])
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length)
  })
})

describe('a run', () => {
  it('is a function of its plan: the same seed gives the same trace', async () => {
    const plan = planOf('chat', 4)
    const [first, second] = [await runPlan(plan), await runPlan(plan)]
    expect(first.trace.all.length).toBeGreaterThan(100)
    expect(second.hash()).toBe(first.hash())
    expect((await runPlan(planOf('chat', 5))).hash()).not.toBe(first.hash())
  })

  it('breaks no law when nothing goes wrong', async () => {
    const { breaches } = await runPlan(scene('calm', { chat: true, steps: [{ advance: '5m' }] }))
    expect(breaches.filter((breach) => !isExcused(breach))).toEqual([])
  })
})
