import { describe, expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { addressEndpoints } from '#src/contract/rest/address/address.endpoints.ts'
import { identityEndpoints } from '#src/contract/rest/identity/identity.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { systemEndpoints } from '#src/contract/rest/system/system.endpoints.ts'
import { walletEndpoints } from '#src/contract/rest/wallet/wallet.endpoints.ts'
import { hour } from '#src/domain/time/instant.ts'

async function open({ prepared = true } = {}) {
  const opened = await openTestWorld()
  await opened.control.settings({ tokenLifetimeMs: 100 * hour })
  const headers = await opened.signIn()
  if (!prepared) await opened.control.act('account.unprepared')
  return { ...opened, headers }
}

describe('the name of a person', () => {
  const { verifyRealName, realName } = identityEndpoints

  it.each([
    ['林青山', '110101199003077571', 200],
    ['阿依古丽·买买提', '65010419491231002X', 200],
    ['林青山', '11010519491231002x', 200],
    ['林', '110101199003077571', 1202],
    ['Lin', '110101199003077571', 1202],
    ['林青山', '11010119900307757', 1203],
    ['林青山', '110101199002307571', 1203],
    ['林青山', '110101201603077571', 1204],
  ])('[A-32] %s, %s: %i', async (name, idCard, code) => {
    const { ask, headers } = await open({ prepared: false })
    expect((await ask(verifyRealName, { name, idCard }, headers)).code).toBe(code)
  })

  it('is shown masked, stays what it is, and belongs to one account', async () => {
    const { ask, headers } = await open({ prepared: false })
    expect((await ask(realName, {}, headers)).data.verified).toBe(false)
    const mine = { name: '林青山', idCard: '440301199001011234' }
    await ask(verifyRealName, mine, headers)
    const known = (await ask(realName, {}, headers)).data
    expect(known).toMatchObject({ verified: true, name: '**山', idCard: '**************1234' })
    expect((await ask(verifyRealName, mine, headers)).data).toEqual(known)
    expect((await ask(verifyRealName, { ...mine, name: '林青水' }, headers)).code).toBe(1205)
  })

  it('somebody else has cannot be used again', async () => {
    const { ask, headers, world } = await open({ prepared: false })
    const { name, idCard } = world.tables.realNames.all()[0]!
    expect((await ask(verifyRealName, { name, idCard }, headers)).code).toBe(1206)
  })
})

describe('the payment password', () => {
  const { payPassword, setPayPassword, passwordFree } = identityEndpoints
  const { payPassword: right } = demoAccount

  it('is locked by five wrong tries, and free again after three hours', async () => {
    const { ask, headers, control } = await open()
    const turn = (typed: string) => ask(passwordFree, { passwordFree: true, payPassword: typed }, headers)
    for (const left of [4, 3, 2, 1]) {
      expect((await turn('000000')).msg).toContain(`还可以再试 ${left} 次`)
      expect((await ask(payPassword, {}, headers)).data.triesLeft).toBe(left)
    }
    expect((await turn('000000')).code).toBe(1213)
    expect((await turn(right)).code).toBe(1213)
    expect((await ask(payPassword, {}, headers)).data).toMatchObject({ triesLeft: 0, passwordFree: false })
    await control.advance(3 * hour)
    expect((await ask(payPassword, {}, headers)).data).toMatchObject({ triesLeft: 5, lockedUntil: null })
    expect((await turn(right)).data.passwordFree).toBe(true)
  })

  it('is another one each time, whichever way it is set', async () => {
    const { ask, headers } = await open()
    const set = (typed: string, more: object) => ask(setPayPassword, { payPassword: typed, ...more }, headers)
    expect((await set(right, { oldPayPassword: right })).code).toBe(1011)
    expect((await set('135792', { oldPayPassword: right })).code).toBe(200)
    expect((await set('135792', { oldPayPassword: '135792' })).code).toBe(1011)
    expect((await set(right, { oldPayPassword: '135792' })).code).toBe(200)
  })

  it('forgets wrong tries once it was right', async () => {
    const { ask, headers } = await open()
    await ask(passwordFree, { passwordFree: true, payPassword: '000000' }, headers)
    await ask(passwordFree, { passwordFree: true, payPassword: right }, headers)
    expect((await ask(payPassword, {}, headers)).data.triesLeft).toBe(5)
  })

  it('is changed with the present one, or with a code to the phone, which also unlocks it', async () => {
    const { ask, headers } = await open()
    const change = (more: object) => ask(setPayPassword, { payPassword: '135792', ...more }, headers)
    // None at all is no try.
    expect((await change({})).code).toBe(1212)
    for (let turn = 0; turn < 5; turn += 1) await change({ oldPayPassword: '111111' })
    expect((await change({ oldPayPassword: right })).code).toBe(1213)
    expect((await change({ code: demoAccount.code })).data).toMatchObject({
      set: true,
      triesLeft: 5,
      lockedUntil: null,
    })
    expect((await ask(setPayPassword, { payPassword: '975310', oldPayPassword: '135792' }, headers)).code).toBe(200)
  })

  it.each(['123456', '888888', '12345', '１３５７９２'])('is not %s', async (typed) => {
    const { ask, headers } = await open()
    expect((await ask(setPayPassword, { payPassword: typed, oldPayPassword: right }, headers)).code).toBe(1214)
  })

  it('is needed for beans, unless the person chose otherwise and it is little', async () => {
    const { ask, headers, world } = await open()
    const productId = world.tables.products.find((row) => row.name === '抓髻娃娃')!.id
    const purchase = { productId, currency: 'weiDou' as const }
    expect((await ask(orderEndpoints.byBeans, { ...purchase, intent: 'beans-0001' }, headers)).code).toBe(1212)
    await ask(passwordFree, { passwordFree: true, payPassword: right }, headers)
    const paid = await ask(orderEndpoints.byBeans, { ...purchase, intent: 'beans-0002' }, headers)
    expect(paid.data.order.state).toBe('paid')
    const dear = { ...purchase, intent: 'beans-0003', quantity: 2 }
    expect((await ask(orderEndpoints.byBeans, dear, headers)).code).toBe(1212)
  })
})

describe('the address book', () => {
  const { list, save } = addressEndpoints
  const somewhere = {
    name: '林青山',
    phone: '13800138000',
    regionCode: '440305',
    region: '广东省 深圳市 南山区',
    detail: '科苑路 15 号',
  }

  it('has one default, the first of all until another one is chosen', async () => {
    const { ask, headers } = await open({ prepared: false })
    const defaults = async () => (await ask(list, {}, headers)).data.map(({ detail, isDefault }) => [detail, isDefault])
    await ask(save, somewhere, headers)
    expect(await defaults()).toEqual([['科苑路 15 号', true]])
    await ask(save, { ...somewhere, detail: '另一处', isDefault: true }, headers)
    expect(await defaults()).toEqual([
      ['另一处', true],
      ['科苑路 15 号', false],
    ])
    const id = (await ask(list, {}, headers)).data[0]!.id
    const left = (await ask(save, { id, removed: true }, headers)).data
    expect(left.map(({ detail, isDefault }) => [detail, isDefault])).toEqual([['科苑路 15 号', true]])
  })

  it.each([
    [{ name: '' }, '收货人为 1 到 20 个字'],
    [{ name: '字'.repeat(21) }, '收货人为 1 到 20 个字'],
    [{ phone: '23800138000' }, '请输入正确的手机号'],
    [{ regionCode: '' }, '请选择所在地区'],
    [{ detail: '👨‍👩‍👧‍👦'.repeat(141) }, '详细地址为 1 到 140 个字'],
  ])('refuses %o', async (wrong, words) => {
    const { ask, headers } = await open()
    expect((await ask(save, { ...somewhere, ...wrong }, headers)).msg).toBe(words)
  })

  it('keeps to oneself, and to twenty', async () => {
    const { ask, headers, world } = await open({ prepared: false })
    await world.tables.addresses.add({ ...somewhere, id: 'theirs', userId: '10002', isDefault: true, changedAt: 0 })
    expect((await ask(save, { ...somewhere, id: 'theirs' }, headers)).code).toBe(1404)
    expect((await ask(save, { id: 'theirs', removed: true }, headers)).code).toBe(1404)
    for (let count = 0; count < 20; count += 1) await ask(save, somewhere, headers)
    expect((await ask(save, somewhere, headers)).code).toBe(1232)
    expect((await ask(list, {}, headers)).data).toHaveLength(20)
  })
})

describe('an upload (lc:image-upload)', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const ofSize = (bytes: number) => {
    const all = new Uint8Array(bytes)
    all.set(png)
    return all
  }

  it('is there under the address it is given', async () => {
    const { ask, headers, fetch } = await open()
    const { status, code, data } = await ask(systemEndpoints.uploadPicture, { file: new File([png], 'a.png') }, headers)
    expect([status, code]).toEqual([200, 200])
    const picture = await fetch(data.url)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png)
  })

  it.each([
    ['nothing', new Uint8Array(0), 1241],
    ['text that claims to be a picture', new TextEncoder().encode('<svg onload="alert(1)"/>'), 1243],
    ['ten megabytes and one byte', ofSize(10 * 1024 * 1024 + 1), 1242],
    ['ten megabytes', ofSize(10 * 1024 * 1024), 200],
  ])('of %s', async (_, bytes, code) => {
    const { ask, headers } = await open()
    const file = new File([bytes], 'picture.png', { type: 'image/png' })
    expect((await ask(systemEndpoints.uploadFile, { file }, headers)).code).toBe(code)
  })

  it('of something that is no file is refused', async () => {
    const { fetch, headers } = await open()
    const body = new FormData()
    body.append('file', '不是文件')
    const answer = await fetch('/api/v1.0/customer/file/uploadPic', { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ status: 1400 })
  })
})

describe('the purse', () => {
  it('shows what moved, with its sign', async () => {
    const { ask, headers, world, control } = await open()
    const { purse } = walletEndpoints
    const productId = world.tables.products.find((row) => row.name === '云起庐山')!.id
    const { order } = (
      await ask(orderEndpoints.create, { intent: 'intent-0001', productId, payKind: 'wallet' }, headers)
    ).data
    await control.act('pay.decide', { outcome: 'success' })
    const seen = (await ask(purse, {}, headers)).data
    expect(seen.balanceFen).toBe(268_000 - order.amountFen)
    expect(seen.entries[0]).toMatchObject({ account: 'wallet', amountFen: -order.amountFen, beans: 0 })
  })

  it('of somebody new has to be opened before it can pay', async () => {
    const { ask, headers, world } = await open()
    world.tables.wallets.remove((row) => row.id === demoAccount.userId)
    const productId = world.tables.products.find((row) => row.name === '云起庐山')!.id
    const { data } = await ask(orderEndpoints.preview, { productId }, headers)
    expect(data).toMatchObject({ verified: true, walletOpened: false, obstacle: '' })
    const bought = await ask(orderEndpoints.create, { intent: 'intent-0002', productId, payKind: 'wallet' }, headers)
    expect(bought.code).toBe(1221)
  })
})
