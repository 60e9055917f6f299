import { expect, it } from 'vitest'
import { becameOf } from '../became-of.ts'

type Tools = Parameters<typeof becameOf>[0]

const intent = 'intent-0001'
const opened = JSON.stringify({ status: 'opening', channel: 'pay', url: 'https://bank.example/' })
const answer = (more: object) => ({
  kind: 'data',
  data: { intent, verdict: 'done', message: '', result: '{}', ...more },
})

/** Asks after the opening of a wallet; tells how it was asked. */
async function afterwards(ended: object, keys: Tools['keys'] = 'known') {
  const asked: unknown[] = []
  const rest = (...given: readonly unknown[]) => (asked.push(given), Promise.resolve(ended))
  const verdict = await becameOf({ rest: rest as unknown as Tools['rest'], keys }, 'wallet.open', intent)
  return { asked, verdict }
}

it('is asked by the key, without a word to whoever looks, and never of somebody who is not signed in', async () => {
  const { asked } = await afterwards(answer({}))
  const request = { call: 'wallet.open', intent }
  expect(asked).toEqual([['system.intent', request, { silent: true, onlySignedIn: true }]])
})

it.each([
  ['was done', answer({ result: opened }), { verdict: 'done', data: { url: 'https://bank.example/' } }],
  ['was refused', answer({ verdict: 'notDone', message: '卖完了' }), { verdict: 'notDone', message: '卖完了' }],
  ['was never heard of', answer({ verdict: 'neverHeard' }), { verdict: 'neverHeard' }],
  ['is under way', answer({ verdict: 'pending' }), { verdict: 'unknown' }],
  ['has a result that cannot be read', answer({ result: '{' }), { verdict: 'unknown' }],
  ['has the result of another call', answer({ result: '{"url":1}' }), { verdict: 'unknown' }],
  ['is answered for another key', answer({ intent: 'intent-0002' }), { verdict: 'unknown' }],
  ['is not answered', { kind: 'failed', failure: { reason: 'offline', message: '' } }, { verdict: 'unknown' }],
  ['is answered too late', { kind: 'aborted' }, { verdict: 'unknown' }],
])('what %s is so for whoever asked', async (_, ended, verdict) => {
  expect((await afterwards(ended)).verdict).toMatchObject(verdict)
})

it('is not asked where the server knows no keys', async () => {
  const { asked, verdict } = await afterwards(answer({}), 'ignored')
  expect([asked, verdict.verdict]).toEqual([[], 'unknown'])
})
