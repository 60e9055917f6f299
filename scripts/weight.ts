/**
 * `npm run weight` opens the production build (`npm run build` first) in a browser, with the mock world behind it, and weighs what a
 * person waits for until the login page and home are there: every file, its bytes and the wave it came in, how long a start takes
 * without a network, and what wakes a page that nobody sees. Ends with 1 over the budget
 * (lib/weight/budget.ts). `--parts` tells what each file is made of; `--from DIR` weighs another build. `--growth` lets a copy of the
 * project have the kinds and pages that are still to come, as `npm run new` writes them, and weighs what they add.
 */
import { inWords } from './lib/language.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from 'playwright'
import { demoAccount } from '../mock-server/world/demo-account.ts'
import { findBrowser } from './browser.mjs'
import { commandLine, misused } from './lib/command-line.ts'
import { type Start, starts, WAVES_MAX } from './lib/weight/budget.ts'
import { buildGrown, GROWTH_MAX, KINDS, PAGES } from './lib/weight/growth.ts'
import { wakesWhileHidden } from './lib/weight/hidden.ts'
import { OFFLINE_GOAL_MS, startOffline } from './lib/weight/offline.ts'
import { type Modules, partsOf } from './lib/weight/parts.ts'
import { recordStart, type Sign } from './lib/weight/record.ts'
import { serveBuild } from './lib/weight/server.ts'

const usage = inWords(
  'npm run weight [-- --parts] [--growth] [--from dist/app]\n  weighs what the first screens load (npm run build first)',
  'npm run weight [-- --parts] [--growth] [--from dist/app]\n  称一称第一屏要装多少（先 npm run build）',
)
const { values } = commandLine(usage, {
  options: {
    parts: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    from: { type: 'string', default: 'dist/app' },
  },
})
const folder = values.from
if (!existsSync(join(folder, 'index.html')))
  misused(inWords(`${folder} is empty: run \`npm run build\` first`, `${folder} 是空的：先 \`npm run build\``), usage)

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
const line = (wave: string | number, bytes: number, text: string) =>
  console.log(`${String(wave).padStart(5)}  ${kb(bytes).padStart(9)}  ${text}`)

/** Signs the demonstration account in, and leaves the app as it is after that: with a session, a journal and a chat. */
async function signIn(context: BrowserContext, origin: string, { selector, text }: Sign): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/#/pages/login/login/index`)
  await page.getByLabel('手机号', { exact: true }).fill(demoAccount.phone)
  await page.getByLabel('验证码', { exact: true }).fill(demoAccount.code)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // The session is stored before home is drawn with it.
  await page
    .locator(selector, { hasText: new RegExp(text) })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
}

const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) })

const phone = { viewport: { width: 390, height: 844 }, locale: 'zh-CN' } as const

/** Where somebody is who has just signed in. */
const home = starts.find(({ isSignedIn }) => isSignedIn)!

/** A start of a build: the bytes that are waited for, and what is over the budget. */
async function weigh(
  build: string,
  { name, href, isSignedIn, sign, bytesGoal, bytesMax, filesMax }: Start,
): Promise<{ bytes: number; faults: string[] }> {
  const server = await serveBuild(build)
  const modules = JSON.parse(readFileSync(join(build, '.vite/modules.json'), 'utf8')) as Modules
  const gzipped = (file: string): number => gzipSync(readFileSync(join(build, file)), { level: 9 }).length
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const names = server.world.tables.products.all().map((product) => product.name)
  if (isSignedIn) await signIn(context, server.origin, home.sign(names))
  const { waves, later } = await recordStart(context, `${server.origin}/#${href}`, sign(names))
  await context.close()
  const rows = [
    { file: 'index.html', wave: 1, bytes: gzipped('index.html') },
    ...[...waves].map(([file, wave]) => ({ file, wave, bytes: gzipped(file) })),
  ]
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const last = Math.max(...rows.map(({ wave }) => wave))
  console.log(
    inWords(
      `\n${name} (${href}): ${kb(bytes)} in ${rows.length} files and ${last} waves (goal ${kb(bytesGoal)}, limit ${kb(bytesMax)})`,
      `\n${name}（${href}）：${kb(bytes)}，${rows.length} 个文件，${last} 波（目标 ${kb(bytesGoal)}，上限 ${kb(bytesMax)}）`,
    ),
  )
  for (const row of rows.toSorted((a, b) => a.wave - b.wave || b.bytes - a.bytes)) {
    line(row.wave, row.bytes, row.file)
    if (!values.parts) continue
    for (const [part, share] of partsOf(modules[row.file] ?? {}, row.bytes)) line('', share, `    ${part}`)
  }
  for (const file of later) line(inWords('later', '以后'), gzipped(file), file)
  const faults = [
    ...(bytes > bytesMax
      ? [
          inWords(
            `${name} is ${kb(bytes)}, the limit is ${kb(bytesMax)}`,
            `${name} 是 ${kb(bytes)}，上限 ${kb(bytesMax)}`,
          ),
        ]
      : []),
    ...(rows.length > filesMax
      ? [
          inWords(
            `${name} comes in ${rows.length} files, the limit is ${filesMax}`,
            `${name} 有 ${rows.length} 个文件，上限 ${filesMax}`,
          ),
        ]
      : []),
    ...(last > WAVES_MAX
      ? [
          inWords(
            `${name} comes in ${last} waves, the limit is ${WAVES_MAX}`,
            `${name} 分 ${last} 波到，上限 ${WAVES_MAX}`,
          ),
        ]
      : []),
  ]
  return { bytes, faults }
}

const faults: string[] = []
const grown = values.growth ? await buildGrown('.tmp/growth') : undefined
for (const start of starts) {
  const today = await weigh(folder, start)
  faults.push(...today.faults)
  if (!grown) continue
  const more = (await weigh(grown, start)).bytes - today.bytes
  console.log(
    inWords(
      `\n${start.name} with ${KINDS} kinds and ${PAGES} pages more: ${more} bytes more (limit ${GROWTH_MAX})`,
      `\n${start.name} 多 ${KINDS} 种流和 ${PAGES} 个页面：多 ${more} 字节（上限 ${GROWTH_MAX}）`,
    ),
  )
  if (more >= GROWTH_MAX)
    faults.push(
      inWords(
        `${start.name} grows by ${more} bytes, the limit is ${GROWTH_MAX}`,
        `${start.name} 长了 ${more} 字节，上限 ${GROWTH_MAX}`,
      ),
    )
}
const offlineMs = await startOffline(await browser.newContext(phone), folder, signIn)
console.log(
  inWords(
    `\nwithout a network: home's heading after ${Math.round(offlineMs)} ms (goal ${OFFLINE_GOAL_MS} ms on a quiet machine)`,
    `\n没有网络：${Math.round(offlineMs)} 毫秒后看到首页的标题（安静的机器上目标 ${OFFLINE_GOAL_MS} 毫秒）`,
  ),
)
const wakes = await wakesWhileHidden(await browser.newContext(phone), folder, signIn, home.sign)
console.log(
  inWords(
    `home while hidden, for a minute: ${wakes.length} timers besides the chat's heartbeat (limit 0)`,
    `首页藏起来一分钟：除了聊天的心跳还有 ${wakes.length} 个定时器（上限 0）`,
  ),
)
faults.push(...wakes.map((one) => inWords(`a hidden page is to be woken by ${one}`, `藏着的页面会被 ${one} 叫醒`)))
await browser.close()
for (const fault of faults) console.error(`  ✗ ${fault}`)
// The world's clock goes on by itself.
process.exit(faults.length > 0 ? 1 : 0)
