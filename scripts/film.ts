/**
 * `npm run film [-- NAME…]` films what moves, at 390 × 844 in both themes, on the demo as a visitor has it, and lays each scene out as a
 * strip of pictures in .film/. What moves does so at a third of its speed, so that a busy machine leaves no frame out; times are of its
 * own speed. A picture is the frame that stood on the screen at its moment (a screencast); `--every 100` lays one out every 100 ms, for
 * looking closer.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { ensureChineseFont, findBrowser } from './browser.mjs'
import { commandLine, misused } from './lib/command-line.ts'
import { type Scene, scenes } from './lib/film-scenes.ts'
import { SLOW, stageOf } from './lib/film-stage.ts'
import { inWords } from './lib/language.ts'
import { run } from './lib/run.ts'

const folder = '.film'
const outDir = 'dist/demo'
const STRIP = 8
const usage = inWords(
  'npm run film [-- <scene>…] [--theme light|dark] [--every MS] [--build]',
  'npm run film [-- <场景>…] [--theme light|dark] [--every 毫秒] [--build]',
)
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { theme: { type: 'string' }, every: { type: 'string' }, build: { type: 'boolean', default: false } },
})
const wanted = scenes.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
const names = scenes.map(({ name }) => name)
if (wanted.length === 0) misused(inWords(`the scenes are ${names.join(', ')}`, `场景有 ${names.join('、')}`), usage)
const themes = (['light', 'dark'] as const).filter((one) => !values.theme || one === values.theme)

interface Frame {
  /** Seconds, by the browser's clock. */
  readonly at: number
  readonly jpeg: string
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
