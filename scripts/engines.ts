/**
 * `npm run engines` goes the three journeys of scripts/engines/journeys.ts through the demo build in Firefox and WebKit, the family of
 * every browser of an iPhone: stock browsers of the system, which it installs from Debian where they are missing and it may.
 * `--engine firefox|webkit|chromium` takes one. An engine that cannot be had is one that failed. Ends with 1 when anything failed.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { preview } from 'vite'
import { aptInstall } from './browser.mjs'
import { openChromium, openFirefox } from './engines/playwright.ts'
import { journeys } from './engines/journeys.ts'
import type { OpenedEngine } from './engines/page.ts'
import { openWebKit } from './engines/webkit.ts'
import { commandLine, misused } from './lib/command-line.ts'
import { run } from './lib/run.ts'

const usage = 'npm run engines [-- --engine firefox|webkit|chromium] [--build]'
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
for (const name of wanted) if (!engines[name]) misused(`there is no engine ${name}`, usage)

const missing = wanted
  .flatMap((name) => Object.entries(engines[name]!.needs))
  .flatMap(([file, debian]) => (existsSync(file) ? [] : [debian]))
if (missing.length > 0) {
  const began = performance.now()
  aptInstall(missing)
  console.log(`[engines] ${missing.join(', ')}: ${Math.round((performance.now() - began) / 1000)} s to install`)
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
    console.error(`  ✗ ${name} cannot be had: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  console.log(`\n${name} ${engine.version}, there after ${seconds(began)}`)
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
  for (const message of thrown) console.error(`  ✗ not caught in the page: ${message}`)
  await engine.close()
  return failed + thrown.length
}

let failures = 0
for (const name of wanted) failures += await go(name)
await server.close()
process.exit(failures > 0 ? 1 : 0)
