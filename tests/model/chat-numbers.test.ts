import { describe, expect, it } from 'vitest'
import type { ModelFact } from '#src/machines/model.ts'
import { imConnectionMachine } from '#src/machines/im-connection/im-connection.machine.ts'
import { imMessageMachine } from '#src/machines/im-message/im-message.machine.ts'
import { imSyncMachine } from '#src/machines/im-sync/im-sync.machine.ts'
import { createStepper, type PureSnapshot, type PureStep } from './tester/step.ts'

/** The numbers of chat §9 that machines hold, read off their steps. */
const stepper = (machine: typeof imConnectionMachine | typeof imMessageMachine | typeof imSyncMachine) => {
  const { first, next } = createStepper(machine)
  let snapshot: PureSnapshot = first().snapshot
  return {
    say: (fact: ModelFact) => (snapshot = next(snapshot, fact).snapshot),
    context: () => snapshot.context,
    value: () => snapshot.value,
  }
}

describe('the connection', () => {
  const failure = { reason: 'unknown', message: 'x' }
  const start = () => {
    const one = stepper(imConnectionMachine)
    one.say({ type: 'imConnection.loginRequested', user: 'alice', at: 0 })
    return one
  }

  it('[const:reconnects] [const:reconnect-delay] tries five times, 500 ms times the attempt apart', () => {
    const one = start()
    const delays: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const at = attempt * 10_000
      one.say({ type: 'open.failed', isFinal: false, failure, at })
      if (one.value() === 'waiting') delays.push(Number(one.context()['retryAt']) - at)
      one.say({ type: 'imConnection.retryElapsed', at: at + 5_000 })
    }
    expect(delays).toEqual([500, 1000, 1500, 2000, 2500])
    expect(one.value()).toBe('gaveUp')
  })

  it('[const:heartbeat] beats every 30 s', () => {
    const one = start()
    one.say({ type: 'open.succeeded', resource: 'r', halfInMs: null, endsInMs: null, at: 7 })
    expect(one.context()['heartbeatAt']).toBe(30_007)
  })

  it('[const:token-half] warns at half of the life of the token', () => {
    const one = start()
    one.say({ type: 'open.succeeded', resource: 'r', halfInMs: 500, endsInMs: 1000, at: 0 })
    expect(one.context()).toMatchObject({ willExpireAt: 500, expiresAt: 1000 })
  })
})

describe('the outbox', () => {
  it('IMM-3 sends a receipt that has no answer again after 15 s, as often as it takes', () => {
    const one = stepper(imMessageMachine)
    one.say({ type: 'imMessage.connected', connection: 1, user: 'alice', at: 0 })
    const conversation = { kind: 'chat', name: 'bob' }
    const receipt = { localId: '9', conversation, outgoing: { ack: 'channel', messageId: '' } }
    one.say({ type: 'imMessage.sendRequested', ...receipt, at: 1000 })
    const dues = [one.context()['dueAt']]
    for (const at of [16_000, 31_000]) {
      one.say({ type: 'imMessage.ackOverdue', at })
      dues.push(one.context()['dueAt'])
      expect(one.context()['items']).toMatchObject([{ status: 'pending', writtenAt: at }])
    }
    expect(dues).toEqual([16_000, 31_000, 46_000])
  })

  /** Two messages to two people, both written to a connection that broke; each has its question after them refused. */
  function inDoubtOfTwo() {
    const one = stepper(imMessageMachine)
    const failure = { reason: 'rejected', message: 'x' }
    const of = (name: string) => ({ kind: 'chat', name })
    one.say({ type: 'imMessage.connected', connection: 1, user: 'alice', at: 0 })
    for (const name of ['bob', 'carol']) {
      const outgoing = { content: { type: 'txt', text: 'x' } }
      one.say({ type: 'imMessage.sendRequested', localId: name, conversation: of(name), outgoing, at: 0 })
    }
    one.say({ type: 'imMessage.disconnected', at: 1000 })
    one.say({ type: 'imMessage.connected', connection: 2, user: 'alice', at: 2000 })
    const refuse = (name: string, at: number) =>
      one.say({ type: 'reconcile.failed', conversation: of(name), failure, at })
    const asks = () => (one.value() as Record<string, string>)['doubts']
    return { ...one, refuse, asks, resting: () => one.context()['resting'] }
  }

  it('IMM-14 asks only after whom has rested: the others rest on', () => {
    const { say, refuse, asks, resting } = inDoubtOfTwo()
    expect([asks(), resting()]).toEqual(['asking', {}])
    refuse('bob', 3000)
    expect([asks(), resting()]).toEqual(['asking', { 'chat:bob': 13_000 }])
    refuse('carol', 5000)
    expect([asks(), resting()]).toEqual(['resting', { 'chat:bob': 13_000, 'chat:carol': 15_000 }])
    say({ type: 'imMessage.reconcileElapsed', at: 13_000 })
    expect([asks(), resting()]).toEqual(['asking', { 'chat:carol': 15_000 }])
    refuse('bob', 13_000)
    expect([asks(), resting()]).toEqual(['resting', { 'chat:bob': 33_000, 'chat:carol': 15_000 }])
    say({ type: 'imMessage.reconcileElapsed', at: 15_000 })
    expect([asks(), resting()]).toEqual(['asking', { 'chat:bob': 33_000 }])
  })

  it('IMM-14 rests twice as long with each refusal, and ten minutes at most', () => {
    const { say, refuse, resting } = inDoubtOfTwo()
    refuse('carol', 0)
    const rests: number[] = []
    for (let at = 3000; rests.length < 9;) {
      refuse('bob', at)
      const until = (resting() as Record<string, number>)['chat:bob']!
      rests.push((until - at) / 1000)
      at = until
      say({ type: 'imMessage.reconcileElapsed', at })
    }
    expect(rests).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600])
  })

  it('IMM-14 asks at once on a new connection, whoever rests', () => {
    const { say, refuse, asks, resting } = inDoubtOfTwo()
    refuse('bob', 3000)
    refuse('carol', 3000)
    say({ type: 'imMessage.disconnected', at: 4000 })
    say({ type: 'imMessage.connected', connection: 3, user: 'alice', at: 5000 })
    expect([asks(), resting()]).toEqual(['asking', {}])
    refuse('bob', 6000)
    expect(resting(), 'nor is it counted how often it was refused before').toEqual({ 'chat:bob': 16_000 })
  })
})

/** The names of the queues that a step asks for. */
function fetched(out: PureStep['out']): string[] {
  const asked = out.find(({ name }) => name === 'fetchQueue')?.with as { fetches: { queue: { name: string } }[] }
  return asked.fetches.map(({ queue }) => queue.name)
}

describe('the sync', () => {
  const queue = { name: 'bob', domain: 'easemob.com' }
  const message = (index: number) => ({
    type: 'message',
    message: { id: String(index), conversation: 'chat:bob', content: { type: 'txt', msg: '' } },
  })

  it('[const:refetch] asks again for what was announced and not fetched after 10 s', () => {
    const one = stepper(imSyncMachine)
    one.say({ type: 'imSync.connected', at: 0 })
    one.say({ type: 'imSync.noticeHeard', queue, at: 3 })
    expect(one.context()['refetchAt']).toBe(10_003)
  })

  it('[const:refetch] asks for every announced queue again, not only for the first', () => {
    const { first, next } = createStepper(imSyncMachine)
    const others = ['bob', 'carol', 'dave'].map((name) => ({ name, domain: 'easemob.com' }))
    let step = next(first().snapshot, { type: 'imSync.connected', at: 0 })
    step = next(step.snapshot, { type: 'imSync.unreadReported', queues: others, at: 3 })
    step = next(step.snapshot, { type: 'imSync.refetchElapsed', at: 10_003 })
    expect(fetched(step.out)).toEqual(['bob', 'carol', 'dave'])
    expect(step.snapshot.context['refetchAt']).toBe(20_003)
  })

  it.each([
    ['is the last', true, undefined, []],
    ['is the last and names another', true, '5', []],
    ['is not the last', false, '5', ['5']],
    ['is not the last and names none', false, undefined, []],
  ])('asks for the page after one that %s, and after no other', (_, isLast, nextKey, asked) => {
    const { first, next } = createStepper(imSyncMachine)
    let step = next(first().snapshot, { type: 'imSync.connected', at: 0 })
    step = next(step.snapshot, { type: 'imSync.noticeHeard', queue, at: 3 })
    const page = { queue, isLast, ...(nextKey ? { nextKey } : {}), events: [], skipped: [] }
    step = next(step.snapshot, { type: 'imSync.pageArrived', page, at: 4 })
    const { queues } = step.snapshot.context as { queues: readonly { readonly nextKey?: string }[] }
    expect(queues.map((one) => one.nextKey)).toEqual(asked)
  })

  it('[const:msg-cache] [lc:message-cache] knows the last 100 messages again', () => {
    const one = stepper(imSyncMachine)
    one.say({ type: 'imSync.connected', at: 0 })
    const events = Array.from({ length: 150 }, (_, index) => message(index))
    one.say({ type: 'imSync.pageArrived', page: { queue, isLast: true, events, skipped: [] }, at: 1 })
    expect(one.context()['seen']).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 50)))
  })
})
