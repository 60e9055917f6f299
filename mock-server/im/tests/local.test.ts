import { expect, it } from 'vitest'
import { encodeFrame } from '#src/contract/im/frames.ts'
import { createTestClock } from '../../test-kit.ts'
import { createLocalChat } from '../local.ts'

/** Whatever may change what the service remembers is told of, so that it is kept; what only looks is not. */
async function begin() {
  const { now } = createTestClock()
  const clock = { now, waitUntil: () => new Promise<void>(() => undefined) } as never
  let count = 0
  const chat = createLocalChat({ clock, lively: false, changed: () => void (count += 1) })
  await chat.admin.begin({ seed: 1, cast: { now: now(), people: [], cards: [] } })
  const connection = chat.connect({ send: () => true, close: () => undefined, cut: () => undefined })
  const url = new URL('http://chat.test/demo/chat/token')
  const request = { method: 'POST', path: url.pathname, query: url.searchParams, headers: {}, body: new Uint8Array() }
  const deeds: Readonly<Record<string, () => unknown>> = {
    'a frame': () => connection.receive(encodeFrame({ type: 'heartbeat' })),
    'the end of a line': () => connection.closed(false),
    'a call': () => chat.answer({ ...request, origin: url.origin }),
    'what the marketplace does': () => chat.admin.enrol({ id: '10001', nickname: '林', avatar: '' }),
    'a beginning': () => chat.admin.begin({ seed: 2, cast: { now: now(), people: [], cards: [] } }),
    'a look at all of it': () => chat.admin.snapshot(),
  }
  const tells = async (name: string) => {
    count = 0
    await deeds[name]!()
    return count
  }
  return { names: Object.keys(deeds), tells }
}

it('all that may change something is told of, once', async () => {
  const { names, tells } = await begin()
  const told: Record<string, number> = {}
  for (const name of names) told[name] = await tells(name)
  expect(told).toEqual({ ...Object.fromEntries(names.map((name) => [name, 1])), 'a look at all of it': 0 })
})
