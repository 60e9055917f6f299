import { expect, it } from 'vitest'
import { createTestClock } from '../test-kit.ts'
import { openWorld } from '../open-world.ts'
import { defaultSettings } from './settings.ts'

const open = async (seed = 1) => {
  const clock = createTestClock()
  return { clock, world: await openWorld({ clock, seed }) }
}

const change = async (world: Awaited<ReturnType<typeof openWorld>>) => {
  const product = world.tables.products.all()[3]!
  await world.tables.products.change(product.id, (draft) => void (draft.remaining -= 1))
  await world.tables.noticeReads.add({ id: `x/${world.random.hex(4)}`, at: world.clock.now() })
  world.tables.banners.remove((row) => row.place === 'top')
  world.settings = { ...world.settings, tokenLifetimeMs: 1000 }
  world.faults = [{ id: 'a', match: {}, kind: 'drop' }]
  world.clock.advance(5000)
  world.nextId()
}

it('comes back from plain JSON exactly as it was', async () => {
  const { world } = await open()
  const before = world.snapshot()
  await change(world)
  expect(world.snapshot()).not.toEqual(before)
  const added = world.tables.noticeReads.all().at(-1)!
  await world.restore(JSON.parse(JSON.stringify(before)))
  expect(world.snapshot()).toEqual(before)
  // Nor is what came since found by its id.
  expect(world.tables.noticeReads.get(added.id)).toBeUndefined()
})

it('has the same luck again after a rewind', async () => {
  const { world } = await open()
  const before = world.snapshot()
  await change(world)
  const draws = [world.random.hex(8), world.nextId(), world.random.int(1000)]
  const after = world.snapshot()
  await world.restore(before)
  await change(world)
  expect([world.random.hex(8), world.nextId(), world.random.int(1000)]).toEqual(draws)
  expect(world.snapshot()).toEqual(after)
})

it('restores into another world', async () => {
  const { world } = await open()
  await change(world)
  const { world: other } = await open(99)
  await other.restore(world.snapshot())
  expect(other.snapshot()).toEqual(world.snapshot())
})

it('counts every change, and a rewind is a change', async () => {
  const { world } = await open()
  const versions = [world.version]
  const snapshot = world.snapshot()
  await world.tables.products.change(world.tables.products.all()[0]!.id, (draft) => void (draft.remaining = 0))
  versions.push(world.version)
  world.clock.advance(1)
  versions.push(world.version)
  await world.restore(snapshot)
  versions.push(world.version)
  await world.begin()
  versions.push(world.version)
  expect(versions.toSorted((a, b) => a - b)).toEqual(versions)
  expect(new Set(versions).size).toBe(versions.length)
})

it('begins anew with the same name and seed', async () => {
  const { world } = await open(7)
  const first = world.snapshot()
  await change(world)
  await world.begin()
  expect(world.snapshot()).toEqual(first)
})

it('is begun from rows that were read before, and what is changed in one is not in the next', async () => {
  const { world: first } = await open(4711)
  const before = first.snapshot()
  const order = Object.entries(first.tables).map(([name, table]) => [name, table.all().map(({ id }) => id)])
  const { world: second } = await open(4711)
  await change(first)
  expect(second.snapshot()).toEqual(before)
  await change(second)
  expect(second.snapshot()).toEqual(first.snapshot())
  await second.begin()
  expect(second.snapshot()).toEqual(before)
  expect(Object.entries(second.tables).map(([name, table]) => [name, table.all().map(({ id }) => id)])).toEqual(order)
  // A world is what its seeds say, whichever was begun in between.
  for (const seed of [4712, 4713, 4714, 4715, 4716]) await second.begin('default', seed)
  await second.begin('default', 4711)
  expect(second.snapshot()).toEqual(before)
})

it('differs by its seed in luck, not in words', async () => {
  const [{ world: one }, { world: two }] = [await open(1), await open(2)]
  expect(two.tables.products.dump()).not.toEqual(one.tables.products.dump())
  expect(two.tables.products.all().map((row) => row.name)).toEqual(one.tables.products.all().map((row) => row.name))
})

it('refuses a snapshot it cannot read', async () => {
  const { world } = await open()
  await expect(world.restore({ ...world.snapshot(), format: 0 as 3 })).rejects.toThrow('format 0')
})

it('has its own time, which ends waits', async () => {
  const { world, clock } = await open()
  const ended: string[] = []
  const start = world.clock.now()
  const note = (name: string) => () => void ended.push(name)
  const waits = [
    world.clock.waitUntil(start + 1000).then(note('host time')),
    world.clock.waitUntil(start + 5000).then(note('world time')),
  ]
  clock.tick(1000)
  await waits[0]
  expect(ended).toEqual(['host time'])
  world.clock.advance(4000)
  await waits[1]
  expect(world.clock.now()).toBe(start + 5000)
  const later = await open()
  later.world.clock.advance(9000)
  const woken = world.clock.waitUntil(start + 9000).then(note('a later world'))
  await world.restore(later.world.snapshot())
  await woken
  expect(ended.at(-1)).toBe('a later world')
  const stopped = new AbortController()
  const wait = world.clock.waitUntil(start + 1e9, stopped.signal)
  stopped.abort()
  await wait
})

it('lets jobs in one after the other, whatever becomes of them', async () => {
  const { world } = await open()
  const seen: string[] = []
  const job = (name: string) => async () => {
    seen.push(`${name} in`)
    await Promise.resolve()
    seen.push(`${name} out`)
    if (name === 'a') throw new Error('a fails')
  }
  const results = await Promise.allSettled([world.exclusive(job('a')), world.exclusive(job('b'))])
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out'])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
})

it('refuses two rows with one id, and a change of a row that is not there', async () => {
  const { world } = await open()
  const row = world.tables.banners.all()[0]!
  await expect(world.tables.banners.add(row)).rejects.toThrow('already')
  await expect(world.tables.banners.change('none', () => undefined)).rejects.toThrow('no row none')
  await expect(world.tables.banners.put({ ...row, title: '新' })).resolves.toMatchObject({ title: '新' })
})

it('the numbers of a new world are these, written out', () => {
  const [day, hour, minute, second] = [86_400_000, 3_600_000, 60_000, 1000]
  expect(defaultSettings).toEqual({
    tokenLifetimeMs: 2 * hour,
    renewalMs: 30 * day,
    chatTokenLifetimeMs: 7 * day,
    smsLifetimeMs: 5 * minute,
    smsIntervalMs: 60 * second,
    smsTriesMax: 5,
    payPasswordTriesMax: 5,
    payPasswordLockMs: 3 * hour,
    passwordFreeMaxBeans: 200,
    batchMax: 20,
    gatewaySlowMs: 8 * second,
    confirmationMs: 10 * minute,
    paymentGivenUpMs: 24 * hour,
    paymentMishap: '',
    livelyMarket: true,
    hourlyReleases: false,
    eagerBuyers: false,
    snipeWindowMs: 30 * second,
    snipeExtensionMs: 30 * second,
    revealCodes: true,
    keys: 'known',
  })
})
