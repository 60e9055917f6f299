/**
 * `npm run tour` takes pictures of every page in every state it can be in, in both themes and three widths, into .tour/, with
 * contact sheets (index.html and contact-*.png). It builds the demo when there is none; `--build` builds anew.
 * `npm run tour -- home notice` takes only pages whose address contains one of the words; `--width 390`, `--theme dark` and
 * `--state 就绪` or `--state 加载,空,断网,出错,缺天气` narrow it further; `--tall` shows whole pages instead of the first screen. `--airs` shows
 * the usual sights in four kinds of weather by day and by night (`npm run tour -- garden/ --airs`), `--air 雪夜` in one of them; with
 * `--state` those of other states.
 */
import { inWords } from './lib/language.ts'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { routes } from '../src/routes/all.ts'
import { examplesOf } from '../src/workbench/examples.ts'
import { ensureChineseFont, findBrowser } from './browser.mjs'
import { commandLine, misused } from './lib/command-line.ts'
import { run } from './lib/run.ts'
import { airs } from './lib/airs.ts'
import { createTour, isSignIn, type Sight, specialSights } from './lib/tour-run.ts'

const folder = '.tour'
const dist = 'dist/demo'
const HEIGHT = 844
const TALLEST = 3600

const options = '[--width 320|390|430] [--theme light|dark] [--state NAME,…] [--tall] [--airs | --air NAME] [--build]'
const usage = inWords(
  `npm run tour [-- <a part of an address>…] ${options}
  takes pictures of the pages in their states`,
  `npm run tour [-- <地址的一部分>…] ${options}
  把页面在各种状态下拍下来`,
)
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: false },
    tall: { type: 'boolean', default: false },
    airs: { type: 'boolean', default: false },
    air: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    state: { type: 'string' },
    dist: { type: 'string' },
  },
})

const themes = (['light', 'dark'] as const).filter((one) => !values.theme || one === values.theme)
const widths = [320, 390, 430].filter((one) => !values.width || one === Number(values.width))
if (themes.length === 0) misused(inWords(`there is no theme ${values.theme}`, `没有「${values.theme}」这种外观`), usage)
if (widths.length === 0)
  misused(
    inWords(
      `the tour is made for 320, 390 and 430 px, not ${values.width}`,
      `宽度只有 320、390 和 430，没有 ${values.width}`,
    ),
    usage,
  )
/** As the states of pages are called. */
const words = { usual: '就绪' } as const
const states = values.state?.split(',')
const wanted = (state: string): boolean => !states || states.includes(state)

const sights: readonly Sight[] = routes
  .map(({ path, page, title }) => ({ path, page, title, example: examplesOf(path)[0] }))
  .filter(({ path, page }) => positionals.length === 0 || positionals.some((word) => `${path} ${page}`.includes(word)))
if (sights.length === 0)
  misused(
    inWords(`no page has ${positionals.join(' or ')} in its address`, `没有页面的地址里有 ${positionals.join('、')}`),
    usage,
  )

interface Picture {
  readonly title: string
  readonly file: string
}
const taken = new Map<string, Picture[]>()

/** Runs in the page: every picture in sight has been loaded or has failed. */
const picturesAreThere = () =>
  [...document.images].every((image) => {
    const { top, left, right, width } = image.getBoundingClientRect()
    return image.complete || width === 0 || top > innerHeight || left > innerWidth || right < 0
  })

/** Runs in the page: how much of it lies below the fold. */
const below = () => {
  const main = document.querySelector('main')
  return main ? main.scrollHeight - main.clientHeight : 0
}

async function photograph(page: Page, { path, page: name, title }: Sight, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    if (values.tall) {
      const height = Math.min(HEIGHT + (await page.evaluate(below)), TALLEST)
      await page.setViewportSize({ width, height })
    }
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const late = await page.waitForFunction(picturesAreThere, undefined, { timeout: 10_000 }).catch(() => null)
      if (!late) console.warn(`${name}  ${state}: a picture does not come`)
      const sheet = `${theme}-${width}`
      const file = `${path.slice(1).replaceAll('/', '-')}--${state}--${sheet}.png`
      await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled' })
      taken.set(sheet, [...(taken.get(sheet) ?? []), { title: `${title} · ${state}`, file }])
    }
  }
  console.log(`${name}  ${state}`)
}

/** Pictures on one sheet: three rows of eight. */
const A_SHEET = 24

function sheetPage(name: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(({ file, title }) => {
    const source = encodeURIComponent(file)
    return `<figure><a href="${source}"><img src="${source}" width="195" alt=""></a><figcaption>${title}</figcaption></figure>`
  })
  const style =
    'body{margin:16px;font:13px sans-serif;background:#ddd}main{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:195px}figcaption{padding:4px 0}'
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${name}</title><style>${style}</style><main>${figures.join('')}</main></html>`
}

async function sheets(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } })
  const names: string[] = []
  for (const [sheet, pictures] of taken) {
    for (let from = 0; from < pictures.length; from += A_SHEET) {
      const name = `contact-${sheet}-${String(from / A_SHEET + 1).padStart(2, '0')}`
      writeFileSync(`${folder}/${name}.html`, sheetPage(name, pictures.slice(from, from + A_SHEET)))
      await page.goto(new URL(`../${folder}/${name}.html`, import.meta.url).href)
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
      names.push(name)
    }
  }
  const links = names.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join('')
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${inWords('Tour', '巡览')}</title><ul>${links}</ul></html>`,
  )
}

/** The usual sights, or those of the states that are asked for, in one weather after the other. */
async function throughAirs(page: Page, base: string): Promise<void> {
  const isWanted = (state: string) => (states ? wanted(state) : state === words.usual)
  for (const { name, clock } of airs().filter((one) => !values.air || one.name === values.air)) {
    const take = async (sight: Sight, state: string) => {
      if (isWanted(state)) await photograph(page, sight, state === words.usual ? name : `${name}，${state}`)
    }
    await createTour(page, base, take, isWanted, clock).usual(sights)
  }
}

/** Everything once, in one page of the browser. */
async function travel(browser: Browser, base: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  if (values.airs || values.air) {
    await throughAirs(page, base)
    return context.close()
  }
  const take = async (sight: Sight, state: string) => {
    if (wanted(state)) await photograph(page, sight, state)
  }
  const tour = createTour(page, base, take, wanted)
  await tour.usual(sights.filter((sight) => !isSignIn(sight)))
  await tour.usual(sights.filter(isSignIn))
  for (const sight of sights.flatMap(specialSights)) await tour.special(sight)
  await context.close()
}

const outDir = values.dist ?? dist
if (!values.dist && (values.build || !existsSync(`${outDir}/index.html`)))
  await run('node', ['scripts/build.ts', '--demo'])
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
ensureChineseFont()
const { executablePath, args, env } = await findBrowser()
const server = await preview({ build: { outDir }, preview: { port: 4873, host: '127.0.0.1' }, logLevel: 'warn' })
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) })
try {
  await travel(browser, server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4873/')
  await sheets(browser)
  const count = [...taken.values()].reduce((sum, pictures) => sum + pictures.length, 0)
  console.log(inWords(`${count} pictures, see ${folder}/index.html`, `${count} 个画面，见 ${folder}/index.html`))
} finally {
  await browser.close()
  await server.close()
}
