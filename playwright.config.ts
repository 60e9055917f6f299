import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { findBrowser } from './scripts/browser.mjs'

const port = Number(process.env['E2E_PORT'] ?? 4317)
const sharded = process.argv.some((arg) => arg.startsWith('--shard'))
const { executablePath, args, env } = await findBrowser()

if (!existsSync('dist/demo/index.html')) {
  throw new Error(
    'dist/demo is empty: the end-to-end tests run on the demo build. Run `npm run build -- --demo` first.',
  )
}

/** What is told by its words, not by its pictures. */
const told = [
  '**/asked-before.spec.ts',
  '**/chunk.spec.ts',
  '**/explain.spec.ts',
  '**/garden-hands.spec.ts',
  '**/guests.spec.ts',
  '**/hostile.spec.ts',
  '**/keyboard.spec.ts',
  '**/killed*.spec.ts',
  '**/list-position.spec.ts',
  '**/renders.spec.ts',
  '**/scenarios.spec.ts',
  '**/shell.spec.ts',
  '**/static-host.spec.ts',
  '**/storage.spec.ts',
  '**/tabs.spec.ts',
  '**/walks.spec.ts',
  '**/wallet.spec.ts',
  '**/workbench.spec.ts',
  '**/workbench-lists.spec.ts',
]

/**
 * A page of a test is short: what a browser does beside it to be fast for long (a process for the screen, a collector of its own) costs
 * an eighth of a run on two cores.
 */
const brief = [...args, '--disable-gpu', '--in-process-gpu', '--js-flags=--single-threaded-gc']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.tmp/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Wide, because a slow machine must not decide a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: '.tmp/reports/playwright.json' }],
    ...(sharded ? [['blob'] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: { executablePath, args: brief, ...(env ? { env } : {}) },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace costs a quarter of the whole run; `--trace on` gives one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'told',
      testMatch: told,
      // Drawing the pictures of home costs more than all else that a page does; the policy, the places and the look of pages are judged
      // with them, in the other project.
      use: {
        launchOptions: {
          executablePath,
          args: [...brief, '--blink-settings=imagesEnabled=false'],
          ...(env ? { env } : {}),
        },
      },
    },
    { name: 'pages', testIgnore: told },
  ],
  webServer: {
    command: `vite preview --outDir dist/demo --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
