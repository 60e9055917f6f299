/**
 * `npm test`: all that a change waits for. `npm run test:full`: everything, with the tests that are played at night only
 * (e2e/kit/at-night.ts), what the kinds and pages to come would add to the first screen, and whether citations prove what they
 * say. Both put a Chromium and a Chinese font on
 * the machine if they are missing, go on after a failing part so that all are reported, and end with the line `N passed, N failed`.
 *
 *   npm test -- --shard=2/4   a quarter of the Vitest files and Playwright tests; shard 1 also runs what cannot be divided
 */
import { resolve } from 'node:path'
import './lib/require-node.mjs'
import { ensureChineseFont, findBrowser } from './browser.mjs'

const parts = await import('./lib/parts.ts')
const { commandLine, misused } = await import('./lib/command-line.ts')
const { inWords } = await import('./lib/language.ts')
const usage = inWords(
  'npm test [-- --shard=1/4], npm run test:full [-- --shard=1/4]\n  all that a change waits for; full: everything, with what is played at night',
  'npm test [-- --shard=1/4]，npm run test:full [-- --shard=1/4]\n  改动要等的都跑；full：全部，连同夜里才跑的',
)
const options = { shard: { type: 'string' }, full: { type: 'boolean', default: false } }
const { shard: asked, full } = commandLine(usage, { options }).values
const [, part, of] = /^(\d+)\/(\d+)$/.exec(asked ?? '1/1') ?? []
if (!(Number(part) >= 1 && Number(part) <= Number(of)))
  misused(inWords(`there is no shard ${asked}`, `没有分片 ${asked}`), usage)
const shard = asked === undefined ? [] : [`--shard=${asked}`]
const isFirst = Number(part) === 1
const rows = []
// What one process has compiled the next does not compile again.
process.env.NODE_COMPILE_CACHE ??= resolve('.tmp/compile-cache')

if (isFirst) rows.push(...(await parts.staticParts()))
// Of 60 cited rules at least 90 % turn their test red when the line of the product is broken.
if (isFirst && full)
  rows.push(...(await parts.commandPart('rules', 'node', ['scripts/rules.ts', '--ids', '60', '--least', '90'])))
// Of every machine all states, transitions and outcomes of guards, and 95 % of the pairs, are taken by something.
if (isFirst && full)
  rows.push(...(await parts.commandPart('coverage:model', 'node', ['scripts/coverage-model.ts', '--runs', '200'])))
// Every journey, killed at every place; of those of the garden and the trading floor, every run plays two.
if (isFirst && full) rows.push(...(await parts.commandPart('crashes', 'node', ['scripts/crashes.ts'])))
// Files of one worker share its modules and globals, and which comes after which depends on the machine: twice in an order drawn anew.
if (isFirst && full) for (const _ of [1, 2]) rows.push(...(await parts.anyOrderPart()))
// Of what is looked at in the same way a run looks at a share, which the commit draws (scenarios/player/share.ts), and journeys are played
// without motion, as by people who asked for less: at night all of it, and with all that moves.
if (full) process.env.NIGHT = '1'
const browser = await browserRows()
rows.push(...browser.rows)
if (isFirst) {
  rows.push(...(await parts.commandPart('build', 'node', ['scripts/build.ts'])))
  rows.push(...(await parts.commandPart('size', 'node', ['scripts/check-size.ts'])))
}
rows.push(...(await parts.commandPart('demo build', 'node', ['scripts/build.ts', '--demo'])))

const vitest = () => parts.vitestPart([...parts.quickProjects, ...parts.slowProjects], shard)
// Four trials that never change; at night as many as there is time for, each night others.
const trials = full ? ['--trials', '300'] : ['--trials', '4', '--seed', '651']
const rig = () => parts.commandPart('rig', 'node', ['scripts/rig.ts', ...trials])
// The other families of browsers, a row for each: one that cannot be had is one that failed.
const engine = (name) => parts.commandPart(name, 'node', ['scripts/engines.ts', '--engine', name])
const weight = () => parts.commandPart('weight', 'node', ['scripts/weight.ts', ...(full ? ['--growth'] : [])])
const browsers = async () => [...(await weight()), ...(await engine('firefox')), ...(await engine('webkit'))]
// Side by side: these wait more than they work, for what has been lost on the way and for packages that are not there yet.
const beside = isFirst && browser.isThere ? [rig, browsers] : []
rows.push(...(await Promise.all([vitest, ...beside].map((part) => part()))).flat())
if (browser.isThere)
  rows.push(...(await parts.playwrightPart([...shard, ...(full ? [] : ['--grep-invert', '@night'])])))
parts.conclude(rows)

/** Whether there is a browser, with Chinese letters; a row for what is not there. */
async function browserRows() {
  const failure = { passed: 0, failed: 1, skipped: 0, seconds: 0 }
  const missing = ensureChineseFont() ? [] : [{ name: 'no Chinese font', ...failure }]
  try {
    const found = await findBrowser()
    console.log(`\n[browser] ${found.from}: ${found.executablePath}`)
    // Found once; Playwright's processes need not look (or install) again.
    if (!found.env) process.env.CHROME_PATH = found.executablePath
    return { rows: missing, isThere: true }
  } catch (error) {
    console.error(error.message)
    return { rows: [...missing, { name: 'no browser', ...failure }], isThere: false }
  }
}
