import { expect, it } from 'vitest'
import type { Tools } from '../effect.ts'
import type { Ended } from '../rest/client.ts'
import { marketplaceCredential } from './credential.ts'

const { signal } = new AbortController()

async function credentialOf(answer: Ended<unknown>) {
  const asked: unknown[] = []
  const rest = (...call: readonly unknown[]) => {
    asked.push(call)
    return Promise.resolve(answer)
  }
  const got = await marketplaceCredential({ rest } as unknown as Pick<Tools, 'rest'>)('10001', signal)
  return { asked, got: got.ok ? got.value : got.error.name }
}
const failed = (reason: string) => ({ kind: 'failed', failure: { reason, message: '' } }) as unknown as Ended<unknown>

it('the token of the marketplace is asked for without a word, until nobody wants it, and taken with its end', async () => {
  const { asked, got } = await credentialOf({ kind: 'data', data: { token: 't', expiresAt: 7 } })
  expect(asked).toEqual([['chat.getImToken', {}, { silent: true, signal }]])
  expect(got).toEqual({ kind: 'token', token: 't', expiresAt: 7 })
})

it.each([
  ['offline', 'unknown'],
  ['timeout', 'unknown'],
  ['http', 'unknown'],
  ['aborted', 'unknown'],
  ['malformed', 'unknown'],
  ['anything else', 'chatToken'],
])('%s is %s: another attempt may mend it, or none', async (reason, name) => {
  expect((await credentialOf(failed(reason))).got).toBe(name)
})

it('a refusal of the marketplace is final', async () => {
  expect((await credentialOf({ kind: 'nothing', code: '9999', message: '不行' })).got).toBe('chatToken')
})
