import { describe, expect, it } from 'vitest'
import type { Fact } from '#scenarios/player/driver.ts'
import { hour, minute } from '#src/domain/time/instant.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const stream = 'submission/product/remind'
const saleAt = Date.parse('2026-03-02T10:00:00+08:00')
const title = '「千里江山 · 终卷」开售了'
const untilSale = 26 * hour

/** Somebody on the page of a work that is sold from tomorrow at ten; the badge of the notices is shown. */
async function open() {
  const driver = createHeadlessDriver()
  await driver.start(scene('reminders', { clock: '2026-03-01T08:00:00+08:00', start: '/pages/home/home' }))
  const fields = Object.fromEntries(
    Object.entries({ id: '', booked: false, at: 0, title: '' }).map(([name, initial]) => [
      name,
      { initial, rules: [] },
    ]),
  )
  const form = { form: 'product/remind', endpoint: 'product.appointment', fields }
  const ask = async (booked: boolean) => {
    const say = (fact: Fact) => driver.say(stream, fact)
    await say({ type: 'submission.opened', form })
    await say({ type: 'submission.reset' })
    for (const [field, value] of Object.entries({ id: '201108', booked, at: saleAt, title }))
      await say({ type: 'submission.changed', field, value })
    await say({ type: 'submission.submitRequested' })
    expect((await driver.observe(stream))?.value).toBe('done')
  }
  const notices = () => driver.observe('resource/notice.list?pageSize=10')
  const showNotices = () =>
    driver.say('resource/notice.list?pageSize=10', {
      type: 'resource.opened',
      endpoint: 'notice.list',
      request: {},
      pageSize: 10,
      freshMs: minute,
    })
  const unread = async () => {
    const items = ((await notices())?.context['items'] ?? []) as { title: string; read: boolean }[]
    return items.filter((row) => row.title === title && !row.read).length
  }
  const told = async () => (await driver.observe('push'))?.context['lastLocation'] !== null
  return { driver, ask, showNotices, unread, told }
}

describe('a reminder of a sale', () => {
  it('comes at the time of the server, as a notification and on the badge, once', async () => {
    const { driver, ask, showNotices, unread, told } = await open()
    await ask(true)
    await showNotices()
    await driver.advance(untilSale - minute)
    expect([await told(), await unread()]).toEqual([false, 0])
    await driver.advance(minute)
    expect([await told(), await unread()]).toEqual([true, 1])
    const pushes = async () =>
      (await driver.system().journal.contents()).facts.filter((one) => one.fact.type === 'push.received').length
    expect(await pushes()).toBe(1)
    await driver.reload()
    await driver.advance(hour)
    expect(await pushes()).toBe(1)
    await driver.stop()
  })

  it('comes at the next start where the app was closed meanwhile', async () => {
    const { driver, ask, told } = await open()
    await ask(true)
    await driver.reload()
    expect(await told()).toBe(false)
    await driver.fault('clock', { jump: '27h' })
    await driver.reload()
    await driver.advance(1000)
    expect(await told()).toBe(true)
    await driver.stop()
  })

  it('does not come once it was taken back, nor to somebody else', async () => {
    const { driver, ask, told } = await open()
    await ask(true)
    await ask(false)
    await driver.advance(untilSale + minute)
    expect(await told()).toBe(false)
    await driver.stop()
    const other = await open()
    await other.ask(true)
    await other.driver.say('session', { type: 'session.signOutRequested' })
    await other.driver.advance(untilSale + minute)
    expect(await other.told()).toBe(false)
    await other.driver.stop()
  })
})
