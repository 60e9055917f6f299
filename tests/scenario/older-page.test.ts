import { expect, it } from 'vitest'
import { twoTabs } from './two-tabs.ts'

it('[ORD-8] a page that finds what a newer release has begun says so before it begins anything', async () => {
  const { first, second, open, settle, store } = await twoTabs()
  await settle()
  expect([first.meetsNewer(), second.meetsNewer()]).toEqual([false, false])
  const fact = { type: 'order.placeRequested', endpoint: 'order.byBeans', request: { productId: '201701' }, at: 1 }
  await Promise.all([first.stop(), second.stop()])
  // Others of its streams, that neither take nor give, are found before and after.
  const streams = ['push', 'order/of-a-newer-release', 'verification-code/login', 'im-inbox']
  await store.write({ append: streams.map((stream, at) => ({ seq: 9000 + at, stream, v: 99, fact })) })
  const again = await open(1)
  await settle()
  expect([again.meetsNewer(), again.remembers()]).toEqual([true, true])
  await again.stop()
})
