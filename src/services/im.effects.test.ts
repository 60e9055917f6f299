import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor, createMachine, fromCallback } from 'xstate'
import { expect, it } from 'vitest'
import { createVirtualClock } from './clock/virtual-clock.ts'
import type { Tools } from './effect.ts'
import {
  chatParts,
  type ChatParts,
  connectionEffects,
  inboxEffects,
  messageEffects,
  syncEffects,
} from './im.effects.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A fetch of a queue that is asked for, waits for its page, and is left. */
async function fetchLeft(
  logic: NonNullable<ReturnType<typeof syncEffects>['actors']>[string],
): Promise<WeakRef<object>> {
  const asked = Promise.withResolvers<void>()
  const input = { queue: {}, asked: asked.resolve }
  const fetching = createActor(logic, { input }).start()
  await asked.promise
  await new Promise(setImmediate)
  fetching.stop()
  return new WeakRef(fetching)
}

it('a fetch of a queue that is left is let go of, though its page never comes', async () => {
  const sync = {
    stored: async () => true,
    fetchQueue: ({ asked }: { asked: () => void }) => {
      asked()
      return true
    },
  }
  const parts = {
    tools: { clock: { now: () => 0 }, durable: async () => undefined },
    live: async () => ({ sync }),
  } as unknown as ChatParts
  const logic = syncEffects(parts).actors!['fetchQueue']!
  const left = []
  for (let time = 0; time < 20; time++) left.push(await fetchLeft(logic))
  await new Promise(setImmediate)
  collect()
  // The last one may still lie in a register.
  expect(left.filter((one) => one.deref() !== undefined).length).toBeLessThan(2)
})

const quiet = { clock: { now: () => 0 }, durable: async () => undefined } as unknown as Tools

it('without a chat service each port says so, and only where one logs in is it final', async () => {
  const parts = chatParts({ ...quiet }, undefined)
  const ports = {
    ...messageEffects(parts).actors,
    ...inboxEffects(parts).actors,
    ...connectionEffects(parts, () => true).actors,
  }
  const names = ['open', 'beat', 'renew', 'listConversations', 'removeConversation', 'upload', 'reconcile']
  for (const name of names) {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const parent = createActor(
      fromCallback(({ self, receive }) => {
        receive(resolve)
        createActor(ports[name]!, { input: {}, parent: self as never }).start()
      }),
    ).start()
    expect(await promise).toMatchObject({
      type: `${name}.failed`,
      failure: { reason: 'noService' },
      ...(name === 'open' && { isFinal: true }),
    })
    expect('isFinal' in ((await promise) as object)).toBe(name === 'open')
    parent.stop()
  }
})

it('one client is behind all machines of the chat, whichever asks first', async () => {
  const tools = { ...quiet, vault: { get: () => null, credentials: () => null } } as never
  const config = { appKey: 'demo#chat', rest: ['http://x'], socket: ['ws://x'], dns: [] }
  const chat = { config, resource: 'own' } as never
  const parts = chatParts(tools, chat)
  expect(chatParts(tools, chat)).toBe(parts)
  const [first, second] = await Promise.all([parts.live(), parts.live()])
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(await parts.live()).toBe(first)
})

/** Everything that leaves for the chat service, and what it waits for: that what asked for it is noted, and that what came is kept. */
const leaves: Readonly<Record<string, readonly ('noted' | 'kept')[]>> = {
  'connection.open': ['noted'],
  'connection.beat': ['noted'],
  'connection.renew': ['noted'],
  'connection.logOut': ['noted'],
  'inbox.listConversations': ['noted'],
  'inbox.removeConversation': ['noted'],
  'message.upload': ['noted'],
  'message.reconcile': ['noted'],
  'message.send': ['noted'],
  'sync.fetchQueue': ['noted', 'kept'],
  'sync.confirmDelivery': ['kept'],
}

/** Asks for all of it, while it is noted and kept what has come, or not yet, and gives what has left. */
async function left({ noted, kept }: { readonly noted: Promise<void>; readonly kept: Promise<boolean> }) {
  const gone: string[] = []
  const kinds = new Set(Object.keys(leaves).map((name) => name.split('.')[0]!))
  const part = (kind: string) =>
    new Proxy(
      {},
      { get: (_, name) => (name === 'stored' ? () => kept : () => (gone.push(`${kind}.${String(name)}`), true)) },
    )
  const chat = Object.fromEntries([...kinds].map((kind) => [kind, part(kind)]))
  const tools = { ...quiet, durable: () => noted, say: () => undefined } as unknown as Tools
  const parts = { tools, live: async () => chat, hasService: true } as unknown as ChatParts
  const [connection, sync, message] = [connectionEffects(parts, () => true), syncEffects(parts), messageEffects(parts)]
  const actors = { ...connection.actors, ...sync.actors, ...inboxEffects(parts).actors, ...message.actors }
  const ports = ['open', 'beat', 'renew', 'close', 'listConversations', 'removeConversation', 'upload', 'reconcile']
  for (const name of [...ports, 'fetchQueue']) createActor(actors[name]!, { input: {} }).start()
  message.actions!['send']!(null as never, { item: { localId: '1' } } as never)
  sync.actions!['confirmDelivery']!(null as never, { messages: [] } as never)
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  return gone.toSorted()
}

it.each([
  ['all is noted and kept', true, true],
  ['nothing is noted', false, true],
  ['nothing is kept', true, null],
  ['its person has gone meanwhile, so that nothing is kept', true, false],
] as const)('IMS-7 what leaves for the service waits for the device: %s', async (_, isNoted, isKept) => {
  const never = new Promise<never>(() => undefined)
  const there = { noted: isNoted, kept: isKept === true }
  const may = Object.keys(leaves).filter((name) => leaves[name]!.every((what) => there[what]))
  const noted = isNoted ? Promise.resolve() : never
  expect(await left({ noted, kept: isKept === null ? never : Promise.resolve(isKept) })).toEqual(may.toSorted())
})

/** A state that pauses for half a second, and what it has heard when it was left or waited to its end. */
function pausing(isLookedAt: () => boolean) {
  const clock = createVirtualClock(1000)
  const tools = { ...quiet, clock, random: { int: () => 0 } } as unknown as Tools
  const { pause } = connectionEffects({ tools } as unknown as ChatParts, isLookedAt).actors!
  const heard: unknown[] = []
  const machine = createMachine({
    initial: 'pausing',
    states: { pausing: { invoke: { src: pause!, input: { pauseMs: 500 } }, on: { left: 'away' } }, away: {} },
    on: { 'imConnection.roundElapsed': { actions: ({ event }) => heard.push(event) } },
  })
  return { clock, heard, actor: createActor(machine).start() }
}

it.each([
  ['somebody looks all the time', [true, true], 1],
  ['nobody does', [false, false], 0],
  ['somebody has come meanwhile', [false, true], 1],
  ['whoever looked has gone meanwhile', [true, false], 0],
] as const)('IMC-7 a pause asks at its end whether somebody looks: %s', async (_, looks, told) => {
  let isLookedAt: boolean = looks[0]
  const { clock, heard } = pausing(() => isLookedAt)
  await clock.advance(499)
  isLookedAt = looks[1]
  expect(heard).toEqual([])
  await clock.advance(1)
  expect(heard).toEqual(told === 1 ? [{ type: 'imConnection.roundElapsed', at: 1500 }] : [])
  expect(clock.nextAt()).toBeUndefined()
})

it('a pause that is left leaves nothing behind that wakes the device', async () => {
  const { clock, heard, actor } = pausing(() => true)
  await clock.advance(100)
  actor.send({ type: 'left' })
  expect(clock.nextAt()).toBeUndefined()
  await clock.advance(1000)
  expect(heard).toEqual([])
})
