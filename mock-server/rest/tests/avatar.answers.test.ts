import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { avatarEndpoints } from '#src/contract/rest/avatar/avatar.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { avatarStatement as statement } from '#src/domain/avatar-statement.ts'
import { day, minute } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { auditOrders } from '../../world/checkout/audit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { auditEconomy } from '../../world/trade/audit.ts'

const own = { panda: '505101-318', owl: '505103-88' } as const
const { payPassword } = demoAccount
const fox = '505102'
const rushed = { few: '505301', bell: '505302' } as const
const upcoming = '505401'

async function open() {
  const opened = await openTestWorld()
  const headers = await opened.signIn()
  const { ask, world, control } = opened
  const sound = () => [...auditEconomy(world), ...auditOrders(world)]
  return {
    ...opened,
    headers,
    sound,
    owned: async () => (await ask(avatarEndpoints.owned, {}, headers)).data,
    current: async () => (await ask(avatarEndpoints.current, {}, headers)).data,
    wear: (copyId: string) => ask(avatarEndpoints.replace, { copyId }, headers),
    exchange: (change: object = {}, more: object = {}) =>
      ask(
        avatarEndpoints.replace,
        { copyId: own.panda, avatarId: fox, statement, payPassword, ...change },
        { ...headers, ...more },
      ),
    buy: (call: 'createAvatar' | 'rushAvatar', avatarId: string, intent: string, more: object = {}) =>
      ask(orderEndpoints[call], { avatarId, intent, payKind: 'bankCard', ...more }, headers),
    pay: (outcome: string) => control.act('pay.decide', { outcome }),
    avatar: (id: string) => world.tables.avatars.get(id)!,
  }
}

describe('buying', () => {
  it('hands numbered copies over, once for an intent however often it is told', async () => {
    const { buy, pay, owned, avatar, sound, ask, headers } = await open()
    const before = avatar(fox).remaining
    const first = await buy('createAvatar', fox, 'intent-of-a-fox', { quantity: 2, expectedFen: 1900 })
    const again = await buy('createAvatar', fox, 'intent-of-a-fox', { quantity: 2 })
    expect(again.data.order.id).toBe(first.data.order.id)
    expect(avatar(fox).remaining).toBe(before - 2)
    await pay('success')
    const { order } = (await ask(orderEndpoints.details, { orderId: first.data.order.id }, headers)).data
    expect(order).toMatchObject({ state: 'paid', amountFen: 3800, lines: [{ kind: 'avatar', goodsId: fox }] })
    expect(order.lines[0]!.numbers).toEqual([1390, 1391])
    expect((await owned()).map((row) => row.id)).toEqual(expect.arrayContaining([...order.lines[0]!.handedOver]))
    expect((await buy('createAvatar', fox, 'intent-of-a-fox')).data.order.id).toBe(order.id)
    expect(sound()).toEqual([])
  })

  it('puts back what was not paid, and gives back what was paid too late', async () => {
    const { buy, ask, headers, control, avatar, owned, sound } = await open()
    const before = avatar(rushed.bell).remaining
    const { order } = (await buy('rushAvatar', rushed.bell, 'intent-too-late')).data
    await control.advance(16 * minute)
    await control.act('pay.tell', { result: 'success' })
    const { data } = await ask(orderEndpoints.details, { orderId: order.id }, headers)
    expect(data.order).toMatchObject({ state: 'closed', closedBy: 'expired' })
    expect(avatar(rushed.bell).remaining).toBe(before)
    expect(await owned()).toHaveLength(2)
    expect(sound()).toEqual([])
  })

  it('in a rush is one piece an order and one a person, by its own call', async () => {
    const { buy, control, ask, headers } = await open()
    expect((await buy('createAvatar', rushed.few, 'intent-by-another')).code).toBe(1400)
    expect((await buy('rushAvatar', fox, 'intent-by-another')).code).toBe(1400)
    expect((await buy('rushAvatar', rushed.few, 'intent-for-two', { quantity: 2 })).code).toBe(1400)
    expect((await buy('rushAvatar', rushed.few, 'intent-for-one')).data.order.state).toBe('paying')
    expect((await buy('rushAvatar', rushed.few, 'intent-for-more')).code).toBe(1103)
    expect((await buy('rushAvatar', upcoming, 'intent-too-early')).code).toBe(1102)
    await control.act('trade.sellElsewhere', { id: rushed.bell })
    expect((await buy('rushAvatar', rushed.bell, 'intent-sold-out')).code).toBe(1101)
    const preview = await ask(orderEndpoints.preview, { avatarId: rushed.bell }, headers)
    expect(preview.data).toMatchObject({ obstacle: '已售罄', seriesName: '上元灯会', terms: { resale: false } })
    expect((await buy('rushAvatar', 'nothing', 'intent-for-nothing')).code).toBe(1404)
    expect((await buy('createAvatar', fox, 'intent-at-a-price', { expectedFen: 100 })).code).toBe(1109)
  })

  it('can be remembered before it begins', async () => {
    const { ask, headers } = await open()
    const { data } = await ask(productEndpoints.appointment, { id: upcoming, booked: true }, headers)
    expect(data).toMatchObject({ booked: true, people: 1 })
    const preview = await ask(orderEndpoints.preview, { avatarId: upcoming }, headers)
    expect(preview.data.sale).toMatchObject({ block: 'notOnSale', booked: true })
  })

  it('lists every series, or the one of an avatar', async () => {
    const { ask, headers } = await open()
    const all = (await ask(avatarEndpoints.series, {}, headers)).data
    expect(all.map((row) => row.avatars.length)).toEqual([6, 4, 2, 1])
    const [one, ...more] = (await ask(avatarEndpoints.series, { avatarId: fox }, headers)).data
    expect([one!.name, more]).toEqual(['瑞兽小像', []])
    expect(one!.avatars.find((row) => row.id === '505101')).toMatchObject({ owned: 1, limitPerUser: 3, rush: false })
    expect((await ask(avatarEndpoints.series, { avatarId: '1' }, headers)).code).toBe(1404)
  })
})

describe('wearing', () => {
  it('makes it the picture of the profile, one at a time, until another is chosen', async () => {
    const { wear, current, ask, headers, sound } = await open()
    expect((await current()).copy).toBeNull()
    const { data } = await wear(own.panda)
    expect(data.user.avatar).toBe(data.copy.image)
    expect(data.user.avatar).toBe((await ask(accountEndpoints.getUserInfo, {}, headers)).data.avatar)
    await wear(own.owl)
    expect((await current()).copy?.id).toBe(own.owl)
    expect(sound()).toEqual([])
    await ask(accountEndpoints.updateInfo, { avatar: '/art/upload/7' }, headers)
    expect((await current()).copy).toBeNull()
    expect(sound()).toEqual([])
  })

  it('is for those who have it', async () => {
    const { wear, ask } = await open()
    expect((await wear('505102-7')).code).toBe(1108)
    const login = { phone: '13800000002', password: demoAccount.password }
    const other = { token: (await ask(sessionEndpoints.loginByPassword, login)).data.token }
    expect((await ask(avatarEndpoints.replace, { copyId: own.panda }, other)).code).toBe(1108)
    const [panda] = (await ask(avatarEndpoints.series, {}, other)).data[0]!.avatars
    expect((await ask(accountEndpoints.updateInfo, { avatar: panda!.image }, other)).code).toBe(1108)
  })
})

describe('exchanging', () => {
  it('gives one and gets one, which is worn; asked twice it is done once', async () => {
    const { exchange, wear, owned, current, avatar, world, sound } = await open()
    await wear(own.panda)
    const before = avatar(fox).remaining
    const once = { 'idempotency-key': 'intent-exchange' }
    const { data } = await exchange({}, once)
    expect(data.copy).toMatchObject({ avatarId: fox, number: 1390, paidFen: 0, worn: true })
    expect((await exchange({}, once)).data).toEqual(data)
    expect((await owned()).map((row) => row.id).toSorted()).toEqual([data.copy.id, own.owl].toSorted())
    expect((await current()).copy?.id).toBe(data.copy.id)
    expect([avatar(fox).remaining, world.tables.editions.get('505101')!.melted]).toEqual([before - 1, 1])
    expect(sound()).toEqual([])
    expect((await exchange()).code).toBe(1108)
  })

  it.each([
    ['a rarer one', { avatarId: '505104' }, 1400],
    ['the same one', { avatarId: '505101' }, 1400],
    ['one of another series', { avatarId: '505201' }, 1400],
    ['what is not there', { avatarId: '1' }, 1404],
    ['a wrong payment password', { payPassword: '111222' }, 1212],
    ['no payment password', { payPassword: '' }, 1212],
    ['an older agreement', { statement: '2025-01-01' }, 1255],
    ["somebody else's", { copyId: '505102-7' }, 1108],
  ])('refuses %s and changes nothing', async (_, change, code) => {
    const { exchange, world, sound } = await open()
    const before = world.tables.avatarCopies.dump()
    expect((await exchange(change)).code).toBe(code)
    expect(world.tables.avatarCopies.dump()).toEqual(before)
    expect(sound()).toEqual([])
  })

  it('waits a day after an exchange, needs a verified person and something in stock', async () => {
    const { exchange, control, signIn, sound } = await open()
    const { data } = await exchange()
    const back = { copyId: data.copy.id, avatarId: '505101' }
    expect((await exchange(back)).code).toBe(1106)
    await control.advance(day)
    const later = await signIn()
    await control.act('trade.sellElsewhere', { id: '505101' })
    expect((await exchange(back, later)).code).toBe(1101)
    await control.act('account.unprepared', {})
    expect((await exchange(back, later)).code).toBe(1201)
    expect(sound()).toEqual([])
  })

  it('leaves no copy behind when somebody leaves', async () => {
    const { exchange, ask, headers, world, sound } = await open()
    await exchange()
    expect((await ask(sessionEndpoints.logOff, { code: demoAccount.code }, headers)).code).toBe(200)
    expect(world.tables.avatarCopies.all()).toEqual([])
    expect(sound()).toEqual([])
  })
})
