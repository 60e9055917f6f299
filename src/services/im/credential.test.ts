import { expect, it } from 'vitest'
import type { Tools } from '../effect.ts'
import type { Ended } from '../rest/client.ts'
import { marketplaceCredential } from './credential.ts'

async function credentialOf(answer: Ended<unknown>) {
  const asked: unknown[] = []
  const rest = (name: string, request: unknown, { signal: _, ...options }: { signal?: AbortSignal }) => {
    asked.push([name, request, options])
    return Promise.resolve(answer)
  }
  const got = await marketplaceCredential({ rest } as unknown as Pick<Tools, 'rest'>)('10001')
  return { asked, got: got.ok ? got.value : got.error.name }
}
const failed = (reason: string) => ({ kind: 'failed', failure: { reason, message: '' } }) as unknown as Ended<unknown>

it('the token of the marketplace is asked for without a word, and taken with its end', async () => {
  const { asked, got } = await credentialOf({ kind: 'data', data: { token: 't', expiresAt: 7 } })
  expect(asked).toEqual([['chat.getImToken', {}, { silent: true }]])
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
