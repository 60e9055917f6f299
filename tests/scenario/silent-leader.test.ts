import { describe, expect, it } from 'vitest'
import { LEADER_SILENT_MS } from '#src/app/tabs/tabs.ts'
import { signIn, twoTabs } from './two-tabs.ts'

const stream = 'order/purchase-0001'
const place = { type: 'order.placeRequested', endpoint: 'order.create', request: { productId: '201101' } } as const

describe('a leader that does not store what it is told', () => {
  it('gives up the lead to the tab in sight, which does what was said once', async () => {
    const { first, second, open, settle, browser, clock, switches, world } = await twoTabs()
    first.say('session', signIn)
    await settle()
    browser.freeze(1)
    second.say(stream, place)
    await clock.advance(LEADER_SILENT_MS - 1)
    await settle()
    expect(switches.asked.get('order.create')).toBeUndefined()
    await clock.advance(1)
    expect(await second.superseded).toBe('promoted')
    // The one that has led hears of it when it is thawed, and goes on as a follower.
    expect(await first.superseded).toBe('deposed')
    const taken = second.takeOver()
    await second.stop()
    const again = await open(2, taken)
    second.handOver(again)
    await settle()
    expect([again.role, again.snapshot(stream)?.value]).toEqual(['leader', { open: 'unpaid' }])
    expect(switches.asked.get('order.create')).toBe(1)
    browser.thaw(1)
    await first.stop()
    expect((await open(1)).role).toBe('follower')
    expect(world.world.tables.orders.filter((row) => row.intent === 'purchase-0001')).toHaveLength(1)
  })

  it('keeps it while it stores, however long an answer takes', async () => {
    const { first, second, settle, clock, world } = await twoTabs()
    first.say('session', signIn)
    await settle()
    await world.control.faults({ add: { match: { endpoint: 'order.create' }, kind: 'delay', with: { ms: 20_000 } } })
    second.say(stream, place)
    await settle()
    await clock.advance(LEADER_SILENT_MS * 2)
    await settle()
    expect([first.role, second.role, second.snapshot(stream)?.value]).toEqual(['leader', 'follower', 'creating'])
    let isSuperseded = false
    void second.superseded.then(() => (isSuperseded = true))
    await settle()
    expect(isSuperseded).toBe(false)
  })
})
