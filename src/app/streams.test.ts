import { expect, it } from 'vitest'
import { assign, createActor, fromCallback, setup } from 'xstate'
import type { ReadBack } from '#src/journal/journal.ts'
import type { KindCode } from '#src/machines/kind.ts'
import { transfer } from '#src/machines/transfer/transfer.kind.ts'
import { transferMachine } from '#src/machines/transfer/transfer.machine.ts'
import { liveKind } from './provide.ts'
import type { Role } from './router.ts'
import { createStreams } from './streams.ts'

const code: KindCode = { machine: transferMachine, effects: () => ({ actors: {} }) }

const stateOf = (intent: string, value = 'idle') => {
  const actor = createActor(transferMachine, { input: { intent } }).start()
  return { ...(actor.getPersistedSnapshot() as object), value }
}
const row = (key: string, seq: number, value?: string): ReadBack =>
  ({ kind: 'live', stream: `transfer/${key}`, seq, state: stateOf(key, value) }) as ReadBack

function bench(found: readonly ReadBack[], role: Role = 'leader', taken: Readonly<Record<string, unknown>> = {}) {
  const dropped: string[][] = []
  const journal = {
    install: () => found,
    drop: async (streams: readonly string[]) => void dropped.push([...streams]),
  }
  const streams = createStreams({ role, journal, tabId: 'tab-1', installing: {}, taken } as never)
  const openings = streams.install(transfer, code)
  const begun = (key: string) => createActor(streams.logicOf(`transfer/${key}`), { input: { intent: key } }).start()
  return { streams, dropped, openings, begun }
}

it('goes on once from where it was left: who comes to it after that begins anew', () => {
  const { begun } = bench([row('a', 3, 'done')])
  expect(begun('a').getSnapshot().value).toBe('done')
  expect(begun('a').getSnapshot().value).toBe('idle')
  expect(begun('b').getSnapshot().value).toBe('idle')
})

it('what was read back is news no more, what came after it is', () => {
  const { streams } = bench([row('a', 3), { kind: 'newer', stream: 'transfer/b', state: stateOf('b') }])
  const news = (stream: string, seq: number) => streams.isNews({ stream: `transfer/${stream}`, seq } as never)
  expect([news('a', 2), news('a', 3), news('a', 4)]).toEqual([false, false, true])
  // Nobody here could read it, so all of it is news; so is all of what was not there.
  expect([news('b', 0), news('c', 0)]).toEqual([true, true])
})

it('of what another tab keeps for itself nothing goes on here', () => {
  const { openings, streams } = bench([row('a~tab-1', 1), row('b~tab-2', 2), row('c', 3)])
  expect(openings).toEqual([
    { stream: 'transfer/a', input: { intent: 'a' } },
    { stream: 'transfer/c', input: { intent: 'c' } },
  ])
  expect([...streams.restored]).toEqual(['transfer/a', 'transfer/c'])
})

it('what goes on with the page is newer than what lies on the disk, and was not read back', () => {
  const taken = { 'transfer/a': stateOf('a', 'refused'), 'order/x': {} }
  const { openings, streams, begun } = bench([row('a', 3, 'done'), row('b', 4)], 'leader', taken)
  expect(openings.map(({ stream }) => stream)).toEqual(['transfer/a', 'transfer/b'])
  expect(begun('a').getSnapshot().value).toBe('refused')
  expect([...streams.restored]).toEqual(['transfer/b'])
})

it('what is long settled is not opened again, and the leader alone takes it off the disk', () => {
  const many = Array.from({ length: 32 }, (_, seq) => row(`s${seq}`, seq, 'done'))
  const leader = bench(many)
  expect(leader.dropped).toEqual([['transfer/s1', 'transfer/s0']])
  expect(leader.openings).toHaveLength(30)
  expect(leader.streams.isNews({ stream: 'transfer/s0', seq: 0 } as never)).toBe(false)
  const follower = bench(many, 'follower')
  expect([follower.dropped, follower.openings.length]).toEqual([[], 30])
  expect(bench(many.slice(2)).dropped).toEqual([])
})

it.each([
  ['leader', 'origin', ['effect', 'own', 'tab']],
  ['follower', 'origin', ['tab']],
  ['follower', 'tab', ['effect', 'own', 'tab']],
] as const)('a %s runs of what is kept for each %s: %s, and moves all the same', (role, journaled, ran) => {
  const log: string[] = []
  const machine = setup({
    types: { context: {} as { count: number } },
    actors: { effect: fromCallback(() => void log.push('unplugged')) },
    actions: { own: () => void log.push('unplugged'), tab: () => void log.push('unplugged') },
  }).createMachine({
    context: { count: 0 },
    invoke: { src: 'effect' },
    on: { go: { actions: [assign({ count: ({ context }) => context.count + 1 }), 'own', 'tab'] } },
  })
  const note = (what: string) => () => void log.push(what)
  const effects = () => ({
    actors: { effect: fromCallback(note('effect')) },
    actions: { own: note('own') },
    tabActions: { tab: note('tab') },
    input: 7,
  })
  const live = liveKind({ ...transfer, journaled } as never, { machine, effects } as never, {} as never, role)
  const actor = createActor(live.machine).start()
  actor.send({ type: 'go' })
  expect([log, live.input, actor.getSnapshot().context]).toEqual([ran, 7, { count: 1 }])
})
