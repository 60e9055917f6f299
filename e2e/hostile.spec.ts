import { expect, type Page } from '@playwright/test'
import { crc32, deflateSync } from 'node:zlib'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'
import { stillness, visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

const noticePage = href('/pages/notice/notice')
const detailPage = '/pages/notice/components/noticeDetail/index'
const webView = '/pages/webView/webView'
/** The hostile world's notices, in the order of their attacks (mock-server/world/seeds/hostile.ts). */
const hostileIds = Array.from({ length: 11 }, (_, index) => String(6601 + index))

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)

/** What foreign content must not bring into a page, and where its links may not lead. */
const foreignParts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const parts =
      main?.querySelectorAll(
        'script, style, iframe, object, embed, form, input, meta, base, link, [onclick], [onerror], [onload]',
      ) ?? []
    const links = [...(main?.querySelectorAll('a[href], area[href]') ?? [])].filter((link) =>
      /^(javascript|data|vbscript):/i.test(link.getAttribute('href') ?? ''),
    )
    return [...parts, ...links].map((element) => element.outerHTML)
  })

test('notices written to do harm are shown and do none', async ({ page }) => {
  test.setTimeout(180_000)
  await stillness(page)
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).host))
  const bench = await openBench(page, { world: 'hostile', signedIn: true, start: '/pages/home/home' })
  expect(await isHacked(page)).toBe(false)
  await visit(page, bench, noticePage)
  expect(await foreignParts(page)).toEqual([])
  for (const id of hostileIds) {
    await visit(page, bench, href(detailPage, { id }))
    await expect(page.locator('main')).not.toBeEmpty()
    expect.soft(await foreignParts(page), `notice ${id}`).toEqual([])
    await expect(page).toHaveURL(new RegExp(`id=${id}$`))
  }
  expect(await isHacked(page)).toBe(false)
  expect(requested.filter((host) => host.includes('evil'))).toEqual([])
})

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/',
  '//evil.example/',
  'https://user:pass@www.shucang.example/',
  'http://www.shucang.example/',
  '',
]

test('the web view refuses scripts and foreign addresses and says why', async ({ page }) => {
  const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const url of refused) {
    await visit(page, bench, href(webView, { url }))
    await expect(page.getByRole('alert')).toContainText('不能打开')
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
})

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
  Buffer.from([0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]),
])
const chunk = (type: string, data: Buffer) => {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, check])
}
/** The first half of a picture, as a download that broke off leaves it: a browser shows what there is. */
const half = Buffer.concat([
  png.subarray(0, 8),
  chunk('IHDR', Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 6, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.alloc(64 * (64 * 4 + 1)), { level: 0 })),
]).subarray(0, 8000)
const files = [
  { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7'), says: 'PDF' },
  { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0), says: '这张图片是空的' },
  { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024), says: '图片不能超过 10 MB' },
  { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="hacked=1"/>'), says: 'SVG' },
  { name: 'a.png', mimeType: 'image/png', buffer: png, says: '这张图片已损坏或格式不支持' },
  { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>'), says: 'SVG' },
  { name: 'a.png', mimeType: 'image/png', buffer: half, says: '这张图片已损坏或格式不支持' },
]

test('what is no picture does not become one in the avatar cropper, and is told why', async ({ page }) => {
  const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
  await visit(page, bench, href('/components/u-avatar-cropper/u-avatar-cropper'))
  for (const { says, ...file } of files) {
    await page.getByLabel('选择图片文件').setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    await expect(page.getByRole('button', { name: '保存头像' })).toHaveCount(0)
  }
  expect(await isHacked(page)).toBe(false)
})

const broken = [
  { kind: 'malformed' },
  { kind: 'empty' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'drop' },
  { kind: 'code', code: 7777, msg: '系统开小差了' },
]

test('an answer that cannot be used is said plainly, and trying again works', async ({ page }) => {
  test.setTimeout(180_000)
  const bench = await openBench(page, { signedIn: true, start: noticePage })
  const main = page.locator('main')
  for (const fault of broken) {
    await bench.fault('rest.notice.*', fault)
    await bench.reload()
    const retry = main.getByRole('button', { name: '重试' }).first()
    await expect(retry, JSON.stringify(fault)).toBeVisible()
    await expect(main).not.toContainText(/[A-Za-z]{4,}|NaN/)
    await bench.fault('rest.*', { kind: 'none' })
    await retry.click()
    await bench.settle()
    await expect(main.getByRole('listitem').first()).toBeVisible()
  }
})

test('answers of wrong types and of five megabytes break nothing', async ({ page }) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', (error) => void errors.push(error.message))
  const bench = await openBench(page, { signedIn: true, start: '/pages/mine/mine' })
  const places = ['/pages/home/home', '/pages/sales/sales', noticePage, '/pages/mine/mine']
  for (const kind of ['wrongType', 'huge', 'codeText', 'msg']) {
    await bench.fault('rest.*', { kind })
    for (const place of places) {
      await bench.call('say', 'navigation', { type: 'navigation.relaunchRequested', href: place })
      await bench.advance(2000)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByText('这个页面出了点问题')).toHaveCount(0)
      await expect(page.locator('main')).not.toContainText(/undefined|NaN|\[object/)
    }
    await bench.fault('rest.*', { kind: 'none' })
    await bench.reload()
  }
  expect(errors).toEqual([])
  expect(await bench.observe('session')).toMatchObject({ value: { signedIn: { account: 'active' } } })
})
