import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { openTestWorld } from './test-kit.ts'
import { demoAccount } from './world/demo-account.ts'

export const firstPage = { pageNo: 1, pageSize: 100 }
const phones = { me: demoAccount.phone, other: '13800000001' } as const
export const otherPhone = phones.other

/**
 * A world over REST in which nobody does anything by themselves, with two people who have money and no time to wait: `me` and `other` make
 * a call each in their own name and give what was answered, or fail with what was refused.
 */
export async function openFloor() {
  const opened = await openTestWorld()
  const { control, ask } = opened
  await control.settings({ livelyMarket: false, tokenLifetimeMs: 90 * day })
  let keys = 0
  const as = async (phone: string) => {
    const { token } = (await ask(sessionEndpoints.loginByPassword, { phone, password: demoAccount.password })).data
    await control.act('wallet.give', { phone, currency: 'fen', amount: 10_000_000 })
    return async <Request, Response>(endpoint: Endpoint<Request, Response>, request: Request): Promise<Response> => {
      const headers = { token, 'Idempotency-Key': `floor-${(keys += 1)}` }
      const { code, msg, data } = await ask(endpoint, request, headers)
      if (code !== 200) throw new Error(`${endpoint.path}: ${String(code)} ${msg}`)
      return data
    }
  }
  /** A copy of an edition that can be had comes into somebody's hands, free to do anything with. */
  const free = async (phone: string) => {
    const { products } = opened.world.tables
    const { id: productId, categoryId } = products.find((row) => row.state === 'onSale' && row.remaining > 0)!
    const had = new Set(opened.world.tables.copies.all().map((row) => row.id))
    await control.act('trade.giveCopies', { phone, id: productId })
    await control.act('trade.endCooling', { phone })
    const { id: copyId } = opened.world.tables.copies.find((row) => !had.has(row.id))!
    return { copyId, productId, categoryId }
  }
  return { ...opened, me: await as(phones.me), other: await as(phones.other), free }
}

export type Floor = Awaited<ReturnType<typeof openFloor>>
