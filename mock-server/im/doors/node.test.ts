import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { createChatServer } from '../server.ts'
import { mountChat } from './node.ts'

/** A chat server on a port of its own; gives its address. */
async function open(): Promise<string> {
  const http = createServer()
  const chat = mountChat(http, {
    server: createChatServer({ clock: createTestClock(), random: createWorldRandom(7) }),
    requests: true,
  })
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    chat.close()
    await new Promise((closed) => http.close(closed))
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

it('says 413 to a body of more than 32 MiB, and reads one of as many', async () => {
  const origin = await open()
  const status = async (more: number) => {
    const body = new Uint8Array(32 * 1024 * 1024 + more)
    const answer = await fetch(`${origin}/demo/chat/users`, { method: 'POST', body, keepalive: false })
    await answer.text()
    return answer.status
  }
  expect([await status(0), await status(1)]).toEqual([400, 413])
})
