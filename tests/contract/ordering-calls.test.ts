import { describe, expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import { listingEndpoints } from '#src/contract/rest/listing/listing.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { transferEndpoints } from '#src/contract/rest/transfer/transfer.endpoints.ts'

const { create, quick, batch, batchQuick, payBlindBox, payActivityBlindBox, cancel, preview } = orderEndpoints

async function openShop() {
  const opened = await openTestWorld()
  const headers = await opened.signIn()
  const { world, ask } = opened
  const offer = world.tables.listings.find((row) => row.state === 'up' && row.sellerId !== demoAccount.userId)!
  const productId = world.tables.products.find((row) => row.name === '云起庐山')!.id
  const signInAs = async (userId: string) => {
    const request = { phone: world.tables.users.get(userId)!.phone, password: demoAccount.password }
    return { token: (await ask(sessionEndpoints.loginByPassword, request)).data.token }
  }
  const sound = () => expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
  return { ...opened, headers, offer, productId, signInAs, sound }
}

describe('a call that orders', () => {
  const box = { blindBoxId: '3011' }
  const inActivity = { blindBoxId: '3018' }

  it('sells its own kind of goods and refuses what another one sells', async () => {
    const { ask, headers, offer, productId, sound } = await openShop()
    const listing = { listingId: offer.id }
    const calls = { create, quick, payBlindBox, payActivityBlindBox }
    const goods = { product: { productId }, listing, box, inActivity }
    const answers: string[] = []
    for (const [name, call] of Object.entries(calls)) {
      for (const [kind, what] of Object.entries(goods)) {
        const intent = `intent-${name}-${kind}`
        const { code, data } = await ask(call, { intent, ...what }, headers)
        answers.push(`${name} ${kind} ${String(code)}`)
        // So that the next one finds it again.
        if (code === 200) await ask(cancel, { orderId: data.order.id }, headers)
      }
    }
    const sold = answers.filter((answer) => answer.endsWith(' 200')).map((answer) => answer.slice(0, -4))
    expect(answers.filter((answer) => answer.endsWith(' 1400'))).toHaveLength(answers.length - sold.length)
    expect(sold).toEqual([
      'create product',
      'create listing',
      'quick listing',
      'payBlindBox box',
      'payActivityBlindBox inActivity',
    ])
    sound()
  })

  it('buys one offer at once, of somebody else, at the price that was shown', async () => {
    const { ask, headers, offer, signInAs, sound } = await openShop()
    const asked = { intent: 'intent-quick', listingId: offer.id, expectedFen: offer.priceFen }
    expect((await ask(quick, { ...asked, quantity: 2 }, headers)).code).toBe(1400)
    expect((await ask(quick, { ...asked, expectedFen: offer.priceFen - 1 }, headers)).code).toBe(1109)
    expect((await ask(quick, asked, await signInAs(offer.sellerId))).msg).toBe('不能购买自己的寄售')
    const { data } = await ask(quick, { ...asked, payKind: 'bankCard' }, headers)
    expect([data.order.state, data.payment?.state]).toEqual(['paying', 'open'])
    sound()
  })

  it('sells a box of an activity only while that runs, which the preview names', async () => {
    const { world, ask, headers, clock, signIn } = await openShop()
    expect((await ask(preview, inActivity, headers)).data).toMatchObject({ activityName: '谷雨看花', obstacle: '' })
    expect((await ask(preview, box, headers)).data.activityName).toBe('')
    clock.tick(world.tables.boxActivities.get('3018')!.endsAt - clock.now())
    const later = await signIn()
    const late = await ask(payActivityBlindBox, { intent: 'intent-late', ...inActivity }, later)
    expect([late.code, late.msg]).toEqual([1256, '活动已结束'])
    expect((await ask(preview, inActivity, later)).data.obstacle).toBe('活动已结束')
  })

  it('takes at most as many together as the server says', async () => {
    const { world, ask, headers } = await openShop()
    const max = world.settings.batchMax
    const ids = Array.from({ length: max + 1 }, (_, index) => `x-${index}`)
    const productId = '201101'
    const { payPassword, phone: receiver } = { ...demoAccount, phone: '13800000002' }
    const answers = [
      await ask(batch, { intent: 'intent-batch', listingIds: ids }, headers),
      await ask(batchQuick, { intent: 'intent-sweep', productId, quantity: ids.length }, headers),
      await ask(listingEndpoints.upMany, { ids, priceFen: 100 }, headers),
      await ask(listingEndpoints.downMany, { ids }, headers),
      await ask(listingEndpoints.boxUp, { ids, priceFen: 100 }, headers),
      await ask(transferEndpoints.give, { ids, receiver, payPassword }, headers),
    ]
    expect(answers.map(({ msg }) => msg)).toEqual(answers.map(() => `一次最多 ${max} 件`))
    const list = await ask(transferEndpoints.transferable, { pageNo: 1, pageSize: 1 }, headers)
    expect(list.data.batchMax).toBe(max)
  })
})
