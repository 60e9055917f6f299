import { expect, it } from 'vitest'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { timings } from '#src/domain/time/timings.ts'
import { type ChatClient, createChatClient } from '#src/services/im/client.ts'
import type { OpenSocket } from '#src/services/im/web-socket.ts'

/** How the server meets a login over the socket: status numbers of `wire §3`, or not at all. */
type Met = number | 'closed' | 'silent'

/** Which hosts logins ask that are met so, one after the other, and which of them were logged in. */
async function asked(hosts: readonly string[], ...met: readonly Met[]) {
  const clock = createVirtualClock(0)
  const urls: string[] = []
  const openSocket: OpenSocket = (url, { received, closed }) => {
    const how = met[urls.length] ?? 0
    urls.push(url)
    queueMicrotask(() => {
      if (how === 'closed') closed('gone')
      else if (how !== 'silent')
        received(encodeServerFrame({ type: 'provisioned', status: { code: how, reason: '' } } as never))
    })
    return { send: () => true, close: () => undefined }
  }
  const client = createChatClient({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: hosts, dns: [], isSecure: false },
    openSocket,
    fetch: async () => new Response('{}'),
    clock,
    newId: () => '1',
    credential: async () => ({ ok: true, value: { kind: 'token', token: 't' } }),
    resource: 'r',
    report: () => undefined,
  })
  const events = new Proxy({}, { get: () => () => undefined }) as Parameters<ChatClient['open']>[1]
  const logins: boolean[] = []
  while (urls.length < met.length) {
    const opening = client.open({ user: 'alice', isFresh: true }, events, new AbortController().signal)
    await clock.advance(timings.socketTimeoutMs)
    logins.push((await opening).ok)
  }
  return { urls, logins }
}

/** A login that ended without success goes to the next host; one that had success stays (A-72, `wire §1`). */
it.each([
  ['closed', ['closed', 'closed', 'closed'], ['a', 'b', 'a'], [false, false, false]],
  ['not answered', ['silent', 0], ['a', 'b'], [false, true]],
  ['refused', [5, 0], ['a', 'b'], [false, true]],
  ['taken', [0, 0, 0], ['a', 'a', 'a'], [true, true, true]],
  ['taken, and closed the next time', [0, 'closed', 0, 0], ['a', 'a', 'b', 'b'], [true, false, true, true]],
  ['refused for its token, which is fetched once more at the same host', [2, 0, 0], ['a', 'a', 'a'], [true, true]],
  ['refused for its token twice', [6, 6, 0], ['a', 'a', 'b'], [false, true]],
] as const)('[A-72] a login that is %s', async (_, met, hosts, logins) => {
  expect(await asked(['a', 'b'], ...met)).toEqual({ urls: hosts, logins })
})
