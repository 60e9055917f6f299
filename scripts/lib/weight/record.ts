import type { BrowserContext, Page, Route } from 'playwright'

/** A hang is told at last, but no machine is too slow. */
const SLOW_MACHINE_MS = 180_000

/** What is watched for in the page: an element that fits the selector, and whose text fits the pattern. */
export interface Sign {
  readonly selector: string
  readonly text: string
}

export interface Recorded {
  /** Scripts and style sheets asked for before the sign was drawn, with the wave that each came in; the page itself is wave 1. */
  readonly waves: ReadonlyMap<string, number>
  /** What was asked for after that. */
  readonly later: readonly string[]
}

/** Runs in the page before its scripts: notes the moment at which the sign is first to be seen. */
function watch({ selector, text }: Sign): void {
  const page = window as unknown as { drawnAt?: number }
  const look = () => {
    if (page.drawnAt !== undefined) return
    const isDrawn = [...document.querySelectorAll(selector)].some((one) => new RegExp(text).test(one.textContent))
    if (isDrawn) page.drawnAt = performance.now()
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}

/** Runs in the page: its mark-up has been read, and what its scripts began at once has begun. Gives the files that it names. */
const comeToRest = async (): Promise<string[]> => {
  const turn = () => new Promise((next) => setTimeout(next))
  // The last thing in the body is the style sheet, and the reader of the page waits at it.
  while (document.readyState === 'loading' && !document.querySelector('body link[rel=stylesheet]')) await turn()
  for (let turns = 0; turns < 5; turns++) await turn()
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]')
  return [...scripts, ...[...links].map(({ href }) => href)]
}

const drawnAt = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as unknown as { drawnAt?: number }).drawnAt)

/** Long enough for a slow machine; a page that has not drawn it by then never will. */
const PATIENCE_MS = 60_000

const neverDrawn = async (page: Page, { selector, text }: Sign): Promise<Error> =>
  new Error(`no ${selector} with ${text} at ${page.url()}, but: ${await page.locator('body').innerText()}`)

/** Lets answers through in waves: what is asked for is held until the page has asked for all that it can ask for without it. */
async function letThrough(page: Page, held: Route[], sign: Sign): Promise<Map<string, number>> {
  const waves = new Map<string, number>()
  const limit = Date.now() + PATIENCE_MS
  let wave = 2
  while ((await drawnAt(page)) === undefined) {
    if (Date.now() > limit) throw await neverDrawn(page, sign)
    const named = await page.evaluate(comeToRest)
    const asked = new Set([...waves.keys(), ...held.map((route) => route.request().url())])
    // A slow browser has begun requests that are not told here yet: they belong to this wave.
    if (named.some((address) => !asked.has(address))) continue
    const batch = held.splice(0)
    for (const route of batch) waves.set(route.request().url(), wave)
    if (batch.length > 0) wave++
    await Promise.all(
      batch.map(async (route) => {
        await route.continue()
        await route
          .request()
          .response()
          .then((response) => response?.finished())
      }),
    )
  }
  // Asked for while the sign was being drawn: it would have come in one more.
  for (const route of held) waves.set(route.request().url(), wave)
  return waves
}

const codeBelow = (base: string, address: string): string | null => {
  const file = address.startsWith(base) ? address.slice(base.length).replace(/[?#].*/, '') : ''
  return /\.(js|css)$/.test(file) ? file : null
}

/**
 * Opens `url` in a new tab and notes every script and style sheet that it asks for until `sign` is drawn, and in which wave: a wave is what
 * could be asked for only after something of the wave before had come. Nothing comes from a cache, and no clock is asked.
 */
export async function recordStart(context: BrowserContext, url: string, sign: Sign): Promise<Recorded> {
  const page = await context.newPage()
  const base = new URL('.', url).href
  page.setDefaultTimeout(SLOW_MACHINE_MS)
  const held: Route[] = []
  let isDrawn = false
  await page.route(
    (address) => codeBelow(base, address.href) !== null,
    (route) => (isDrawn ? route.continue().catch(() => undefined) : void held.push(route)),
  )
  await page.addInitScript(watch, sign)
  await page.goto(url, { waitUntil: 'commit' })
  const waves = await letThrough(page, held, sign)
  // What begins after it was drawn is no part of it, but is told.
  isDrawn = true
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  await page.waitForLoadState('networkidle')
  const drawn = (await drawnAt(page))!
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
  await page.close()
  const code = asked.flatMap(({ name, startTime }) => {
    const file = codeBelow(base, name)
    return file === null ? [] : [{ file, wave: waves.get(name), isLater: startTime > drawn }]
  })
  return {
    waves: new Map(code.filter(({ isLater }) => !isLater).map(({ file, wave }) => [file, wave ?? Number.NaN])),
    later: code.filter(({ isLater }) => isLater).map(({ file }) => file),
  }
}
