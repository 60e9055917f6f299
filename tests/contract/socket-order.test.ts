import { expect, it } from 'vitest'
import type { ChatPage } from '#src/contract/im/client.ts'
import { encodeBody } from '#src/contract/im/body.ts'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createKnownPlaces } from '#src/services/im/known-places.ts'
import { createChatSocket, type SocketEvents } from '#src/services/im/socket.ts'

const login = { url: 'ws://a', appKey: 'demo#chat', user: 'alice', token: 't', resource: 'r', version: '4.1.2' }
const turn = () => new Promise(setImmediate)

/** A page of one message, of which its sender says that it lies in a thread, or does not. */
function page(id: string, to: string, isInThread: boolean) {
  const thread = { msg_parent_id: '1', muc_parent_id: '5', thread_name: 't' }
  const from = { name: 'bob' }
  const contents = [{ type: 'txt' as const, msg: 'x' }]
  const meta = isInThread ? { meta: JSON.stringify({ thread }) } : {}
  const payload = encodeBody({ kind: 'groupchat', from, to: { name: to }, contents, ...meta })
  const queue = { name: to, domain: 'conference.easemob.com' }
  const one = { id, from, to: queue, timestamp: 5, namespace: 'chat', payload }
  return encodeServerFrame({ type: 'sync', status: { code: 0 }, metas: [one], queue } as never)
}

/** What is told of eight pages whose places are asked for, while the answers come whenever they like. */
async function told(seed: number): Promise<readonly string[]> {
  const random = createSeededRandom(seed)
  const known = createKnownPlaces('demo#chat')
  const open = new Set<() => void>()
  const ask = (ids: readonly string[]) =>
    new Promise<void>((done) => {
      const answer = () => {
        open.delete(answer)
        // Half of them say what was asked for, the others nothing.
        if (random.int(2) === 0) ids.forEach(known.set(random.int(2) === 0 ? 'group' : 'thread'))
        done()
      }
      open.add(answer)
    })
  const ids: string[] = []
  const nothing = () => undefined
  const events = new Proxy({} as SocketEvents, {
    get: (_, name) =>
      name === 'page'
        ? ({ events: all }: ChatPage) => all.forEach((one) => one.type === 'message' && ids.push(one.message.id))
        : nothing,
  })
  let receive: (bytes: Uint8Array<ArrayBuffer>) => void = nothing
  const openSocket = (_url: string, { received }: { received: typeof receive }) => {
    receive = received
    return { send: () => true, close: nothing }
  }
  const socket = createChatSocket({ clock: createVirtualClock(0), openSocket, places: { known, ask } })
  const opened = socket.open(login, events)
  receive(encodeServerFrame({ type: 'provisioned', status: { code: 0 } } as never))
  await opened
  for (let id = 1; id <= 8; id++) {
    receive(page(String(id), String(7 + random.int(3)), random.int(3) > 0))
    for (let turns = random.int(4); turns > 0; turns--) await turn()
    const waiting = [...open]
    if (waiting.length > 0 && random.int(2) === 0) waiting[random.int(waiting.length)]!()
  }
  for (let turns = 0; turns < 40; turns++) {
    for (const answer of Array.from(open)) answer()
    await turn()
  }
  return ids
}

it('IMS-10 pages are told in the order in which they came, each once, whenever it is said where they belong', async () => {
  for (let seed = 1; seed <= 60; seed++)
    expect([seed, await told(seed)]).toEqual([seed, ['1', '2', '3', '4', '5', '6', '7', '8']])
})
