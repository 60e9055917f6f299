import { expect, it } from 'vitest'
import { twoTabs } from './two-tabs.ts'

it('[ORD-8] a page that finds what a newer release has begun says so before it begins anything', async () => {
  const { first, second, open, settle, store } = await twoTabs()
  await settle()
  expect([first.meetsNewer(), second.meetsNewer()]).toEqual([false, false])
  const fact = { type: 'order.placeRequested', endpoint: 'order.byBeans', request: { productId: '201701' }, at: 1 }
  await Promise.all([first.stop(), second.stop()])
  await store.write({ append: [{ seq: 9000, stream: 'order/of-a-newer-release', v: 99, fact }] })
  const again = await open(1)
  await settle()
  expect([again.meetsNewer(), again.remembers()]).toEqual([true, true])
  await again.stop()
})
