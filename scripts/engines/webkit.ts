import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { finderScript } from './finder.ts'
import type { EnginePage, Found, OpenedEngine } from './page.ts'
import { openSession, type WebDriver } from './webdriver.ts'

type Name = string | RegExp
type Options = { readonly name?: Name; readonly exact?: boolean }

const TIMEOUT_MS = 20_000
const finder = finderScript()

/** How Playwright's selectors spell a text. */
const spelt = (value: Name, exact = false): string =>
  typeof value === 'string' ? `${JSON.stringify(value)}${exact ? 's' : 'i'}` : String(value)
const byRole = (role: string, { name, exact }: Options = {}): string =>
  `internal:role=${role}${name === undefined ? '' : `[name=${spelt(name, exact)}]`}`

/** Runs a function body in the page, with the selector engine at hand (`__found`). */
async function inPage<T>(driver: WebDriver, body: string, ...args: readonly unknown[]): Promise<T> {
  const call = () =>
    driver.post<T | 'nothing is here'>('/execute/sync', {
      script: `if (!window.__found) return 'nothing is here'; ${body}`,
      args,
    })
  const value = await call()
  if (value !== 'nothing is here') return value
  await driver.post('/execute/sync', { script: finder, args: [] })
  return (await call()) as T
}

/** Asks until the answer is a yes; a page that goes meanwhile is asked again when the next one is there. */
async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    let last = ''
    try {
      const value = await ask()
      if (value !== null && value !== false) return value
    } catch (error) {
      last = String(error)
    }
    if (Date.now() > end) throw new Error(`waited for ${what} ${last}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Where a finger comes down: the element is alone, visible, able, at rest, and nothing lies over it; null until then. WebKit loses a tap
 * while one page gives way to the next, whatever `pointer-events` says of their pictures.
 */
const whereToPress = `
  if (document.documentElement.dataset.move) return null
  const [element, another] = __found.all(arguments[0])
  if (!element || another || !__found.is(element, 'visible') || !__found.is(element, 'enabled')) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isHit = hit && (element.contains(hit) || hit.contains(element) || [...(element.labels ?? [])].some((label) => label.contains(hit)))
  const was = window.__was
  window.__was = isHit ? [element, x, y] : null
  return isHit && was && was[0] === element && was[1] === x && was[2] === y ? { x, y } : null`

function foundIn(driver: WebDriver, selector: string): Found {
  const visible = () =>
    until(`${selector} to be seen`, () =>
      inPage<boolean>(
        driver,
        "const [element] = __found.all(arguments[0]); return element !== undefined && __found.is(element, 'visible')",
        selector,
      ),
    )
  const click = async () => {
    const point = await until(`${selector} to be pressed`, () =>
      inPage<{ x: number; y: number } | null>(driver, whereToPress, selector),
    )
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.post('/actions', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
    })
  }
  return {
    click,
    check: async () => {
      await visible()
      if (!(await inPage<boolean>(driver, "return __found.is(__found.all(arguments[0])[0], 'checked')", selector)))
        await click()
    },
    fill: async (text) => {
      await visible()
      await inPage(
        driver,
        `const [field] = __found.all(arguments[0]); field.focus(); field.select?.()
         document.execCommand('insertText', false, arguments[1])`,
        selector,
        text,
      )
    },
    waitFor: async () => void (await visible()),
    first: () => foundIn(driver, `${selector} >> nth=0`),
    getByRole: (role, options) => foundIn(driver, `${selector} >> ${byRole(role, options)}`),
  }
}

const pageOf = (driver: WebDriver, origin: string): EnginePage => ({
  getByRole: (role, options) => foundIn(driver, byRole(role, options)),
  getByLabel: (text, { exact } = {}) => foundIn(driver, `internal:label=${spelt(text, exact)}`),
  getByText: (text, { exact } = {}) => foundIn(driver, `internal:text=${spelt(text, exact)}`),
  goto: (address) => driver.post('/url', { url: origin + address }),
  waitForURL: async (fits) =>
    void (await until('the address', async () => fits(new URL(await driver.get<string>('/url'))))),
  screenshot: async (path) => writeFileSync(path, await driver.get<string>('/screenshot'), 'base64'),
})

/** A screen that nobody looks at, of a number that is free. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb ended')))
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { display: `:${number}`, process: child }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** WebKitGTK, by its own driver and its small browser; what it stores goes with it. */
export async function openWebKit(origin: string): Promise<OpenedEngine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted()
  if (!binary) throw new Error('there is no MiniBrowser')
  const screen = await openScreen()
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LANG: 'zh_CN.UTF-8' },
  })
  const end = () => {
    server.kill()
    screen.process.kill()
  }
  try {
    const driver = await openSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    // The window has bars of its own: the page is to be as large as a phone.
    await driver.post('/window/rect', { width: 600, height: 900 })
    const [width = 0, height = 0] = await driver.post<number[]>('/execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })
    await driver.post('/window/rect', { width: 990 - width, height: 1744 - height })
    return {
      page: pageOf(driver, origin),
      version: driver.version,
      thrown: () => inPage(driver, 'return window.__thrown'),
      close: async () => {
        await driver.close().catch(() => undefined)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
