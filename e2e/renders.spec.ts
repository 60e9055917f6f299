import { expect, type Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'
import { stillness, visit } from './kit/places.ts'
import { noteRenders, rendersSince } from './kit/renders.ts'
import { test } from './kit/page-of-worker.ts'

const sum = (names: Readonly<Record<string, number>>): number =>
  Object.values(names).reduce((all, count) => all + count, 0)

/** Counts what comes and goes below an element from now on. */
const watchNodes = (page: Page, selector: string) =>
  page.evaluate((watched) => {
    const counted = { nodes: 0 }
    Object.assign(window, { counted })
    const each = (changes: MutationRecord[]) =>
      (counted.nodes += changes.reduce(
        (all, { addedNodes, removedNodes }) => all + addedNodes.length + removedNodes.length,
        0,
      ))
    new MutationObserver(each).observe(document.querySelector(watched)!, { childList: true, subtree: true })
  }, selector)
const nodesSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { nodes: number } }).counted.nodes)

/** What a tap draws of the page beside the scene, twice: at once, and with the pots lit up. It was 220 to 300, the whole scene. */
const PAGE_WITH_TRAY = 100
const OF_A_POT = 3
/** More are not drawn while they lie below the fold. */
const MANY_BIDS = 16
const MANY_MESSAGES = 30

test('a tap in the tray of a garden draws the tray and the pots it is for, and no scene', async ({ page }) => {
  await stillness(page)
  await noteRenders(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true })
  for (const [garden, scene] of [
    ['/pages/home/magicGarden/roseDetails', '.sc-garden'],
    ['/pages/home/newPattern/farm', '.sc-farm'],
  ] as const) {
    await visit(page, bench, href(garden))
    const tools = page.getByRole('toolbar', { name: '种子和工具' }).getByRole('button')
    await watchNodes(page, scene)
    for (const at of [0, 1]) {
      const tool = tools.nth(at)
      await rendersSince(page)
      await tool.click({ force: true })
      await expect(tool).toHaveAttribute('aria-pressed', 'true')
      await bench.settle()
      const { names, commits } = await rendersSince(page)
      const invited = await page.locator('[data-inviting]').count()
      expect(
        sum(names),
        `${garden}: components for tool ${at}, with ${invited} pots in ${commits} commits`,
      ).toBeLessThan(PAGE_WITH_TRAY + OF_A_POT * invited)
    }
    expect(await nodesSeen(page)).toBe(0)
  }
  // A pot that something in the hand is for is a button meanwhile, by the keyboard too, and leads nowhere.
  await visit(page, bench, href('/pages/home/magicGarden/roseDetails'))
  const sickle = page.getByRole('toolbar', { name: '种子和工具' }).getByRole('button').first()
  await sickle.click({ force: true })
  const ripe = page.locator('[data-inviting]').first()
  await expect(ripe).toHaveRole('button')
  await ripe.press(' ')
  await expect(sickle).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('region', { name: '收获', exact: true })).toBeVisible()
})

/** Notes how many components were drawn when a change of pages begins: the old page is still there. */
const noteAtMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (draw) => {
      const { renders } = window as unknown as { renders: { names: Record<string, number> } }
      moves.push(Object.values(renders.names).reduce((all, count) => all + count, 0))
      return start(draw)
    }
  })

// Without a bench: there a change of pages is over when it is said.
test('a page that stays while the next one comes is not drawn anew, and nothing of it is laid out anew', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await noteRenders(page)
  await noteAtMoves(page)
  await page.goto('./#/pages/sales/sales')
  const card = page.locator('main a:has([data-work])').nth(1)
  await expect(card.locator('img').first()).toBeVisible()
  await rendersSince(page)
  await card.tap()
  await expect(page.locator('[data-work-main]')).toBeVisible()
  const [atMove] = await page.evaluate(() => (window as unknown as { moves: number[] }).moves)
  // The shell and what lies over it; it was all of the page.
  expect(atMove).toBeLessThan(20)
  // What a container holds is laid out anew when its own style changes, and that of `html` does with each move between pages.
  const isContainer = (name: 'documentElement' | 'body') =>
    page.evaluate((part) => getComputedStyle(document[part]).containerType, name)
  expect(await isContainer('documentElement')).toBe('normal')
  expect(await isContainer('body')).toBe('inline-size')
})

test('a message that arrives draws itself, and none of those that are there', async ({ page }) => {
  await noteRenders(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true, chat: true })
  await bench.world('chat.say', { from: 'alice', text: '第 {n} 句', count: MANY_MESSAGES })
  await visit(page, bench, href('/pages/chat/myChat', { id: 'chat:alice' }))
  const log = page.getByRole('log')
  await expect(log.getByText(`第 ${MANY_MESSAGES} 句`, { exact: true })).toBeVisible()
  await bench.settle()
  await rendersSince(page)
  await bench.world('chat.say', { from: 'alice', text: '刚到的' })
  await expect(log.getByText('刚到的', { exact: true })).toBeVisible()
  await bench.settle()
  const { names } = await rendersSince(page)
  // Once as it comes and once as it is kept; it was each of the thirty that are drawn.
  expect(names['MessageItem'], JSON.stringify(names)).toBeLessThanOrEqual(2)
})

test('a voice that is played draws itself as it goes on, and none of the other messages', async ({ page }) => {
  await noteRenders(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true, chat: true })
  await bench.world('chat.say', { from: 'alice', text: '第 {n} 句', count: MANY_MESSAGES })
  const voice = { type: 'audio', url: '/art/none.m4a', filename: 'none.m4a', duration: 7 }
  await bench.world('chat.say', { from: 'alice', content: voice })
  await visit(page, bench, href('/pages/chat/myChat', { id: 'chat:alice' }))
  const play = page.getByRole('button', { name: /^播放语音/ })
  await expect(play).toBeVisible()
  await bench.settle()
  await rendersSince(page)
  await play.tap()
  await expect(page.getByRole('button', { name: '播放语音，7 秒', exact: true })).toBeVisible()
  const { names } = await rendersSince(page)
  // All of them once, as it has been heard; then itself. It was all of them for each step of what is played.
  expect(names['MessageItem'], JSON.stringify(names)).toBeLessThan(MANY_MESSAGES + 5)
})

test('of the bids of an auction, which are read anew every few seconds, those that are new are drawn', async ({
  page,
}) => {
  await noteRenders(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true })
  const auctionId = '880001'
  await visit(page, bench, href('/pages/activity/auctionBid', { id: auctionId }))
  const bids = page.locator('main section:has(h2:text-is("出价记录")) li')
  for (let at = 0; at < MANY_BIDS; at++) await bench.world('auction.bidBy', { auctionId, phone: '13800000002' })
  await bench.advance(5000)
  await bench.settle()
  expect(await bids.count()).toBeGreaterThanOrEqual(MANY_BIDS)
  const highest = await bids.first().innerText()
  await rendersSince(page)
  await bench.world('auction.bidBy', { auctionId, phone: '13800000002' })
  await bench.advance(5000)
  await bench.settle()
  await expect(bids.first()).not.toHaveText(highest)
  const { names, commits } = await rendersSince(page)
  // 131 of 16 bids; 270 when each reading drew all of 24.
  expect(sum(names), `in ${commits} commits`).toBeLessThan(180)
})
