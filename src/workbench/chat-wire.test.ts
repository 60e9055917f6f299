import { describe, expect, it } from 'vitest'
import { encodeFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock, macrotask } from '#src/services/clock/virtual-clock.ts'
import type { ChatTransport } from '#mock/im/types.ts'
import { createChatWire, type FrameFault, type InTurn } from './chat-wire.ts'

const heartbeat = encodeFrame({ type: 'heartbeat' })
const notice = (name: string) => encodeServerFrame({ type: 'notice', queue: { name, domain: 'easemob.com' } })

/** A wire with a socket on it: what arrived at both ends, and the service's end of it. */
async function openSocket(inTurn: InTurn = queueMicrotask) {
  const clock = createVirtualClock(0)
  const up: Uint8Array[] = []
  const ends: string[] = []
  let service: ChatTransport | undefined
  const wire = createChatWire(
    {
      connect: (transport) => {
        service = transport
        return { receive: (bytes) => void up.push(bytes), closed: (clean) => void ends.push(`service ${clean}`) }
      },
    },
    clock,
    { inTurn },
  )
  const down: Uint8Array[] = []
  const socket = wire.openSocket('wss://chat.test', {
    opened: () => undefined,
    received: (bytes) => void down.push(bytes),
    closed: (reason) => void ends.push(reason),
  })
  await macrotask()
  return { clock, wire, socket, service: service!, up, down, ends }
}

describe('the wire of the chat on a bench', () => {
  it('carries frames in order, both ways', async () => {
    const { socket, service, up, down } = await openSocket()
    expect(socket.send(heartbeat)).toBe(true)
    service.send(notice('a'))
    service.send(notice('b'))
    await macrotask()
    expect(up).toEqual([heartbeat])
    expect(down).toEqual([notice('a'), notice('b')])
  })

  it('ends behind what was sent before, and carries nothing before its turn', async () => {
    const turns: (() => void)[] = []
    const { service, down, ends } = await openSocket((job) => turns.push(job))
    service.send(notice('a'))
    service.close(1000, 'signed in elsewhere')
    await macrotask()
    expect([down, ends]).toEqual([[], []])
    for (const turn of turns) turn()
    await macrotask()
    expect([down, ends]).toEqual([[notice('a')], ['service true', 'closed 1000 signed in elsewhere']])
  })

  it.each<[FrameFault, string[]]>([
    [{ kind: 'drop', on: 'down', frame: 'notice', times: 1 }, ['b', 'c']],
    [{ kind: 'drop', skip: 1, times: 1 }, ['a', 'c']],
    [{ kind: 'duplicate', times: 1 }, ['a', 'a', 'b', 'c']],
    [{ kind: 'reorder', times: 1 }, ['b', 'a', 'c']],
    [{ kind: 'drop', on: 'up' }, ['a', 'b', 'c']],
    [{ kind: 'drop', frame: 'sync' }, ['a', 'b', 'c']],
  ])('%j', async (rule, expected) => {
    const { wire, service, down } = await openSocket()
    wire.fault(rule)
    for (const name of ['a', 'b', 'c']) service.send(notice(name))
    await macrotask()
    expect(down).toEqual(expected.map(notice))
  })

  it('delays a frame by the clock and breaks another', async () => {
    const { clock, wire, service, down } = await openSocket()
    wire.fault({ kind: 'delay', ms: 500, times: 1 })
    service.send(notice('a'))
    service.send(notice('b'))
    await clock.advance(499)
    expect(down).toEqual([notice('b')])
    await clock.advance(1)
    expect(down).toEqual([notice('b'), notice('a')])
    wire.fault({ kind: 'malformed' })
    service.send(notice('c'))
    await macrotask()
    expect(down[2]).toHaveLength(Math.ceil(notice('c').length / 2))
    wire.fault({ kind: 'none' })
    service.send(notice('d'))
    await macrotask()
    expect(down[3]).toEqual(notice('d'))
    expect(() => wire.fault({ kind: 'wobble' } as never)).toThrow('wobble')
  })

  it('breaks with the network, at both ends, and opens no socket without one', async () => {
    const { wire, socket, service, ends } = await openSocket()
    wire.setOnline(false)
    await macrotask()
    expect(ends).toEqual(['service false', 'closed 1006'])
    expect([socket.send(heartbeat), service.send(notice('a'))]).toEqual([false, false])
    let refused = ''
    wire.openSocket('wss://chat.test', {
      opened: () => undefined,
      received: () => undefined,
      closed: (why) => (refused = why),
    })
    await macrotask()
    expect(refused).toBe('closed 1006')
  })

  it('closes when either side says so, and tells who watches the screen', async () => {
    const { wire, service, ends } = await openSocket()
    service.close(4000, 'replaced')
    await macrotask()
    expect(ends).toEqual(['service true', 'closed 4000 replaced'])
    const seen: boolean[] = []
    const stop = wire.watchVisible((isVisible) => void seen.push(isVisible))
    wire.setVisible(false)
    stop()
    wire.setVisible(true)
    expect(seen).toEqual([false])
  })
})
