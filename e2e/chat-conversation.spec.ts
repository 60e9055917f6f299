import { expect, type Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { type BenchPage, openBench } from './kit/bench.ts'
import { seeFrames } from './kit/frames.ts'
import { stillness, visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

/** Nobody answers in the name of alice: what is said here is said by the test. */
const place = href('/pages/chat/myChat', { id: 'chat:alice' })

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^发给.+的消息$/ })
const said = (page: Page, text: string) => log(page).getByText(text, { exact: true })

async function open(
  page: Page,
  before: (bench: BenchPage) => Promise<void> = async () => undefined,
): Promise<BenchPage> {
  await stillness(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true, chat: true })
  await before(bench)
  await visit(page, bench, place)
  return bench
}

/**
 * Watches every frame from now on; what it gives tells how far, in px, any message moved within the view from one frame to the next.
 * `scrollTo` scrolls first: so far above the end.
 */
async function watchMoves(page: Page, scrollTo?: number): Promise<() => Promise<number>> {
  await seeFrames(page)
  const watch = await log(page).evaluateHandle((box, above) => {
    let worst = 0
    let before = new Map<string, number>()
    if (above !== undefined) box.scrollTo(0, -above)
    const frames = window.eachFrame!(() => {
      const { top, bottom } = box.getBoundingClientRect()
      const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.querySelector('article'))
      const now = new Map(rows.map((row) => [row.dataset['row']!, row.getBoundingClientRect().top]))
      for (const [key, at] of now)
        if (at >= top && at <= bottom) worst = Math.max(worst, Math.abs(at - (before.get(key) ?? at)))
      before = now
    })
    return { stop: () => frames.stop().then(() => worst) }
  }, scrollTo)
  return () => watch.evaluate((one) => one.stop())
}
const loaded = async (bench: BenchPage) => {
  const seen = await bench.observe('im-conversation/chat:alice')
  return (seen?.context['messages'] as readonly unknown[] | undefined)?.length ?? 0
}

test('what is read does not move when history, messages and pictures arrive', async ({ page }) => {
  const bench = await open(page, async (world) => {
    await world.world('chat.say', { from: 'alice', text: '第 {n} 句：今晚八点开售，记得提前登录', count: 320 })
  })
  await expect(said(page, '第 320 句：今晚八点开售，记得提前登录')).toBeVisible()

  for (let windows = 0; windows < 2; windows++) {
    const known = await loaded(bench)
    const moved = await watchMoves(page, 1_000_000)
    await expect.poll(() => loaded(bench)).toBeGreaterThan(known)
    await bench.settle()
    expect(await moved()).toBeLessThanOrEqual(1)
  }

  const movedBelow = await watchMoves(page)
  const picture = { type: 'img', url: '/art/ink-landscape/1.svg?size=card', filename: '山.svg' }
  await bench.world('chat.say', { from: 'alice', content: picture })
  await bench.world('chat.say', { from: 'alice', text: '刚到的' })
  const latest = page.getByRole('button', { name: '回到最新，2 条新消息' })
  await expect(latest).toBeVisible()
  expect(await movedBelow()).toBeLessThanOrEqual(1)

  await latest.click()
  await expect(said(page, '刚到的')).toBeVisible()
  const movedAtEnd = await watchMoves(page)
  await expect
    .poll(() =>
      log(page)
        .locator('img')
        .last()
        .evaluate((img: HTMLImageElement) => img.complete),
    )
    .toBe(true)
  expect(await movedAtEnd()).toBeLessThanOrEqual(1)
})

test('the Enter that ends a composition sends nothing, the next one sends', async ({ page }) => {
  const bench = await open(page)
  await field(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await keyboard.send('Input.insertText', { text: '你好' })
  await bench.settle()
  await expect(field(page)).toHaveValue('你好')
  expect(await bench.said('alice')).toEqual([])
  await field(page).press('Enter')
  await bench.settle()
  await expect(field(page)).toHaveValue('')
  expect(await bench.said('alice')).toEqual(['你好'])
})

test('a draft is there after a reload, and nothing that arrives writes over it', async ({ page }) => {
  const bench = await open(page)
  await field(page).fill('写到一半')
  await bench.settle()
  await bench.reload()
  await bench.settle()
  await expect(field(page)).toHaveValue('写到一半')
  await bench.world('chat.say', { from: 'alice', text: '在吗' })
  await expect(said(page, '在吗')).toBeVisible()
  await expect(field(page)).toHaveValue('写到一半')
  expect(await bench.said('alice')).toEqual([])
})

test('what is sent without a network waits, over a reload too, and arrives once and in order', async ({ page }) => {
  const bench = await open(page)
  await bench.fault('network', { online: false })
  for (const text of ['第一句', '第二句']) {
    await field(page).fill(text)
    await field(page).press('Enter')
  }
  await bench.settle()
  await expect(log(page).getByText('等待网络')).toHaveCount(2)
  await bench.reload()
  await bench.settle()
  await expect(log(page).getByText('等待网络')).toHaveCount(2)
  expect(await bench.said('alice')).toEqual([])
  await bench.fault('network', { online: true })
  await bench.settle()
  await expect(log(page).getByText('等待网络')).toHaveCount(0)
  // Both have come as far: it is said once, under the last.
  await expect(log(page).getByText(/已发送|已送达/)).toHaveCount(1)
  expect(await bench.said('alice')).toEqual(['第一句', '第二句'])
})
