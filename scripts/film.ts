/**
 * `npm run film [-- NAME…]` films what moves, at 390 × 844 in both themes, on the demo as a visitor has it, and lays each scene out as a
 * strip of pictures in .film/. What moves does so at a third of its speed, so that a busy machine leaves no frame out; times are of its
 * own speed. A picture is the frame that stood on the screen at its moment (a screencast); `--every 100` lays one out every 100 ms, for
 * looking closer.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { demoAccount } from '../mock-server/world/demo-account.ts'
import { ensureChineseFont, findBrowser } from './browser.mjs'
import { commandLine, misused } from './lib/command-line.ts'
import { type Scene, type Stage, scenes } from './lib/film-scenes.ts'
import { run } from './lib/run.ts'

const folder = '.film'
const outDir = 'dist/demo'
const STRIP = 8
/** How much slower than on a phone. */
const SLOW = 3
const usage = 'npm run film [-- <scene>…] [--theme light|dark] [--every MS] [--build]'
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { theme: { type: 'string' }, every: { type: 'string' }, build: { type: 'boolean', default: false } },
})
const wanted = scenes.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
if (wanted.length === 0) misused(`the scenes are ${scenes.map(({ name }) => name).join(', ')}`, usage)
const themes = (['light', 'dark'] as const).filter((one) => !values.theme || one === values.theme)

interface Frame {
  /** Seconds, by the browser's clock. */
  readonly at: number
  readonly jpeg: string
}

interface InPage {
  readonly shucang: {
    readonly world: {
      act(name: string, input: object): Promise<unknown>
      snapshot(): Promise<{ readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> }>
    }
  }
}

const ready = (page: Page) => page.waitForFunction(() => 'shucang' in globalThis)

function stageOf(page: Page, base: string, marks: number[]): Stage {
  const go = async (address: string) => {
    await page.evaluate((to) => void (location.hash = to), address)
    await page.locator('h1').first().waitFor()
  }
  return {
    page,
    base,
    go,
    press: (name) => page.getByRole('button', { name }).last().click(),
    act: (name, input) =>
      page.evaluate(([called, given]) => (globalThis as unknown as InPage).shucang.world.act(called, given), [
        name,
        input,
      ] as const),
    rows: (table) =>
      page.evaluate(
        async (called) => (await (globalThis as unknown as InPage).shucang.world.snapshot()).tables[called]!,
        table,
      ),
    signIn: async (phone = demoAccount.phone) => {
      await page.goto(`${base}#/pages/login/login/index`)
      await ready(page)
      await page.getByRole('tab', { name: '密码登录' }).click()
      await page.getByLabel('手机号', { exact: true }).fill(phone)
      await page.getByLabel('密码', { exact: true }).fill(demoAccount.password)
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: '数藏' }).waitFor()
    },
    signOut: async () => {
      await go('/pages/mine/settings/index')
      await page.getByRole('button', { name: '退出登录' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
      await page.waitForTimeout(1500)
    },
    pause: (ms) => page.waitForTimeout(ms * SLOW),
    mark: () => void marks.push(Date.now() / 1000),
  }
}

/** Every frame of a scene, and when its moments were. */
async function shoot(browser: Browser, base: string, scene: Scene, theme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme,
  })
  const page = await context.newPage()
  const marks: number[] = []
  const frames: Frame[] = []
  const stage = stageOf(page, base, marks)
  page.setDefaultTimeout(60_000)
  await scene.before(stage).catch(async (error: unknown) => {
    await page.screenshot({ path: `${folder}/failed.png` })
    throw error
  })
  await stage.pause(600)
  const wire = await context.newCDPSession(page)
  wire.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? Date.now() / 1000, jpeg: data })
    // The last one may come when nobody is there any more.
    void wire.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await wire.send('Animation.enable')
  await wire.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOW })
  await wire.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 })
  await stage.pause(100)
  marks.push(Date.now() / 1000)
  await scene.play(stage).catch(async (error: unknown) => {
    await page.screenshot({ path: `${folder}/failed.png` })
    throw error
  })
  marks.push(Date.now() / 1000)
  await wire.send('Page.stopScreencast')
  await context.close()
  return { frames, marks }
}

/** The frame that stood on the screen at a moment. */
const standing = (frames: readonly Frame[], at: number): Frame => frames.findLast((one) => one.at <= at) ?? frames[0]!

/** When the pictures of a strip are: at the moments that the scene has marked, or at equal distances. */
function moments(marks: readonly number[]): number[] {
  const [from = 0, to = 0] = [marks[0], marks.at(-1)]
  if (values.every) {
    const step = (Number(values.every) * SLOW) / 1000
    return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  }
  if (marks.length > 2) return [...marks]
  return Array.from({ length: STRIP }, (_, at) => from + ((to - from) * at) / (STRIP - 1))
}

async function layOut(browser: Browser, name: string, pictures: readonly { at: number; jpeg: string }[]) {
  const perRow = values.every ? 12 : Math.min(STRIP, pictures.length)
  const page = await browser.newPage({ viewport: { width: perRow * 199 + 4, height: 440 } })
  const figures = pictures.map(
    ({ at, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption>${at.toFixed(2)} s</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{margin:2px;font:11px sans-serif;background:#999;display:flex;flex-wrap:wrap}figure{margin:2px;width:195px}img{width:195px;height:422px;display:block}figcaption{padding:2px}</style>${figures.join('')}`,
  )
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72, fullPage: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  await page.close()
  console.log(`${folder}/${name}.jpg`)
}

if (values.build || !existsSync(`${outDir}/index.html`)) await run('node', ['scripts/build.ts', '--demo'])
mkdirSync(folder, { recursive: true })
ensureChineseFont()
const { executablePath, args, env } = await findBrowser()
const server = await preview({ build: { outDir }, preview: { port: 4874, host: '127.0.0.1' }, logLevel: 'warn' })
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) })
try {
  for (const scene of wanted) {
    for (const theme of themes) {
      const base = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4874/'
      const { frames, marks } = await shoot(browser, base, scene, theme)
      const from = marks[0]!
      const pictures = moments(marks).map((at) => ({ at: (at - from) / SLOW, jpeg: standing(frames, at).jpeg }))
      await layOut(browser, `${scene.name}-${theme}`, pictures)
      writeFileSync(`${folder}/${scene.name}-${theme}.txt`, frames.map(({ at }) => (at - from).toFixed(3)).join('\n'))
    }
  }
} finally {
  await browser.close()
  await server.close()
}
