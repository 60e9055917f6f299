import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import type { JournalStore } from '#src/journal/store.ts'
import type { OrderContext } from '#src/machines/order/order.facts.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const key = 'intent-full-0000'
const stream = `order/${key}`
const told = '浏览器不允许保存数据，关闭页面后内容会丢失'
const ROUNDS_MAX = 20
/** How many writes of facts a purchase has until it is paid: the disk is full at each of them. */
const WRITES = 7
const kills = ['never', 'placed', 'gone', 'decided'] as const

/** A store whose disk is full after so many writes of facts, once it is `armed`. */
const fullAfter = (writes: number) => {
  const disk = { armed: false, left: writes }
  const keptIn = (store: JournalStore): JournalStore => ({
    ...store,
    write: async (change) => {
      if (disk.armed && change.append && disk.left-- <= 0)
        throw new DOMException('the disk is full', 'QuotaExceededError')
      await store.write(change)
    },
  })
  return { disk, keptIn }
}

describe('paying on a disk that is full', () => {
  const table = Array.from({ length: WRITES }, (_, writes) => kills.map((kill) => ({ writes, kill }))).flat()

  it.each(table)(
    'after $writes more writes, killed: $kill: one order, one charge, and it is said',
    async ({ writes, kill }) => {
      const { disk, keptIn } = fullAfter(writes)
      const driver = createHeadlessDriver(keptIn)
      await driver.start(scene('paying'))
      const { world } = driver.nodeWorld()
      const { id: productId } = world.tables.products.find((row) => row.state === 'onSale' && row.remaining > 20)!
      const said = new Set<string>()
      let killed = false
      const dies = async (at: (typeof kills)[number]) => {
        if (kill !== at || killed) return
        killed = true
        await driver.reload()
      }
      const look = async () => {
        const { current } = (await driver.observe('toast'))!.context as { current: { message: string } | null }
        if (current) said.add(current.message)
        return driver.observe(stream)
      }
      disk.armed = true
      for (let round = 0; round < ROUNDS_MAX; round++) {
        const seen = await look()
        const state = JSON.stringify(seen?.value ?? 'none')
        if (state === '"paid"') break
        // What the disk did not take is gone with a killed page; its person taps again.
        if (state === '"none"' || state.includes('draft') || state.includes('idle'))
          await driver.say(stream, { type: 'order.placeRequested', endpoint: 'order.create', request: { productId } })
        else if (state.includes('open')) {
          await dies('placed')
          await driver.say(stream, { type: 'order.payRequested', kind: 'bankCard', tab: 'tab-1' })
        } else if (state.includes('gone')) {
          await dies('gone')
          const { gateway } = seen!.context as unknown as OrderContext
          const payNo = gateway?.kind === 'form' ? gateway.fields['payNo'] : ''
          await driver.world('pay.decide', { payNo, outcome: 'success' }).catch(() => undefined)
          await dies('decided')
          await driver.say(stream, { type: 'order.checkRequested' })
        }
        await look()
        await driver.advance(5000)
      }
      const orders = world.tables.orders.filter((row) => row.intent === key)
      const charges = world.tables.payments.filter((row) => row.orderId === orders[0]?.id && row.state === 'succeeded')
      const { value } = (await driver.observe(stream))!
      expect({ value, orders: orders.length, charges: charges.length, killed, said: said.has(told) }).toEqual({
        value: 'paid',
        orders: 1,
        charges: 1,
        killed: kill !== 'never',
        said: true,
      })
      expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
      await driver.stop()
    },
  )
})
