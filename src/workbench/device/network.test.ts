import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { noPerils, type Perils, type Way } from './disk.ts'
import { createNetwork, nameOf } from './network.ts'

const notices = 'http://world.test/api/v1.0/systemNotice'

/** A device on a way: what has come to the server so far, in order, and when, in ms. */
function onWay(way: Partial<Way> & Pick<Way, 'kind'>) {
  const clock = createVirtualClock(0)
  const came: string[] = []
  const perils: Perils = { ...noPerils, way: { call: '*', ms: 1000, times: 1, skip: 0, ...way } }
  const send = createNetwork({
    perils,
    clock,
    send: async (url) => {
      came.push(`${url instanceof Request ? url.url : url.toString()} at ${clock.now()}`)
      return new Response('{}')
    },
  })
  return { send, came, clock }
}

describe('a request that comes twice', () => {
  it('comes again after its answer, also when nobody waits for it any more, and then no other does', async () => {
    const { send, came, clock } = onWay({ kind: 'twice' })
    const given = new AbortController()
    await send('/a', { signal: given.signal })
    given.abort()
    await send('/b')
    await clock.advance(5000)
    expect(came).toEqual(['/a at 0', '/b at 0', '/a at 1000'])
  })
})

describe('a request that is overtaken', () => {
  it('comes when another one has been answered', async () => {
    const { send, came } = onWay({ kind: 'overtaken' })
    await Promise.all([send('/a'), send('/b')])
    expect(came).toEqual(['/b at 0', '/a at 0'])
  })

  it('comes at last where there is no other', async () => {
    const { send, came, clock } = onWay({ kind: 'overtaken' })
    const answer = send('/a')
    await clock.advance(999)
    expect(came).toEqual([])
    await clock.advance(1)
    await answer
    expect(came).toEqual(['/a at 1000'])
  })

  it('comes also when nobody waits for it any more, who hears of it at once', async () => {
    const { send, came, clock } = onWay({ kind: 'overtaken' })
    const given = new AbortController()
    const answer = send('/a', { signal: given.signal }).catch((why: unknown) => why)
    given.abort('over')
    expect(await answer).toBe('over')
    expect(came).toEqual([])
    await clock.advance(1000)
    expect(came).toEqual(['/a at 1000'])
  })
})

it('befalls what is meant, after those that are passed over', async () => {
  const { send, came } = onWay({ kind: 'overtaken', call: '/chat/*', skip: 1 })
  await Promise.all(['/chat/1', '/a', '/chat/2', '/b'].map((path) => send(path)))
  expect(came.map((one) => one.split(' ')[0])).toEqual(['/chat/1', '/a', '/b', '/chat/2'])
})

it('knows calls by their names, and what is no call by its path', () => {
  expect([nameOf(notices, { method: 'POST' }), nameOf('/chat-service/x?y=1')]).toEqual([
    'notice.list',
    '/chat-service/x',
  ])
})
