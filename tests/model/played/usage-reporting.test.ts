import { describe } from 'vitest'
import type { Output } from '#src/machines/model.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createReporter } from '#src/services/im/reporting.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const event = { event: 'init', resource: 'web_1', version: '4.1.2' } as const
const BATCH = 10
/** Room for more than could be asked for at once is not followed. */
const shown = (room: number): number | 'enough' => (room > 2 * BATCH ? 'enough' : room)

/** A reporter whose posts are answered by facts; what waits is what it took and has not posted. */
function start(): Door {
  const clock = createVirtualClock(0)
  const out: Output[] = []
  const answers: (() => void)[] = []
  let posted = 0
  let taken = 0
  let room = 1000
  let minute = 1
  const reporter = createReporter({
    clock,
    appKey: 'demo#chat',
    to: { url: 'https://report.example' },
    fetch: (async (_url: string, init: RequestInit) => {
      const events = (JSON.parse(init.body as string) as unknown[]).length
      posted += events
      out.push(told('usage.posted', { events }))
      const { promise, resolve } = Promise.withResolvers<Response>()
      answers.push(() => resolve(new Response()))
      return promise
    }) as typeof globalThis.fetch,
  })
  reporter.enable(true)
  const answer = async (): Promise<void> => {
    answers.shift()?.()
    await clock.advance(0)
  }
  const add = (count: number): void => {
    for (let left = count; left > 0; left -= 1) reporter.add(event)
    taken += Math.min(count, room)
    room -= Math.min(count, room)
  }
  return {
    see: () => {
      const waiting = taken - posted
      const resting = waiting === 0 ? 'empty' : 'collecting'
      const state = answers.length > 0 ? 'sending' : resting
      return { states: [state], context: { waiting, open: answers.length, room: shown(room), minute } }
    },
    happen: async ({ type, count }) => {
      if (type === 'usage.happened') add(count as number)
      if (type === 'delay.elapsed') await clock.advance(1000)
      if (type === 'post.answered') await answer()
      if (type === 'minute.passed') {
        await clock.advance(60_000)
        room = 1000
        minute += 1
      }
      if (type === 'minute.filled') {
        while (room > 1) {
          add(Math.min(BATCH, room - 1))
          await clock.advance(1)
          await answer()
        }
        while (taken > posted || answers.length > 0) {
          await clock.advance(1000)
          await answer()
        }
        out.length = 0
      }
    },
    out: () => out.splice(0),
  }
}

describe('[lc:usage-reporting] usage reports', () => {
  itPlays({
    ledger: playedLedger('usage-reporting'),
    start,
    facts: [
      ...[5, 12].map((count) => ({ type: 'usage.happened', count })),
      { type: 'delay.elapsed' },
      { type: 'post.answered' },
      { type: 'minute.filled' },
      { type: 'minute.passed' },
    ],
    can: ({ type }, { states: [state], context }) => {
      if (type === 'usage.happened') return Number(context['open']) < 2
      if (type === 'post.answered') return state === 'sending'
      if (type === 'delay.elapsed') return Number(context['waiting']) > 0 && Number(context['open']) < 2
      if (type === 'minute.passed') return state === 'empty' && context['minute'] === 1 && context['room'] !== 'enough'
      return state === 'empty' && context['room'] === 'enough'
    },
    about: ({ type, count = 0 }, { context }) => {
      const room = context['room'] === 'enough' ? 1000 : Number(context['room'])
      const taken = type === 'usage.happened' ? Math.min(Number(count), room) : 0
      const total = Number(context['waiting']) + taken
      const batches = Math.floor(total / BATCH)
      return {
        taken,
        room: context['room'] === 'enough' ? 'enough' : room - taken,
        isBatch: batches > 0,
        rest: total % BATCH,
        open: Number(context['open']) + batches,
        left: Number(context['open']) - 1,
        more: Number(context['open']) + 1,
        posts: Array.from({ length: batches }, () => ({ type: 'usage.posted', events: BATCH })),
      }
    },
  })
})
