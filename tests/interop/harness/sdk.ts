import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { WebSocket } from 'ws'
import { PageXhr, type XhrCall } from './xhr.ts'

const require = createRequire(import.meta.url)

/** The globals that a browser page has and Node has not, or has otherwise: each window gets its own. */
const pageGlobals =
  'window self globalThis global document location navigator localStorage sessionStorage XMLHttpRequest WebSocket console process require'.split(
    ' ',
  )

const builds = new Map<string, Function>()

/**
 * An unmodified file of the reference SDK's package as a function of its module and the page's globals. It stays in this realm, so
 * that arrays of the tests are arrays to it.
 */
function buildOf(file: string): Function {
  const known = builds.get(file)
  if (known) return known
  const text = readFileSync(require.resolve(`easemob-websdk/${file}`), 'utf8')
  const build = vm.compileFunction(text, ['module', 'exports', ...pageGlobals])
  builds.set(file, build)
  return build
}

/** The parts of the SDK's module that the tests touch. */
export interface Sdk {
  // oxlint-disable-next-line no-explicit-any -- a foreign API, driven as an app drives it
  connection: new (options: Record<string, unknown>) => any
  // oxlint-disable-next-line no-explicit-any
  message: any
}

export interface SdkWindow {
  sdk: Sdk
  /** Every REST call that the SDK made. */
  calls: XhrCall[]
  /** The sockets that the SDK opened, newest last. */
  sockets: WebSocket[]
  /** Every base64 payload that the SDK wrote to its sockets. */
  written: Uint8Array[]
  /** Fires a window event such as `online`. */
  fire(name: string): void
}

type Listeners = Map<string, Set<(event: unknown) => void>>

function createEvents(listeners: Listeners) {
  return {
    addEventListener(name: string, run: (event: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(run))
    },
    removeEventListener(name: string, run: (event: unknown) => void) {
      listeners.get(name)?.delete(run)
    },
  }
}

/** What a page looks like to the SDK: the globals of Node, and those that only pages have. */
function createPage(origin: string, listeners: Listeners): Record<string, unknown> {
  const { href, protocol, host, hostname, port } = new URL(origin)
  const events = createEvents(listeners)
  const storage = { getItem: () => null, setItem() {}, removeItem() {} }
  const page: Record<string, unknown> = {}
  const here = globalThis as unknown as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(here)) if (!pageGlobals.includes(name)) page[name] = here[name]
  Object.assign(page, {
    ...events,
    location: { href, origin, protocol, host, hostname, port, pathname: '/' },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/156', onLine: true, language: 'zh-CN' },
    document: {
      ...events,
      domain: hostname,
      createElement: () => ({ style: {} }),
      documentElement: {},
      body: {},
      cookie: '',
    },
    localStorage: storage,
    sessionStorage: storage,
    console: { log() {}, debug() {}, info() {}, warn() {}, error() {}, trace() {} },
    process: undefined,
    require: undefined,
  })
  Object.assign(page, { window: page, self: page, globalThis: page, global: page, top: page, parent: page })
  return page
}

/** A browser-like page of its own, like a tab. Timers are the real ones; the network is the machine's. */
export interface Page extends Omit<SdkWindow, 'sdk'> {
  /** Runs a file of the SDK's package in the page: each call gives a separate module instance. */
  load<Module>(file: string): Module
}

export function openPage(origin: string, onCall: (call: XhrCall) => void = () => {}): Page {
  const calls: XhrCall[] = []
  const sockets: WebSocket[] = []
  const written: Uint8Array[] = []
  const listeners: Listeners = new Map()
  class RecordingSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols?.length ? protocols : undefined)
      Object.assign(this, { binaryType: 'blob' })
      // Who closes a socket that is still connecting hears of it in a browser; nothing is thrown there.
      this.on('error', () => undefined)
      sockets.push(this)
    }
    override send(data: string | ArrayBuffer | Uint8Array): void {
      if (typeof data !== 'string') written.push(new Uint8Array(data).slice())
      else for (const item of JSON.parse(data) as string[]) written.push(new Uint8Array(Buffer.from(item, 'base64')))
      super.send(data)
    }
  }
  class RecordingXhr extends PageXhr {
    protected override recorded(call: XhrCall): void {
      calls.push(call)
      onCall(call)
    }
  }
  const page = createPage(origin, listeners)
  Object.assign(page, { WebSocket: RecordingSocket, XMLHttpRequest: RecordingXhr })
  return {
    calls,
    sockets,
    written,
    fire: (name) => {
      for (const run of listeners.get(name) ?? []) run({ type: name })
    },
    load<Module>(file: string): Module {
      const module = { exports: {} as { default?: Module } & Module }
      buildOf(file).call(page, module, module.exports, ...pageGlobals.map((name) => page[name]))
      return module.exports.default ?? module.exports
    },
  }
}

/** Loads the web build into a page of its own. */
export function openWindow(origin: string, onCall?: (call: XhrCall) => void): SdkWindow {
  const page = openPage(origin, onCall)
  return Object.assign(page, { sdk: page.load<Sdk>('Easemob-chat.js') })
}

type Unhandled = NodeJS.UnhandledRejectionListener

/**
 * The SDK rejects promises that it gives to nobody: of queued frames that it sends again as messages, and of acks in flight when it
 * closes. Those are dropped here; every other unhandled rejection still fails the run. Answers how to undo it.
 */
export function ignoreForeignRejections(): () => void {
  const before = process.listeners('unhandledRejection') as Unhandled[]
  const filter: Unhandled = (reason, promise) => {
    if (typeof (reason as { type?: unknown } | null)?.type === 'number') return
    for (const listener of before) listener(reason, promise)
  }
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', filter)
  return () => {
    process.off('unhandledRejection', filter)
    for (const listener of before) process.on('unhandledRejection', listener)
  }
}
