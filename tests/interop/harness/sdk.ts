import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { WebSocket } from 'ws'
import { createXhr } from './xhr.ts'

const require = createRequire(import.meta.url)

/** The globals that a browser page has and Node has not, or has otherwise: each window gets its own. */
const pageGlobals = [
  ...['window', 'self', 'globalThis', 'global', 'document', 'location', 'navigator', 'localStorage', 'sessionStorage'],
  ...['XMLHttpRequest', 'WebSocket', 'console', 'process', 'require'],
]

/**
 * The unmodified web build of the reference SDK as a function of its module and the page's globals. It stays in this realm, so that
 * arrays of the tests are arrays to it.
 */
const load = vm.compileFunction(readFileSync(require.resolve('easemob-websdk/Easemob-chat.js'), 'utf8'), [
  'module',
  'exports',
  ...pageGlobals,
])

/** The parts of the SDK's module that the tests touch. */
export interface Sdk {
  // oxlint-disable-next-line no-explicit-any -- a foreign API, driven as an app drives it
  connection: new (options: Record<string, unknown>) => any
  // oxlint-disable-next-line no-explicit-any
  message: any
  logger: { setConfig?: unknown; disableAll(): void }
}

export interface SdkWindow {
  sdk: Sdk
  /** Every REST call that the SDK made. */
  calls: { method: string; url: string; status: number; body: unknown }[]
  /** The sockets that the SDK opened, newest last. */
  sockets: WebSocket[]
  /** Every base64 payload that the SDK wrote to its sockets. */
  written: Uint8Array[]
  /** Fires a window event such as `online`. */
  fire(name: string): void
}

/**
 * Loads the SDK into a browser-like world of its own: each call gives a separate module instance, like a tab of its own. Timers are
 * the real ones; the network is the machine's.
 */
export function openWindow(origin: string, onCall: (call: SdkWindow['calls'][number]) => void = () => {}): SdkWindow {
  const calls: SdkWindow['calls'] = []
  const sockets: WebSocket[] = []
  const written: Uint8Array[] = []
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const url = new URL(origin)
  class RecordingSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols?.length ? protocols : undefined)
      sockets.push(this)
    }
    override send(data: unknown, ...rest: unknown[]): void {
      if (typeof data === 'string') for (const item of JSON.parse(data) as string[]) written.push(new Uint8Array(Buffer.from(item, 'base64')))
      super.send(data as string, ...(rest as []))
    }
  }
  const events = {
    addEventListener(name: string, run: (event: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(run))
    },
    removeEventListener(name: string, run: (event: unknown) => void) {
      listeners.get(name)?.delete(run)
    },
  }
  const storage = { getItem: () => null, setItem() {}, removeItem() {} }
  const window: Record<string, unknown> = {
    ...events,
    location: { href: `${origin}/`, origin, protocol: url.protocol, host: url.host, hostname: url.hostname, port: url.port, pathname: '/' },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/156', onLine: true, language: 'zh-CN', connection: {} },
    document: { ...events, domain: url.hostname, createElement: () => ({ style: {} }), documentElement: {}, body: {}, cookie: '' },
    localStorage: storage,
    sessionStorage: storage,
    XMLHttpRequest: createXhr((call) => {
      calls.push(call)
      onCall(call)
    }),
    WebSocket: RecordingSocket,
    console: { ...console, log() {}, debug() {}, info() {}, warn() {}, error() {}, trace() {} },
    ...{ Object, Array, Function, Promise, Error, Symbol, Math, JSON, Date, RegExp, Map, Set, WeakMap, String, Number, Boolean },
    ...{ setTimeout, clearTimeout, setInterval, clearInterval, Uint8Array, ArrayBuffer, Float32Array, Float64Array, DataView },
    ...{ Blob, File, FormData, URL, URLSearchParams, TextEncoder, TextDecoder, btoa, atob, crypto, performance },
  }
  for (const name of ['window', 'self', 'globalThis', 'global', 'top', 'parent']) window[name] = window
  const module = { exports: {} as { default?: Sdk } & Sdk }
  load.call(window, module, module.exports, ...pageGlobals.map((name) => window[name]))
  const sdk = module.exports.default ?? module.exports
  sdk.logger?.disableAll?.()
  return {
    sdk,
    calls,
    sockets,
    written,
    fire: (name) => {
      for (const run of listeners.get(name) ?? []) run({ type: name })
    },
  }
}
