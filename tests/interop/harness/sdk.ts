import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { WebSocket } from 'ws'
import { createXhr } from './xhr.ts'

const require = createRequire(import.meta.url)

/** The unmodified web build of the reference SDK. */
const script = new vm.Script(readFileSync(require.resolve('easemob-websdk/Easemob-chat.js'), 'utf8'), { filename: 'Easemob-chat.js' })

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
export function openWindow(origin: string): SdkWindow {
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
    XMLHttpRequest: createXhr((call) => calls.push(call)),
    WebSocket: RecordingSocket,
    console: { ...console, log() {}, debug() {}, info() {}, warn() {}, error() {}, trace() {} },
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    Blob,
    File,
    FormData,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    btoa,
    atob,
    crypto,
    performance,
  }
  window['window'] = window['self'] = window['top'] = window['parent'] = window
  const context = vm.createContext(window)
  const module = { exports: {} as { default?: Sdk } & Sdk }
  context['module'] = module
  context['exports'] = module.exports
  script.runInContext(context)
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
