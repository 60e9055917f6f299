import { describe, expect, it } from 'vitest'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { systemEndpoints } from '#src/contract/rest/system/system.endpoints.ts'
import { openTestWorld } from '../../test-kit.ts'
import { auditWorld } from '../../world/books.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { balanceOf } from '../../world/trade/ledger.ts'

const intent = 'a-gift-of-beans'
const gift = { receiver: '13800000002', amount: 2, payPassword: demoAccount.payPassword }

async function open() {
  const opened = await openTestWorld()
  const headers = await opened.signIn()
  const give = (change: object = {}) =>
    opened.ask(beansEndpoints.give, { ...gift, ...change }, { ...headers, 'Idempotency-Key': intent })
  const ask = (call = 'beans.give') => opened.ask(systemEndpoints.intent, { call, intent }, headers)
  return { ...opened, give, ask, has: () => balanceOf(opened.world, 'weiDou', demoAccount.userId) }
}

describe('the question what became of an intent', () => {
  it('never acts, and gives the key back', async () => {
    const { ask, has } = await open()
    const before = has()
    expect((await ask()).data).toEqual({ intent, verdict: 'neverHeard', result: '', message: '' })
    expect(has()).toBe(before)
  })

  it('is answered with the very result, as often as it is asked, for its own call only', async () => {
    const { give, ask, has } = await open()
    const { raw } = await give()
    const after = has()
    for (const { data } of [await ask(), await ask()]) {
      expect(data).toMatchObject({ intent, verdict: 'done' })
      expect(JSON.parse(data.result)).toEqual((raw as { data: unknown }).data)
    }
    expect((await ask('beans.giveGold')).data.verdict).toBe('neverHeard')
    expect(has()).toBe(after)
  })

  it('says why nothing was done, until it is done', async () => {
    const { give, ask } = await open()
    await give({ payPassword: '000000' })
    expect((await ask()).data).toMatchObject({ verdict: 'notDone', message: expect.stringContaining('支付密码不正确') })
    await give()
    expect((await ask()).data).toMatchObject({ verdict: 'done', message: '' })
  })

  it('does not keep a backend without keys from doing it again, which the audit sees', async () => {
    const { give, has, world } = await open()
    world.settings = { ...world.settings, keys: 'ignored' }
    const before = has()
    const first = await give()
    const once = before - has()
    const second = await give()
    expect([first.code, second.code]).toEqual([200, 200])
    expect(before - has()).toBe(2 * once)
    expect(auditWorld(world)).toEqual(['beans.give was done again for one intent'])
  })

  it('is a call that a backend without keys does not have', async () => {
    const { ask, give, world } = await open()
    await give()
    world.settings = { ...world.settings, keys: 'ignored' }
    expect((await ask()).code).toBe(1405)
  })
})
