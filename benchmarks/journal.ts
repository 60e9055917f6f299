/**
 * How long a cold start takes with a long journal: 50,000 facts are written by the journal itself into a real browser's IndexedDB, the page is loaded anew, and opening
 * (read, fold, ready states) is timed. Usage: npm run bench -- journal
 */
import { chromium } from 'playwright'
import { createServer } from 'vite'
import type * as journalPage from './journal.page.ts'
import { findBrowser } from '../scripts/browser.mjs'

/** Loaded inside the page, from the development server. */
const PAGE = '/benchmarks/journal.page.ts'
const FACTS = 50_000
const RUNS = 7

type Journal = typeof journalPage

const server = await createServer({ logLevel: 'error', server: { port: 0 } })
await server.listen()
const url = server.resolvedUrls!.local[0]!
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage()

/** Runs in the page. */
const write = async ({ path, facts }: { path: string; facts: number }) => {
  const { openIndexedDbStore, createJournal, allStreamKinds, createSystemClock } = (await import(path)) as Journal
  const open = () => openIndexedDbStore({ name: 'bench-journal', timer: createSystemClock() })
  const journal = createJournal({ open, kinds: await allStreamKinds() })
  await journal.open()
  for (let at = 1; at <= facts; at++) {
    const page = at % 3
    if (page === 0)
      journal.append('navigation~tab', { type: 'navigation.scrolled', href: `/p${at % 20}`, top: at, at } as never)
    if (page === 1) journal.append('push', { type: 'push.clientObtained', clientId: `c${at}`, at } as never)
    if (page === 2)
      journal.append('submission/nickname~tab', { type: 'submission.changed', field: 'a', value: `${at}`, at } as never)
    if (at % 50 === 0) await journal.durable()
  }
  await journal.close()
}

const read = async (path: string) => {
  const { openIndexedDbStore, createJournal, allStreamKinds, createSystemClock } = (await import(path)) as Journal
  const open = () => openIndexedDbStore({ name: 'bench-journal', timer: createSystemClock() })
  const begun = performance.now()
  const journal = createJournal({ open, kinds: await allStreamKinds() })
  const states = await journal.open()
  const ms = performance.now() - begun
  const last = Math.max(...states.map((row) => (row.kind === 'live' ? row.seq : 0)))
  await journal.close()
  return { ms, last }
}

await page.goto(`${url}benchmarks/empty.html`)
await page.evaluate(write, { path: PAGE, facts: FACTS })
const times: number[] = []
for (let run = 0; run <= RUNS; run++) {
  await page.reload()
  const { ms, last } = await page.evaluate(read, PAGE)
  if (last < FACTS) throw new Error(`only ${last} of ${FACTS} facts came back`)
  if (run > 0) times.push(ms)
}
await browser.close()
await server.close()
times.sort((a, b) => a - b)
console.log(
  `cold start with ${FACTS} facts: median ${times[RUNS >> 1]!.toFixed(0)} ms, min ${times[0]!.toFixed(0)}, max ${times.at(-1)!.toFixed(0)} (goal: under 500 ms)`,
)
