import { describe, expect, it } from 'vitest'
import { openSocketWith } from './web-socket.ts'

/** A socket that a test opens, closes and speaks through. */
function setUp(readyState = 1) {
  const target = new EventTarget()
  const sent: Uint8Array[] = []
  let closed = 0
  class Socket {
    binaryType: BinaryType = 'blob'
    readonly readyState = readyState
    readonly addEventListener = target.addEventListener.bind(target)
    readonly url: string
    constructor(url: string) {
      this.url = url
      made.push(this)
    }
    send(bytes: Uint8Array) {
      sent.push(bytes)
    }
    close() {
      closed += 1
    }
  }
  const made: Socket[] = []
  const told: unknown[] = []
  const socket = openSocketWith(Socket as never)('wss://im.example.com/websocket', {
    opened: () => void told.push('opened'),
    received: (bytes) => void told.push([...bytes]),
    closed: (reason) => void told.push(reason),
  })
  const say = (type: string, more: object = {}) => void target.dispatchEvent(Object.assign(new Event(type), more))
  return { socket, say, told, sent, made, closings: () => closed }
}

describe('a socket', () => {
  it('speaks binary, and hands on what it hears until it is over', () => {
    const { socket, say, told, sent, made } = setUp()
    expect([made[0]!.url, made[0]!.binaryType]).toEqual(['wss://im.example.com/websocket', 'arraybuffer'])
    say('open')
    say('message', { data: new Uint8Array([1, 2]).buffer })
    say('message', { data: new Uint8Array([0, 3, 4, 0]).subarray(1, 3) })
    say('message', { data: 'words' })
    expect(told).toEqual(['opened', [1, 2], [3, 4]])
    expect(socket.send(new Uint8Array([9]))).toBe(true)
    expect(sent.map((bytes) => [...bytes])).toEqual([[9]])
  })

  it.each([
    ['closed 1006 gone', 'close', { code: 1006, reason: 'gone' }],
    ['closed 1000', 'close', { code: 1000, reason: '' }],
    ['closed', 'close', {}],
    ['socket error', 'error', {}],
  ])('[err:001:sock:taskID-not-exist] ends once, and says how: %s', (reason, type, more) => {
    const { socket, say, told, sent } = setUp()
    say(type, more)
    say('close', { code: 1000, reason: 'again' })
    say('open')
    say('message', { data: new Uint8Array([1]).buffer })
    expect(told).toEqual([reason])
    expect(socket.send(new Uint8Array([9]))).toBe(false)
    expect(sent).toEqual([])
  })

  it('is closed by us once, and hears nothing afterwards', () => {
    const { socket, say, told, closings } = setUp()
    socket.close()
    say('message', { data: new Uint8Array([1]).buffer })
    say('close', { code: 1000 })
    expect([told, closings()]).toEqual([['closed by us'], 1])
  })

  it('[err:001:sock:readyState-is-not-OPEN] takes nothing while it is not open', () => {
    const { socket, sent } = setUp(0)
    expect(socket.send(new Uint8Array([9]))).toBe(false)
    expect(sent).toEqual([])
  })

  it('that a refused address never gave is closed, after whoever opened it knows it', async () => {
    const told: string[] = []
    const Refusing = class {
      constructor() {
        throw new TypeError('no such scheme')
      }
    }
    const nothing = () => undefined
    const socket = openSocketWith(Refusing as never)('x:', {
      opened: nothing,
      received: nothing,
      closed: (reason) => void told.push(reason),
    })
    expect([socket.send(new Uint8Array([1])), told]).toEqual([false, []])
    await Promise.resolve()
    expect(told).toEqual(['TypeError: no such scheme'])
  })
})
