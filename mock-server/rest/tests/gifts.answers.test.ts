import { describe, expect, it } from 'vitest'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { invitationEndpoints } from '#src/contract/rest/invitation/invitation.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { auditOrders } from '../../world/checkout/audit.ts'
import { auditEconomy } from '../../world/trade/audit.ts'
import { beansForFriend, friendsADay, noteInvitation } from '../../world/trade/inviting.ts'
import type { World } from '../../world/world.ts'
import { balanceOf, move } from '../../world/trade/ledger.ts'

const { payPassword } = demoAccount
const page = { pageNo: 1, pageSize: 50 }
const friend = '13800000002'
const friendId = '10003'
const gifts = {
  weiDou: beansEndpoints.give,
  beanSprouts: beansEndpoints.giveBeanSprouts,
  gold: beansEndpoints.giveGold,
  platinum: beansEndpoints.givePlatinum,
  diamond: beansEndpoints.giveDiamond,
} as const
const names = Object.keys(gifts) as (keyof typeof gifts)[]

async function open() {
  const opened = await openTestWorld()
  const headers = await opened.signIn()
  const give = (name: keyof typeof gifts, change: object = {}, more: object = {}) =>
    opened.ask(gifts[name], { receiver: friend, amount: 1, payPassword, ...change }, { ...headers, ...more })
  const mine = async (currency: keyof typeof gifts | 'yuanDou') =>
    (await opened.ask(beansEndpoints.mine, { currency }, headers)).data
  return { ...opened, headers, give, mine }
}

describe.each(names)('%s', (name) => {
  it('goes from one to the other, its fee to the house, and nothing is made or lost', async () => {
    const { world, give, mine } = await open()
    const [before, theirs, house] = [
      await mine(name),
      balanceOf(world, name, friendId),
      balanceOf(world, name, 'platform'),
    ]
    const { data } = await give(name, { amount: 2 })
    expect(data).toMatchObject({ amount: 2, receiver: { userId: friendId }, balance: before.balance - 2 - data.fee })
    expect(data.fee).toBe(Math.ceil((2 * before.feeBasisPoints) / 10_000))
    expect(balanceOf(world, name, friendId)).toBe(theirs + 2)
    expect(balanceOf(world, name, 'platform')).toBe(house + data.fee)
    expect((await mine(name)).giftLeft).toBe(before.giftLeft - 2)
    expect(auditEconomy(world)).toEqual([])
  })

  it('is refused without a trace: nobody, oneself, nothing, too much, too much a day, the wrong password', async () => {
    const { world, give, mine } = await open()
    const before = await mine(name)
    const codeOf = async (change: object) => (await give(name, change)).code
    expect(await codeOf({ receiver: '13999999999' })).toBe(1115)
    expect(await codeOf({ receiver: demoAccount.phone })).toBe(1119)
    expect(await codeOf({ amount: 0 })).toBe(1114)
    expect(await codeOf({ amount: -3 })).toBe(1114)
    expect(await codeOf({ amount: before.giftLeft + 1 })).toBe(1117)
    expect(await codeOf({ payPassword: '000000' })).toBe(1212)
    expect(await mine(name)).toEqual(before)
    expect(auditEconomy(world)).toEqual([])
  })

  it('is given once, however often the same intent is told', async () => {
    const { world, give, mine } = await open()
    const { balance } = await mine(name)
    const key = { 'idempotency-key': 'intent-gift-1' }
    const first = await give(name, {}, key)
    expect((await give(name, {}, key)).data).toEqual(first.data)
    expect((await mine(name)).balance).toBe(balance - 1 - first.data.fee)
    expect(world.tables.moves.filter((row) => row.kind === 'gift' && row.at === world.clock.now())).toHaveLength(1)
    expect(auditEconomy(world)).toEqual([])
  })

  it('is given once for the intent that the call names, and the audit would notice a second time', async () => {
    const { world, give, mine } = await open()
    const { balance } = await mine(name)
    const intent = { intent: 'intent-of-a-gift' }
    const first = await give(name, intent)
    // Told again, in other words and without the password: it is what was given first.
    const { data } = await give(name, { ...intent, amount: 2, receiver: '13800000003', payPassword: '' })
    expect(data).toEqual(first.data)
    expect((await mine(name)).balance).toBe(balance - 1 - first.data.fee)
    expect(auditEconomy(world)).toEqual([])
    const { id: _id, at: _at, ...once } = world.tables.moves.filter((row) => row.kind === 'gift').at(-1)!
    await move(world, once)
    expect(auditEconomy(world)).toEqual([expect.stringContaining('intent-of-a-gift gift was booked 2 times')])
  })
})

describe('gifts', () => {
  it('need the gift and its fee in the purse', async () => {
    const { world, give, mine } = await open()
    expect((await mine('diamond')).balance).toBe(3)
    expect((await give('diamond', { amount: 3 })).code).toBe(1111)
    expect((await give('diamond', { amount: 2 })).code).toBe(200)
    expect(auditEconomy(world)).toEqual([])
  })

  it('begin anew on the next day in Beijing', async () => {
    const { control, ask, signIn, give, mine } = await open()
    const { giftLeft } = await mine('beanSprouts')
    await give('beanSprouts', { amount: 200 })
    await control.advance(day)
    const { data } = await ask(beansEndpoints.mine, { currency: 'beanSprouts' }, await signIn())
    expect(data.giftLeft).toBe(giftLeft)
  })

  it('are not for newcomers on their first day', async () => {
    const { ask, control } = await open()
    const phone = '13911112222'
    await ask(sessionEndpoints.sendSms, { phone, type: 'register' })
    const code = (await control.sms(phone))!
    const { data } = await ask(sessionEndpoints.registerByVerificationCode, { phone, code, password: 'another2026' })
    const answer = await ask(beansEndpoints.giveGold, { receiver: friend, amount: 1 }, { token: data.token })
    expect([answer.code, answer.msg]).toEqual([1106, '注册满 24 小时后才能转赠'])
  })

  it('are not of 元豆', async () => {
    const { mine } = await open()
    expect(await mine('yuanDou')).toMatchObject({ giftLeft: 0, feeBasisPoints: 0 })
  })
})

describe('the campaign of invitations', () => {
  const friends = async (world: World, count: number, from = 0) => {
    for (let nth = from; nth < from + count; nth += 1) {
      const user = {
        ...world.tables.users.get(demoAccount.userId)!,
        id: `friend-${nth}`,
        phone: `1390000${1000 + nth}`,
      }
      await world.tables.users.add(user)
      await noteInvitation(world, user.id, demoAccount.userId)
    }
  }

  it('ends when it says: a second later nobody is rewarded, and the page is told', async () => {
    const { world, ask, headers, clock, signIn } = await open()
    // A month is longer than a login lasts.
    const right = async () => (await ask(invitationEndpoints.right, {}, await signIn())).data
    const beans = () => balanceOf(world, 'weiDou', demoAccount.userId)
    const { endsAt } = (await ask(invitationEndpoints.campaign, {}, headers)).data
    expect(new Date(endsAt).toISOString()).toBe('2026-03-25T15:59:59.000Z')
    clock.tick(endsAt - clock.now())
    const before = beans()
    await friends(world, 1)
    expect(beans() - before).toBe(beansForFriend)
    expect(await right()).toEqual({ allowed: true, reason: '' })
    clock.tick(1000)
    await friends(world, 1, 1)
    expect(beans() - before).toBe(beansForFriend)
    expect(await right()).toMatchObject({ allowed: false, reason: expect.stringContaining('已结束') })
    expect((await ask(invitationEndpoints.campaign, {}, await signIn())).data.endsAt).toBe(endsAt)
    expect(auditEconomy(world)).toEqual([])
  })

  it('restricts who brings more in a day than can be believed, and gives no more', async () => {
    const { world, ask, headers, mine } = await open()
    const before = (await mine('weiDou')).balance
    await friends(world, friendsADay)
    expect((await ask(invitationEndpoints.right, {}, headers)).data.allowed).toBe(true)
    await friends(world, 2, friendsADay)
    expect((await ask(invitationEndpoints.right, {}, headers)).data).toMatchObject({ allowed: false })
    expect((await mine('weiDou')).balance - before).toBe(friendsADay * beansForFriend)
  })

  it('counts for a step only friends who are rewarded, and lists no reward that was none', async () => {
    const { world, ask, clock, signIn } = await open()
    const me = demoAccount.userId
    const own = () => world.tables.invitations.filter((row) => row.inviterId === me)
    const [sprouts, begun] = [balanceOf(world, 'beanSprouts', me), own().length]
    const reached = async () =>
      (await ask(invitationEndpoints.steps, {}, await signIn())).data.filter((row) => row.reached)
    expect([begun, (await reached()).map((row) => row.people)]).toEqual([2, [1]])
    clock.tick(27 * day)
    await friends(world, 1)
    expect((await reached()).map((row) => row.people)).toEqual([1])
    const rewards = (await ask(invitationEndpoints.rewards, page, await signIn())).data
    expect([rewards.total, rewards.list.every(({ beans }) => beans > 0), own().length]).toEqual([
      begun,
      true,
      begun + 1,
    ])
    const nobody = { ...world.tables.users.get(me)!, id: 'nobody', phone: '13900007777' }
    await world.tables.users.add({ ...nobody, id: 'nobodys', phone: '13900007778' })
    await world.tables.users.add(nobody)
    await noteInvitation(world, 'nobodys', 'nobody')
    const ranks = (await ask(invitationEndpoints.ranking, {}, await signIn())).data
    expect([ranks.list.every(({ beans }) => beans > 0), ranks.mine.invited]).toEqual([true, begun])
    clock.tick(6 * day)
    await friends(world, 1, 1)
    expect((await reached()).map((row) => row.people)).toEqual([1, 3])
    expect(balanceOf(world, 'beanSprouts', me)).toBe(sprouts + 120)
    expect(auditEconomy(world)).toEqual([])
  })
})

describe('inviting', () => {
  it('brings 微豆 for each friend and 豆芽 at each step, once', async () => {
    const { ask, headers, control, world } = await open()
    const steps = async () => (await ask(invitationEndpoints.steps, {}, headers)).data.filter((row) => row.reached)
    const sprouts = balanceOf(world, 'beanSprouts', demoAccount.userId)
    expect(await steps()).toHaveLength(1)
    const phone = '13911112222'
    await ask(sessionEndpoints.sendSms, { phone, type: 'register' })
    const join = { phone, code: (await control.sms(phone))!, password: 'another2026', inviteCode: demoAccount.userId }
    await ask(sessionEndpoints.registerByVerificationCode, join)
    expect((await steps()).map((row) => row.people)).toEqual([1, 3])
    expect(balanceOf(world, 'beanSprouts', demoAccount.userId)).toBe(sprouts + 120)
    const days = (await ask(invitationEndpoints.days, { pageNo: 1, pageSize: 10 }, headers)).data.list
    expect(days[0]).toMatchObject({ friends: 1, beans: 88, sprouts: 120 })
    const { list, mine } = (await ask(invitationEndpoints.ranking, {}, headers)).data
    expect(list.map((row) => row.rank)).toEqual(list.map((_, index) => index + 1))
    expect(mine).toMatchObject({ id: demoAccount.userId, invited: 3, beans: 264 })
    expect(list).toContainEqual(mine)
    expect(auditEconomy(world)).toEqual([])
  })
})

describe('an exchange in one step', () => {
  it('is one order, paid; told again it is the same one', async () => {
    const { ask, headers, world } = await open()
    const { list, balance } = (await ask(beansEndpoints.redeemables, { ...page, currency: 'weiDou' }, headers)).data
    const { product, beans } = list[0]!
    const key = { ...headers, 'idempotency-key': 'intent-exchange-1' }
    const asked = { productId: product.id, payPassword }
    const first = await ask(beansEndpoints.exchangeWeiDou, asked, key)
    expect(first.data.balance).toBe(balance - beans)
    expect((await ask(beansEndpoints.exchangeWeiDou, asked, key)).data).toEqual(first.data)
    const orders = (await ask(orderEndpoints.exchanged, page, headers)).data.list
    expect(orders).toMatchObject([{ state: 'paid', beans, lines: [{ handedOver: [first.data.copyId] }] }])
    expect([...auditEconomy(world), ...auditOrders(world)]).toEqual([])
  })

  it('that is refused leaves nothing: not enough, the wrong password, not for beans', async () => {
    const { ask, headers, world } = await open()
    const { list } = (await ask(beansEndpoints.redeemables, { ...page, currency: 'yuanDou' }, headers)).data
    const codeOf = async (productId: string, password: string = payPassword) =>
      (await ask(beansEndpoints.exchange, { productId, payPassword: password }, headers)).code
    const productId = list[0]!.product.id
    expect(await codeOf(productId, '000000')).toBe(1212)
    expect(await codeOf('201108')).not.toBe(200)
    const dear = list.findLast((row) => row.beans <= 36)!
    expect(await codeOf(dear.product.id)).toBe(200)
    expect(await codeOf(dear.product.id)).toBe(1111)
    expect((await ask(orderEndpoints.list, page, headers)).data.total).toBe(1)
    expect([...auditEconomy(world), ...auditOrders(world)]).toEqual([])
  })
})
