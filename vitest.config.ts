import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  throw new Error(
    `Vitest needs Node 22.12 or newer, this is ${process.version}. Run it through npm or npx: they use the Node in node_modules.`,
  )
}
// Calendar days are counted in China time wherever the tests run.
process.env['TZ'] = 'Asia/Shanghai'

/** Far more than a slow machine needs: how fast one is decides no test. */
const AMPLE_MS = 240_000

/**
 * Modules keep nothing between tests, so a worker loads them once for all its files, which saves two thirds of the time.
 * One project per kind of test: `npx vitest run --project unit src/domain`.
 */
const project = (name: string, include: string[], isolate = false) => ({
  extends: true as const,
  test: { name, include, testTimeout: AMPLE_MS, hookTimeout: AMPLE_MS, isolate },
})
/** These draw on one document, or start servers and the real chat SDK, which keep something: each file loads its modules anew. */
const alone = true

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  resolve: { alias: { tldts: fileURLToPath(new URL('./scripts/stubs/tldts.js', import.meta.url)) } },
  test: {
    environment: 'node',
    // Vitest leaves one core free where nothing is said: half of a machine of two.
    maxWorkers: '100%',
    // What a machine makes is soon forgotten: with more room for what is young, a twentieth of the time is not spent on looking for it.
    execArgv: ['--max-semi-space-size=64'],
    reporters: ['default'],
    setupFiles: [fileURLToPath(new URL('./tests/leave-as-found.ts', import.meta.url))],
    exclude: ['**/node_modules/**', 'dist/**', '.tmp/**'],
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'mock-server/**/*.test.ts', 'scenarios/**/*.test.ts']),
      project('repo', ['tests/repo/**/*.test.ts']),
      project('model', ['tests/model/**/*.test.ts']),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('scenario', ['tests/scenario/**/*.test.ts']),
      project('pages', ['tests/pages/**/*.test.ts'], alone),
      project('journal', ['tests/journal/**/*.test.ts']),
      project('simulation', ['tests/simulation/**/*.test.ts']),
      project('interop', ['tests/interop/**/*.test.ts'], alone),
    ],
  },
})
