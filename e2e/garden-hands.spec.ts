import { expect, type Locator, type Page } from '@playwright/test'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { atNight } from './kit/at-night.ts'
import { type BenchPage, openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

// A harvest that moves is skipped, by day too; whoever wants less motion has no need to.
test.use({ moves: true })

/** What a hand does in a garden: something of the tray, a place in the picture, the call that follows, and what it changes in the books. */
interface Deed {
  readonly garden: string
  readonly item: RegExp
  readonly target: string
  readonly call: string
  readonly changes: Readonly<Record<string, number>>
  /** What its machine is told before. */
  readonly before?: readonly Readonly<Record<string, unknown>>[]
}
/** Whose garden it is. */
const me = '10001'
const court = '/pages/home/magicGarden/index'
const deeds: Readonly<Record<string, Deed>> = {
  'a work is sown': {
    garden: court,
    item: /^远山初霁/,
    target: 'magic-3',
    call: 'garden.push',
    changes: { planted: 1 },
  },
  'a plant is fed': {
    garden: court,
    item: /^清泉营养卡/,
    target: 'magic-2',
    call: 'garden.supplement',
    changes: { cards: -1 },
    before: [
      { type: 'gardenSlot.shown', stage: 'stopped' },
      {
        type: 'gardenSlot.startRequested',
        endpoint: 'garden.start',
        request: { slotId: 'magic-2', programmeId: 'magic-8h' },
      },
    ],
  },
  'a crop is harvested': {
    garden: '/pages/home/magicGarden/roseDetails',
    item: /^收获$/,
    target: 'rose-1',
    call: 'garden.settle',
    changes: { planted: 0 },
  },
}

const middle = async (one: Locator): Promise<readonly [number, number]> => {
  const { x, y, width, height } = (await one.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** The three ways of a hand, each alike. */
const ways: Readonly<Record<string, (page: Page, item: Locator, target: Locator) => Promise<void>>> = {
  'by pulling it there': async (page, item, target) => {
    await item.scrollIntoViewIfNeeded()
    for (const one of [item, target]) await one.hover({ trial: true })
    const [from, to] = [await middle(item), await middle(target)]
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 6 })
    await page.mouse.up()
  },
  'by a tap on each': async (_, item, target) => {
    await item.tap()
    await target.tap()
  },
  'with the keyboard': async (page, item, target) => {
    await item.focus()
    await page.keyboard.press('Enter')
    await target.focus()
    await page.keyboard.press('Enter')
  },
}

async function openGarden(page: Page, { garden, target, before = [] }: Deed): Promise<BenchPage> {
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true })
  await bench.world('world.settings', { livelyMarket: false })
  for (const fact of before) await bench.call('say', `garden-slot/${target}`, fact)
  await bench.call('say', 'navigation', { type: 'navigation.pushRequested', href: garden })
  await bench.settle()
  return bench
}

const names = Object.keys(deeds)
const drawn = treeSeed() % names.length

for (const [index, name] of names.entries()) {
  const when = index === drawn ? {} : atNight('one of the three is drawn for every run')
  test(`${name} by pulling, by taps and with the keyboard alike`, when, async ({ page }) => {
    const deed = deeds[name]!
    for (const [way, act] of Object.entries(ways)) {
      const bench = await openGarden(page, deed)
      const [asked, had] = [await bench.requests(deed.call), await bench.books(me)]
      const item = page.getByRole('toolbar').getByRole('button', { name: deed.item })
      const target = page.locator(`[data-target="${deed.target}"]`)
      await act(page, item, target)
      await expect(target, way).not.toHaveAttribute('data-over')
      await bench.settle()
      expect(await bench.requests(deed.call), way).toBe(asked + 1)
      const has = await bench.books(me)
      for (const [book, by] of Object.entries(deed.changes)) expect(has[book]! - had[book]!, `${way}: ${book}`).toBe(by)
      if (deed.call !== 'garden.settle') continue
      // A harvest is a moment, which is skipped with one press and says the same.
      await expect(page.getByRole('region', { name: '收获' }).getByText('1 号花架'), way).toBeVisible()
      await page.getByRole('button', { name: '跳过' }).click()
      await expect(page.getByRole('button', { name: '跳过' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: '收获' }).getByText('48 朵', { exact: true }), way).toBeVisible()
    }
  })
}
