import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { WebSocket } from 'ws'
import type { Sdk } from './sdk.ts'

const require = createRequire(import.meta.url)
const uniGlobals =
  'window self globalThis global document location navigator localStorage WebSocket XMLHttpRequest uni console process require'.split(
    ' ',
  )

/** The unmodified uni-app build of the reference SDK. */
const load = vm.compileFunction(readFileSync(require.resolve('easemob-websdk/uniApp/Easemob-chat.js'), 'utf8'), [
  'module',
  'exports',
  ...uniGlobals,
])

interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  success?: (result: { statusCode: number; data: unknown }) => void
  fail?: (error: { errMsg: string }) => void
  complete?: (result: unknown) => void
}

async function request(options: RequestOptions): Promise<void> {
  const method = options.method ?? 'GET'
  try {
    const body =
      options.data === undefined || method === 'GET'
        ? undefined
        : typeof options.data === 'string'
          ? options.data
          : JSON.stringify(options.data)
    const response = await fetch(options.url, {
      method,
      headers: options.header ?? {},
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const result = { statusCode: response.status, data: text ? JSON.parse(text) : '' }
    options.success?.(result)
    options.complete?.(result)
  } catch (error) {
    const failure = { errMsg: `request:fail ${String(error)}` }
    options.fail?.(failure)
    options.complete?.(failure)
  }
}

interface SocketOptions {
  url: string
  success?: () => void
  complete?: () => void
}

/** A uni-app socket task on a real socket: binary frames as ArrayBuffers. */
function connectSocket(options: SocketOptions, written: Uint8Array[]) {
  const socket = new WebSocket(options.url)
  socket.binaryType = 'arraybuffer'
  options.success?.()
  options.complete?.()
  return {
    get readyState() {
      return socket.readyState
    },
    onOpen: (run: () => void) => socket.on('open', run),
    onMessage: (run: (event: { data: ArrayBuffer }) => void) =>
      socket.on('message', (data: ArrayBuffer) => run({ data })),
    onClose: (run: (event: { code: number }) => void) => socket.on('close', (code) => run({ code })),
    onError: (run: (error: unknown) => void) => socket.on('error', run),
    send: ({ data }: { data: ArrayBuffer }) => {
      written.push(new Uint8Array(data.slice(0)))
      socket.send(data)
    },
    close: () => socket.close(1000),
    terminate: () => socket.terminate(),
  }
}

/** Loads the uni-app build beside a `uni` of its own. */
export function openUni(): { sdk: Sdk; sockets: ReturnType<typeof connectSocket>[]; written: Uint8Array[] } {
  const written: Uint8Array[] = []
  const sockets: ReturnType<typeof connectSocket>[] = []
  const uni = {
    request: (options: RequestOptions) => void request(options),
    connectSocket: (options: SocketOptions) => {
      const task = connectSocket(options, written)
      sockets.push(task)
      return task
    },
    getSystemInfo: (options: { success?: (info: object) => void }) => options.success?.({ platform: 'android' }),
    getSystemInfoSync: () => ({ platform: 'android' }),
    getNetworkType: (options: { success?: (info: object) => void }) => options.success?.({ networkType: 'wifi' }),
    onNetworkStatusChange() {},
    canIUse: () => true,
    getStorageSync: () => '',
    setStorageSync() {},
  }
  const page: Record<string, unknown> = {}
  const here = globalThis as unknown as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(here)) if (!uniGlobals.includes(name)) page[name] = here[name]
  Object.assign(page, {
    uni,
    global: page,
    globalThis: page,
    console: { log() {}, debug() {}, info() {}, warn() {}, error() {}, trace() {} },
  })
  const module = { exports: {} as { default?: Sdk } & Sdk }
  load.call(page, module, module.exports, ...uniGlobals.map((name) => page[name]))
  return { sdk: module.exports.default ?? module.exports, sockets, written }
}
