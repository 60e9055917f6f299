/**
 * `npm run tour` takes pictures of every page in the states it can be in, in both themes and three widths, into .tour/, with a
 * contact sheet (index.html and contact-*.png). It builds the demo when there is none; `--build` builds anew.
 * `npm run tour -- home notice` takes only pages whose address contains one of the words; `--width 390` and `--theme dark` narrow
 * it further.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { href, type RoutePath, routes } from '../src/routes/table.ts'
import { benchAddress } from '../src/workbench/bench-order.ts'
import { findBrowser } from './browser.mjs'
import { run } from './lib/run.ts'

/** Runs in the page: every picture in sight has been loaded or has failed. */
const picturesAreThere = () =>
  [...document.images].every((img) => img.complete || img.getBoundingClientRect().top > innerHeight)

const folder = '.tour'
const dist = 'dist/demo'
const clock = '2026-03-01T08:00:00+08:00'
const themes = ['light', 'dark'] as const
const widths = [320, 390, 430]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: false },
    width: { type: 'string' },
    theme: { type: 'string' },
    dist: { type: 'string' },
  },
})

type Bridge = Record<string, (...args: readonly unknown[]) => Promise<unknown>>

const queries: Partial<Record<RoutePath, Readonly<Record<string, string>>>> = {
  '/pages/notice/components/noticeDetail/index': { id: '7001' },
  '/pages/webView/webView': { url: 'https://www.shucang.example/help', title: '帮助' },
  '/pages/chat/myChat': { id: 'chat:linqing' },
  '/pages/chat/chatSetting': { id: 'chat:linqing' },
  '/pages/chat/members': { group: '200000000000001' },
  '/pages/chat/memberSetting': { group: '200000000000001', user: 'linqing' },
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index': { id: '3011' },
  '/pages/common/openBlindBox/index': { key: 'opening-0001', box: '3011', count: '1' },
  '/pages/common/transferParticulars/transferParticulars': { id: '201102-2719' },
  '/pages/common/goodsTransferRecord/goodsTransferRecord': { id: '201102-2719' },
  '/pages/downLoad/index': { url: 'https://download.shucang.example/shucang.apk', version: '1.0.40' },
}

/** A circumstance under which a page is looked at. */
interface State {
  readonly name: string
  readonly world?: string
  /** What goes wrong before the page is opened. */
  readonly before?: (call: (method: string, ...args: unknown[]) => Promise<unknown>) => Promise<unknown>
  /** Time that passes after the page has been opened. */
  readonly afterMs?: number
}

const data: readonly State[] = [
  { name: '加载', before: (call) => call('fault', 'rest.*', { kind: 'delay', ms: 5000 }), afterMs: 700 },
  { name: '就绪', world: 'one-collector' },
  { name: '空', world: 'empty' },
  { name: '出错', before: (call) => call('fault', 'rest.*', { kind: 'status', status: 500 }) },
  { name: '断网', before: (call) => call('fault', 'network', { online: false }) },
]
const plain: readonly State[] = [
  { name: '就绪' },
  { name: '断网', before: (call) => call('fault', 'network', { online: false }) },
]

/** Pages that show what the server has, and so can be loading, empty and failed. */
const withData = new Set([
  'home/home',
  'sales/sales',
  'notice/notice',
  'notice/notice-detail',
  'notice/search',
  'activity/activity',
  'mine/mine',
  'system/update',
])

interface Shot {
  readonly title: string
  readonly page: string
  readonly href: string
  readonly signedIn: boolean
  readonly state: State
}

const signedOutPages = (page: string) => page.startsWith('login/')
const shots: readonly Shot[] = routes
  .flatMap((route) => {
    const states = withData.has(route.page) ? data : plain
    const place = {
      title: route.title,
      page: route.page,
      href: href(route.path, queries[route.path]),
      signedIn: !signedOutPages(route.page),
    }
    return states.map((state) => ({ ...place, state }))
  })
  .filter(
    (shot) =>
      positionals.length === 0 || positionals.some((word) => shot.href.includes(word) || shot.page.includes(word)),
  )

const call = (page: Page, method: string, ...args: unknown[]) =>
  page.evaluate(([name, given]) => (globalThis as unknown as { shucang: Bridge }).shucang[name]?.(...given), [
    method,
    args,
  ] as const)

let runs = 0

/** Opens the page in its state; the page keeps standing for the pictures in all widths. */
async function open(page: Page, base: string, { href: place, signedIn, state }: Shot): Promise<void> {
  const order = { world: state.world ?? 'default', seed: 7, clock, run: `tour-${++runs}` }
  const quiet = '/pages/login/privacyPolicy/index'
  await page.goto(base + benchAddress(order, quiet))
  await page.waitForFunction(
    () => (globalThis as unknown as { shucang?: Partial<Bridge> }).shucang?.['settle'] !== undefined,
  )
  await call(page, 'settle')
  if (signedIn) {
    await call(page, 'signIn', quiet)
    // What the home page has loaded on the way is forgotten with the page.
    await page.reload()
    await page.waitForFunction(
      () => (globalThis as unknown as { shucang?: Partial<Bridge> }).shucang?.['settle'] !== undefined,
    )
    await call(page, 'settle')
  }
  await state.before?.((method, ...args) => call(page, method, ...args))
  await call(page, 'say', 'navigation', { type: 'navigation.relaunchRequested', href: place })
  await call(page, 'advance', state.afterMs ?? 300)
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    ),
  )
}

const fileOf = ({ page, state }: Shot, theme: string, width: number) =>
  `${page.replace('/', '-')}--${state.name}--${theme}-${width}.png`

async function take(browser: Browser, base: string, theme: (typeof themes)[number]): Promise<void> {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  for (const shot of shots) {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, base, shot)
    for (const width of widths.filter((one) => !values.width || one === Number(values.width))) {
      await page.setViewportSize({ width, height: 844 })
      await page.waitForFunction(picturesAreThere)
      await page.screenshot({ path: `${folder}/${fileOf(shot, theme, width)}`, animations: 'disabled' })
    }
    console.log(`${theme}  ${shot.page}  ${shot.state.name}`)
  }
  await context.close()
}

/** All pictures of one theme and width on one page. */
function sheet(theme: string, width: number): string {
  const figures = shots.map((shot) => {
    const file = fileOf(shot, theme, width)
    return `<figure><a href="${encodeURIComponent(file)}"><img src="${encodeURIComponent(file)}" width="195" alt=""></a><figcaption>${shot.title} · ${shot.state.name}</figcaption></figure>`
  })
  const style =
    'body{margin:16px;font:13px sans-serif;background:#ddd}main{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:195px}figcaption{padding:4px 0}'
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${theme} ${width}</title><style>${style}</style><h1>${theme} · ${width}</h1><main>${figures.join('')}</main></html>`
}

async function sheets(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } })
  const names: string[] = []
  for (const theme of themes) {
    for (const width of widths) {
      const name = `contact-${theme}-${width}`
      if (!shots.some((shot) => existsSync(`${folder}/${fileOf(shot, theme, width)}`))) continue
      writeFileSync(`${folder}/${name}.html`, sheet(theme, width))
      await page.goto(new URL(`../${folder}/${name}.html`, import.meta.url).href)
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
      names.push(name)
    }
  }
  const links = names.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join('')
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>巡览</title><ul>${links}</ul></html>`,
  )
}

const outDir = values.dist ?? dist
if (!values.dist && (values.build || !existsSync(`${outDir}/index.html`)))
  await run('node', ['scripts/build.ts', '--demo'])
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { executablePath, args, env } = await findBrowser()
const server = await preview({ build: { outDir }, preview: { port: 4873, host: '127.0.0.1' }, logLevel: 'warn' })
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) })
try {
  const base = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4873/'
  for (const theme of themes.filter((one) => !values.theme || one === values.theme)) await take(browser, base, theme)
  await sheets(browser)
  console.log(`${shots.length} 个画面，见 ${folder}/index.html`)
} finally {
  await browser.close()
  await server.close()
}
