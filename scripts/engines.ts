/**
 * `npm run engines` goes the three journeys of scripts/engines/journeys.ts through the demo build in Firefox and WebKit, the family of
 * every browser of an iPhone: stock browsers of the system, which it installs from Debian where they are missing and it may.
 * `--engine firefox|webkit|chromium` takes one. An engine that cannot be had is one that failed. Ends with 1 when anything failed.
 */
import { inWords } from './lib/language.ts'
import { existsSync, mkdirSync } from 'node:fs'
import { preview } from 'vite'
import { aptInstall } from './browser.mjs'
import { openChromium, openFirefox } from './engines/playwright.ts'
import { journeys } from './engines/journeys.ts'
import type { OpenedEngine } from './engines/page.ts'
import { openWebKit } from './engines/webkit.ts'
import { commandLine, misused } from './lib/command-line.ts'
import { run } from './lib/run.ts'

const usage = inWords(
  'npm run engines [-- --engine firefox|webkit|chromium] [--build]\n  plays journeys in other families of browsers',
  'npm run engines [-- --engine firefox|webkit|chromium] [--build]\n  在别家的浏览器里走几段路',
)
const { values } = commandLine(usage, {
  options: { engine: { type: 'string' }, build: { type: 'boolean', default: false } },
})

interface Engine {
  /** The programs it needs, and the Debian packages that bring them. */
  readonly needs: Readonly<Record<string, string>>
  readonly open: (origin: string) => Promise<OpenedEngine>
}

const engines: Readonly<Record<string, Engine>> = {
  firefox: { needs: { '/usr/bin/firefox-esr': 'firefox-esr' }, open: openFirefox },
  webkit: {
    needs: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
    open: openWebKit,
  },
  chromium: { needs: {}, open: openChromium },
}
const wanted = values.engine === undefined ? ['firefox', 'webkit'] : [values.engine]
for (const name of wanted)
  if (!engines[name]) misused(inWords(`there is no engine ${name}`, `没有「${name}」这种浏览器`), usage)

const missing = wanted
  .flatMap((name) => Object.entries(engines[name]!.needs))
  .flatMap(([file, debian]) => (existsSync(file) ? [] : [debian]))
if (missing.length > 0) {
  const began = performance.now()
  aptInstall(missing)
  const took = Math.round((performance.now() - began) / 1000)
  console.log(`[engines] ${missing.join(', ')}: ${inWords(`${took} s to install`, `装了 ${took} 秒`)}`)
}

const dist = 'dist/demo'
const shots = '.tmp/engines'
mkdirSync(shots, { recursive: true })
if (values.build || !existsSync(`${dist}/index.html`)) await run('node', ['scripts/build.ts', '--demo'])
const server = await preview({ build: { outDir: dist }, preview: { port: 4881, host: '127.0.0.1' }, logLevel: 'warn' })
const origin = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4881/'

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Goes all journeys in one engine; how many failed, an engine that does not open as one. */
async function go(name: string): Promise<number> {
  const began = performance.now()
  let engine: OpenedEngine
  try {
    engine = await engines[name]!.open(origin)
  } catch (error) {
    console.error(
      `  ✗ ${inWords(`${name} cannot be had`, `装不上 ${name}`)}: ${error instanceof Error ? error.message : String(error)}`,
    )
    return 1
  }
  console.log(`\n${name} ${engine.version}, ${inWords(`there after ${seconds(began)}`, `${seconds(began)} 后就绪`)}`)
  let failed = 0
  for (const journey of journeys) {
    const from = performance.now()
    try {
      await journey.go(engine.page)
      console.log(`  ✓ ${journey.name} ${seconds(from)}`)
    } catch (error) {
      failed += 1
      const path = `${shots}/${name}-${journey.name.replaceAll(' ', '-')}.png`
      await engine.page.screenshot(path).catch(() => undefined)
      console.error(`  ✗ ${journey.name} ${seconds(from)}: ${String(error)} (${path})`)
      // What follows begins where this one ends.
      break
    }
  }
  const thrown = await engine.thrown()
  for (const message of thrown) console.error(`  ✗ ${inWords('not caught in the page', '页面里没有接住')}: ${message}`)
  await engine.close()
  return failed + thrown.length
}

let failures = 0
for (const name of wanted) failures += await go(name)
await server.close()
process.exit(failures > 0 ? 1 : 0)
