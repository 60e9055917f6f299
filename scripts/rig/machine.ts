import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'

/** What a process says until it says what it was waited for. */
function waitForWords(child: ChildProcess, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk.toString('utf8')
      const found = words.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`it ended: ${text.slice(-300)}`)))
  })
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => void child.once('exit', resolve))
    : Promise.resolve()

export interface World {
  readonly port: number
  /** One of the world's own hooks (docs/mock-server.md). */
  hook<T>(name: string, body?: unknown): Promise<T>
  act<T>(act: string, input?: object): Promise<T>
  close(): void
}

/** The mock server as a process of its own. */
export async function startWorld(): Promise<World> {
  const child = spawn(process.execPath, ['mock-server/node.ts', '--port', '0', '--quiet'], { stdio: 'pipe' })
  const origin = await waitForWords(child, /ready (\S+)/)
  const hook = async <T>(name: string, body: unknown = {}): Promise<T> => {
    const answer = await fetch(`${origin}/__world/${name}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    port: Number(new URL(origin).port),
    hook,
    act: async <T>(act: string, input = {}) => (await hook<{ result: T }>('act', { act, with: input })).result,
    close: () => void child.kill(),
  }
}

/** A phone: a browser with a disk of its own; where it can be killed, in a process of its own whose disk outlives it. */
export interface Phone {
  readonly context: () => BrowserContext
  readonly start: () => Promise<void>
  /** The process ends in the middle of whatever it does. */
  readonly kill: () => Promise<void>
  readonly throwAway: () => Promise<void>
}

/** A browser process. */
interface Process {
  readonly browser: Browser
  readonly kill: () => Promise<void>
}

async function startBrowser(disk: string): Promise<Process> {
  const { executablePath, args, env } = await findBrowser()
  const given = [
    ...args,
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--blink-settings=imagesEnabled=false',
    // Nothing here is judged by how it moves, and moving costs half of a core.
    '--force-prefers-reduced-motion',
    '--lang=zh-CN',
    '--remote-debugging-port=0',
    `--user-data-dir=${disk}`,
    'about:blank',
  ]
  const child = spawn(executablePath, given, { stdio: 'pipe', detached: true, ...(env ? { env } : {}) })
  const browser = await chromium.connectOverCDP(await waitForWords(child, /DevTools listening on (ws:\S+)/))
  const kill = async () => {
    // The whole group: a browser is many processes.
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
    await ended(child)
    await browser.close().catch(() => undefined)
  }
  return { browser, kill }
}

const newDisk = (): string => mkdtempSync(join(tmpdir(), 'shucang-rig-'))
const throwDiskAway = (disk: string): void => rmSync(disk, { recursive: true, force: true, maxRetries: 5 })

/** A phone whose browser can be killed. */
export function createPhone(): Phone {
  const disk = newDisk()
  let own: Process | null = null
  const kill = async () => {
    await own?.kill()
    own = null
  }
  return {
    context: () => own!.browser.contexts()[0]!,
    start: async () => void (own = await startBrowser(disk)),
    kill,
    throwAway: async () => {
      await kill()
      throwDiskAway(disk)
    },
  }
}

/** How many phones one process is, one after the other, before it is replaced. */
const PHONES_PER_PROCESS = 20

export interface PhoneShop {
  /** A phone that nobody kills: a context of its own in a process that others had before. */
  lend(): Phone
  close(): Promise<void>
}

export function openPhoneShop(): PhoneShop {
  let shared: Process | null = null
  let disk = ''
  let lent = 0
  const close = async () => {
    await shared?.kill()
    shared = null
    if (disk !== '') throwDiskAway(disk)
    disk = ''
  }
  const processOf = async (): Promise<Process> => {
    if (lent++ % PHONES_PER_PROCESS === 0) await close()
    disk ||= newDisk()
    return (shared ??= await startBrowser(disk))
  }
  const lend = (): Phone => {
    let context: BrowserContext | null = null
    return {
      context: () => context!,
      start: async () => void (context = await (await processOf()).browser.newContext()),
      kill: () => Promise.reject(new Error('a phone of the shop is not killed')),
      throwAway: async () => {
        // A tab that was frozen may keep its context from closing.
        const isClosed = await Promise.race([
          (context?.close() ?? Promise.resolve()).then(
            () => true,
            () => false,
          ),
          new Promise<boolean>((resolve) => void setTimeout(resolve, 5000, false)),
        ])
        if (!isClosed) await close()
      },
    }
  }
  return { lend, close }
}
