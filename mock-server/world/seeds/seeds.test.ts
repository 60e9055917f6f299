import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { createWorldRandom } from '../random.ts'
import { rows, tableNames } from '../rows.ts'
import { seriesKeys } from '../../art/index.ts'
import { workAt } from '../../art/works/works.ts'
import { drawPicture } from '../draw.ts'
import { commonSeed } from '../trade/flower-seeds.ts'
import { worldNames } from '../names.ts'
import { allSeries } from './catalogue.ts'
import { seedRows } from './index.ts'

const now = Date.parse('2026-03-01T08:00:00+08:00')
const seeded = (name: (typeof worldNames)[number], seed = 1) => seedRows(name, { now, random: createWorldRandom(seed) })
const world = seeded('default')

/** Every text a person may read. */
const words = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(words)
  return []
}

describe.each(worldNames)('the world %s', (name) => {
  const rowsOf = seeded(name)

  it('has rows that fit their tables, each id once', () => {
    for (const table of tableNames) {
      const decode = Schema.decodeUnknownSync(rows[table] as Schema.Codec<unknown, unknown>)
      for (const row of rowsOf[table]) expect(decode(row)).toEqual(row)
      expect(new Set(rowsOf[table].map((row) => row.id)).size).toBe(rowsOf[table].length)
    }
  })

  it('is the same for the same seed and time', () => {
    expect(seeded(name)).toEqual(rowsOf)
  })
})

it('is a catalogue of some size', () => {
  expect(world.series.length).toBeGreaterThanOrEqual(8)
  expect(world.products.length).toBeGreaterThanOrEqual(60)
  expect(world.blindBoxes.length).toBeGreaterThanOrEqual(8)
  expect(world.notices.length).toBeGreaterThanOrEqual(30)
  expect(new Set(world.notices.map((row) => row.typeId)).size).toBe(8)
  expect(seeded('large').products).toHaveLength(1000)
})

it('refers only to what is there', () => {
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map((row) => row.id))
  for (const row of [...world.products, ...world.blindBoxes]) expect(ids(world.series)).toContain(row.seriesId)
  for (const row of world.notices) expect(ids(world.noticeTypes)).toContain(row.typeId)
  const linked = world.banners.flatMap(({ link }) => /[?&]id=(\d+)/.exec(link)?.[1] ?? [])
  expect(linked.length).toBeGreaterThan(3)
  for (const id of linked) expect(ids(world.notices)).toContain(id)
  for (const row of seeded('one-collector').copies) expect(ids(world.products)).toContain(row.productId)
})

it('keeps the numbers of a sale possible', () => {
  for (const row of [...world.products, ...world.blindBoxes]) {
    expect(row.priceFen).toBeGreaterThan(0)
    expect(row.remaining).toBeLessThanOrEqual(row.editionSize)
    // What is left of the commonest flower seed is for newcomers, and not sold.
    expect(row.state === 'soldOut').toBe(row.remaining === 0 || row.id === commonSeed)
    expect(row.state === 'upcoming').toBe(row.onSaleAt > now)
  }
})

it('makes the rare things few and dear within each series', () => {
  for (const series of world.series) {
    const own = world.products.filter((row) => row.seriesId === series.id)
    const legendary = own.find((row) => row.rarity === 'legendary')!
    for (const row of own) {
      expect(legendary.editionSize).toBeLessThanOrEqual(row.editionSize)
      expect(legendary.priceFen).toBeGreaterThanOrEqual(row.priceFen)
    }
  }
})

it('reads like a product: Chinese, no filler, no markup in titles, no name twice', () => {
  const texts = words([world.series, world.products, world.notices, world.blindBoxes, world.users])
  expect(texts.join('\n')).not.toMatch(/lorem|ipsum|test|todo|xxx|示例|占位|测试/i)
  expect(new Set(world.products.map((row) => row.name)).size).toBe(world.products.length)
  expect(new Set(world.notices.map((row) => row.title)).size).toBe(world.notices.length)
  expect(new Set(world.users.map((row) => row.nickname)).size).toBe(world.users.length)
  for (const { title, summary, content } of world.notices) {
    expect(`${title}${summary}`).not.toMatch(/[<>]/)
    expect(`${summary}${content}`).not.toMatch(/[{}]/)
    expect(content.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(20)
  }
  for (const { story } of [...world.series, ...world.products]) expect(story).toMatch(/。$/)
})

it('has no hostile markup outside its own world', () => {
  const harm = /<script|onerror|onload|javascript:|<iframe|<form|<style/i
  expect(words(world).join('\n')).not.toMatch(harm)
  expect(words(seeded('hostile').notices).join('\n')).toMatch(harm)
})

it('can draw every picture it names', async () => {
  for (const { key } of world.series) expect(seriesKeys).toContain(key)
  const addresses = new Set(words(world).flatMap((text) => text.match(/\/art\/[^"\s]+/g) ?? []))
  expect(addresses.size).toBeGreaterThan(30)
  for (const address of addresses) {
    const url = new URL(address.replaceAll('&amp;', '&'), 'http://world.test')
    expect(await drawPicture(url.pathname, url.searchParams), address).toMatch(/^<svg/)
  }
})

it('every product of a series is the work of its serial, so that its picture shows its name', () => {
  for (const { key, products } of allSeries) {
    const serials = products.map((_, index) => workAt(key, index + 1)?.title)
    expect(serials).toEqual(products.map(({ name }) => name))
  }
})
