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

/** A phone: a browser process with a disk of its own, which outlives the process. */
export interface Phone {
  readonly context: () => BrowserContext
  readonly start: () => Promise<void>
  /** The process ends in the middle of whatever it does. */
  readonly kill: () => Promise<void>
  readonly throwAway: () => Promise<void>
}

export async function createPhone(): Promise<Phone> {
  const { executablePath, args, env } = await findBrowser()
  const disk = mkdtempSync(join(tmpdir(), 'shucang-rig-'))
  let child: ChildProcess | null = null
  let browser: Browser | null = null
  const start = async () => {
    const given = [
      ...args,
      '--headless',
      '--disable-gpu',
      '--no-first-run',
      '--blink-settings=imagesEnabled=false',
      '--lang=zh-CN',
      '--remote-debugging-port=0',
      `--user-data-dir=${disk}`,
      'about:blank',
    ]
    child = spawn(executablePath, given, { stdio: 'pipe', detached: true, ...(env ? { env } : {}) })
    browser = await chromium.connectOverCDP(await waitForWords(child, /DevTools listening on (ws:\S+)/))
  }
  const kill = async () => {
    if (!child?.pid) return
    // The whole group: a browser is many processes.
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
    await ended(child)
    child = null
    await browser?.close().catch(() => undefined)
  }
  return {
    context: () => browser!.contexts()[0]!,
    start,
    kill,
    throwAway: async () => {
      await kill()
      rmSync(disk, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
