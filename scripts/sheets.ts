/**
 * `npm run sheets` draws contact sheets of the mock world's art into .tmp/sheets/: for every series its eight works at card size
 * (as a list shows them) and at detail size, its banners and its box. `npm run sheets -- koi` draws one series, `-- koi 3 5` only
 * these works of it, larger; `-- --all` all 64 with their titles on one sheet, a series a row.
 */
import { inWords } from './lib/language.ts'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import {
  drawBanner,
  drawBox,
  drawCollectible,
  type Rarity,
  type SeriesKey,
  seriesKeys,
} from '../mock-server/art/index.ts'
import { allSeries } from '../mock-server/world/seeds/catalogue.ts'
import { ensureChineseFont, findBrowser } from './browser.mjs'
import { commandLine, misused } from './lib/command-line.ts'

const usage = inWords(
  'npm run sheets [-- <series> [<serial>…] | --all]\n  draws works on sheets, to be looked at',
  'npm run sheets [-- <系列> [<编号>…] | --all]\n  把作品画在一张张纸上来看',
)
const folder = '.tmp/sheets'
const words = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' } satisfies Record<string, Rarity>
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const [wanted, ...serials] = positionals
if (wanted && !seriesKeys.some((key) => key === wanted))
  misused(inWords(`the series are ${seriesKeys.join(', ')}`, `系列有 ${seriesKeys.join('、')}`), usage)

const picture = (svg: string, width: number, height: number): string =>
  `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`

/** The works of a series, at a width of so many points each. */
function works(key: string, size: 'card' | 'detail', width: number): string {
  const { products } = allSeries.find((series) => series.key === key)!
  return products
    .map(({ rarity }, index) => ({ serial: index + 1, rarity: words[rarity] }))
    .filter(({ serial }) => serials.length === 0 || serials.includes(String(serial)))
    .map((one) => picture(drawCollectible({ series: key as SeriesKey, size, ...one }), width, width * 1.25))
    .join('')
}

const wide = (key: SeriesKey): string =>
  [2, 5, 6, 7, 8].map((seed) => picture(drawBanner({ series: key, seed }), 480, 270)).join('') +
  picture(drawBox({ series: key }), 270, 270)

/** Every work at card size over its title, a series a row. */
const everyWork = (): string =>
  allSeries
    .map(({ key, name, products }) => {
      const cards = products.map(({ name: title, rarity }, index) => {
        const art = drawCollectible({
          series: key as SeriesKey,
          size: 'card',
          serial: index + 1,
          rarity: words[rarity],
        })
        return `<figure>${picture(art, 124, 155)}<figcaption>${title}</figcaption></figure>`
      })
      return `<h2>${name}</h2><div>${cards.join('')}</div>`
    })
    .join('')
const sheetStyle = [
  'body{margin:8px;width:1080px;background:#f6f5f2;color:#141414;font-family:serif}',
  'h2{margin:10px 5px 2px;font-size:16px}div{display:flex}figure{margin:3px 5px;width:124px}',
  'figcaption{font-size:13px;line-height:20px;text-align:center}',
].join('')

ensureChineseFont()
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) })
const page = await browser.newPage({ viewport: { width: 1480, height: 930 } })
mkdirSync(folder, { recursive: true })
if (values.all) {
  await page.setViewportSize({ width: 1096, height: 900 })
  await page.setContent(`<style>${sheetStyle}</style>${everyWork()}`)
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  const path = `${folder}/all.jpg`
  await page.screenshot({ path, type: 'jpeg', quality: 62, fullPage: true })
  console.log(path)
  await browser.close()
  process.exit()
}
for (const { key } of allSeries) {
  if (wanted && key !== wanted) continue
  const sheets = {
    card: works(key, 'card', 174),
    detail: works(key, 'detail', serials.length ? 480 : 360),
    wide: wide(key as SeriesKey),
  }
  for (const [name, content] of Object.entries(sheets)) {
    await page.setContent(
      `<body style="margin:4px;background:#fff;font-size:0"><style>img{margin:2px}</style>${content}`,
    )
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
    const path = `${folder}/${key}-${name}.png`
    await page.screenshot({ path, fullPage: true })
    console.log(path)
  }
}
await browser.close()
