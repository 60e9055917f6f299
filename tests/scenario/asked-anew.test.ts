import { expect, it } from 'vitest'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { allOwned } from '#src/views/kit/collection/owned.ts'
import { resourceStream } from '#src/views/kit/resource/resource-stream.ts'
import { renewalOf, type ResourceOf } from '#src/views/kit/resource/use-resource.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

/** How many boxes lie on the page, which is fresh for ten minutes. */
const boxes: ResourceInput = { endpoint: 'box.mine', request: {}, pageSize: 20, freshMs: 600_000 }
const stream = 'resource/box.mine?'

async function started() {
  const driver = createHeadlessDriver()
  await driver.start(scene('what was done elsewhere'))
  const goThere = async () => {
    driver.system().openResource(stream, boxes)
    await driver.advance(100)
    const rows = driver.system().snapshot(stream)!.context.items as readonly { readonly count: number }[]
    return rows.reduce((sum, { count }) => sum + count, 0)
  }
  const open = async () => {
    const call = { endpoint: 'box.openMany', request: { typeId: '3011', count: 3 } } as const
    await driver.say('blind-box/key', { type: 'blindBox.requested', ...call })
    await driver.advance(1000)
  }
  return { driver, goThere, open }
}

it('RES-7 what was fresh before something was done is asked for again, in this tab and in the others', async () => {
  const { driver, goThere, open } = await started()
  const before = await goThere()
  await driver.fault('tabs', { use: 2 })
  await driver.advance(1000)
  expect(await goThere()).toBe(before)
  await open()
  expect(await goThere()).toBe(before - 3)
  await driver.fault('tabs', { use: 1 })
  expect(await goThere()).toBe(before - 3)
  expect(await driver.requests('box.mine')).toBe(4)
  // Nothing was done since: it is fresh.
  await goThere()
  expect(await driver.requests('box.mine')).toBe(4)
  await driver.stop()
})

it('APP-2 what somebody looks at is not let go, however much is opened beside it', async () => {
  const { driver, goThere } = await started()
  await goThere()
  const system = driver.system()
  const stop = system.subscribe(stream, () => undefined)
  const others = Array.from({ length: 60 }, (_, at) => `resource/box.detail?id=${at}` as const)
  for (const other of others) system.openResource(other, { endpoint: 'box.detail', request: { id: '3011' } })
  await driver.advance(1000)
  expect(system.snapshot(stream)?.matches('ready')).toBe(true)
  // It is one of the forty.
  expect(others.filter((other) => system.snapshot(other))).toHaveLength(39)
  stop()
  system.openResource('resource/box.detail?id=60', { endpoint: 'box.detail', request: { id: '3011' } })
  await driver.advance(1000)
  expect(system.snapshot(stream)).toBeUndefined()
  await driver.stop()
})

it('RES-6 what a guest was shown is asked for anew by who has signed in, though it is fresh', async () => {
  const driver = createHeadlessDriver()
  await driver.start(scene('a guest at home', { signedIn: false }))
  const notices = { endpoint: 'notice.list', request: {}, pageSize: 10, freshMs: 600_000 } as const
  const unread = async () => {
    driver.system().openResource('resource/notice.list?', notices)
    await driver.advance(100)
    const { items } = driver.system().snapshot('resource/notice.list?')!.context
    return items.filter((item) => (item as { read?: boolean }).read === false).length
  }
  expect(await unread()).toBe(0)
  expect(await unread()).toBe(0)
  await driver.say('session', {
    type: 'session.signInRequested',
    method: 'code',
    phone: '13800000000',
    code: '888888',
  })
  await driver.advance(1000)
  expect(await unread()).toBeGreaterThan(0)
  await driver.stop()
})

/** The same list as two pages show it: three of it beside something else, and all in pages of twenty. */
const few: ResourceOf<'collection.list'> = { ...allOwned, pageSize: 3, freshMs: 600_000 }
const many: ResourceOf<'collection.list'> = { ...allOwned, freshMs: 600_000 }

it.each([
  ['the shorter', [few, many]],
  ['the longer', [many, few]],
])('a page shows as many rows as it asks for, where %s one was open before', async (_name, pages) => {
  const driver = createHeadlessDriver()
  await driver.start(scene('one list on two pages'))
  const rows: Record<number, unknown> = {}
  for (const page of pages) {
    driver.system().openResource(resourceStream(page), page)
    await driver.advance(100)
    const { items, last } = driver.system().snapshot(resourceStream(page))!.context
    rows[page.pageSize] = [items.length, last]
  }
  expect(rows).toEqual({ 3: [3, false], 20: [7, true] })
  await driver.stop()
})

it('what is renewed with an intent is the list of the page that named it', async () => {
  const driver = createHeadlessDriver()
  await driver.start(scene('one list is renewed'))
  const asked = async () => driver.requests('collection.list')
  for (const page of [few, many]) driver.system().openResource(resourceStream(page), page)
  await driver.advance(100)
  const before = await asked()
  const { key, type } = renewalOf(many) as { key: string; type: 'resource.refreshRequested' }
  await driver.say(`resource/${key}`, { type })
  await driver.advance(100)
  expect((await asked()) - before).toBe(1)
  expect(resourceStream(many)).toBe(`resource/${key}`)
  await driver.stop()
})
