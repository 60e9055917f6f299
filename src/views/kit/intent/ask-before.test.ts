import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import type { App } from '../app/app.ts'
import { useAskBefore } from './ask-before.tsx'

const goods = ['201107']
const doubt = {
  value: 'uncertain',
  context: { endpoint: 'order.create', request: { productId: '201107' }, failure: {} },
}

it('asks before something is done once another tab has begun it, though this page was drawn before', () => {
  const known: string[] = []
  const app = {
    trade: { intents: () => known, remembers: () => true, meetsNewer: () => false },
    snapshot: (stream: string) => (known.includes(stream) ? doubt : undefined),
    subscribe: () => () => undefined,
  } as unknown as App
  const page = hooked(() => useAskBefore('order/mine', goods), app)
  let done = 0
  const buy = () => page.shown().before({ endpoint: 'order.create' }, () => (done += 1))
  buy()
  expect(done).toBe(1)
  known.push('order/theirs')
  buy()
  expect(done).toBe(1)
  page.leave()
})
