import { request as send } from 'node:http'

type Listener = ((event?: unknown) => void) | null

export interface XhrCall {
  method: string
  url: string
  /** 0 when the connection broke. */
  status: number
  /** As the page gave it. */
  body: unknown
}

/**
 * As much of XMLHttpRequest as the SDK uses, on node:http: asynchronous, text answers, FormData bodies, abort, `responseURL`.
 * A broken connection ends in readyState 4 with status 0, as in browsers.
 */
export abstract class PageXhr {
  /** Called when a call has ended. */
  protected abstract recorded(call: XhrCall): void

  readyState = 0
  status = 0
  statusText = ''
  response: unknown = ''
  responseText = ''
  responseURL = ''
  responseType = ''
  timeout = 0
  withCredentials = false
  onreadystatechange: Listener = null
  onload: Listener = null
  onerror: Listener = null
  onabort: Listener = null
  ontimeout: Listener = null
  onprogress: Listener = null
  onloadend: Listener = null
  readonly listeners = new Map<string, Set<(event: unknown) => void>>()
  readonly upload = {
    addEventListener() {},
    removeEventListener() {},
    onprogress: null as Listener,
  }
  private method = 'GET'
  private url = ''
  private headers: Record<string, string> = {}
  private answered: Record<string, string> = {}
  private stopped = false
  private stop: () => void = () => {}

  addEventListener(name: string, run: (event: unknown) => void): void {
    const set = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, set.add(run))
  }

  removeEventListener(name: string, run: (event: unknown) => void): void {
    this.listeners.get(name)?.delete(run)
  }

  private emit(name: string): void {
    const event = { type: name, target: this, currentTarget: this }
    const own = (this as unknown as Record<string, Listener>)[`on${name}`]
    own?.call(this, event)
    for (const run of this.listeners.get(name) ?? []) run.call(this, event)
  }

  private enter(state: number): void {
    this.readyState = state
    this.emit('readystatechange')
  }

  open(method: string, url: string): void {
    this.method = method.toUpperCase()
    this.url = String(url)
    this.headers = {}
    this.enter(1)
  }

  setRequestHeader(name: string, value: unknown): void {
    this.headers[name] = String(value)
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.answered)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
  }

  getResponseHeader(name: string): string | null {
    return this.answered[name.toLowerCase()] ?? null
  }

  overrideMimeType(): void {}

  abort(): void {
    this.stopped = true
    this.stop()
    if (this.readyState > 0 && this.readyState < 4) {
      this.enter(4)
      this.emit('abort')
      this.emit('loadend')
    }
  }

  send(body?: unknown): void {
    void this.transfer(body)
  }

  private async transfer(body: unknown): Promise<void> {
    // A Response knows how to serialise every kind of body, FormData included.
    const whole = body == null ? undefined : new Response(body as BodyInit)
    const type = whole?.headers.get('content-type')
    const headers = { ...this.headers }
    if (type?.startsWith('multipart/')) {
      for (const name of Object.keys(headers)) if (name.toLowerCase() === 'content-type') delete headers[name]
      headers['Content-Type'] = type
    }
    const bytes = whole ? Buffer.from(await whole.arrayBuffer()) : Buffer.alloc(0)
    headers['Content-Length'] = String(bytes.length)
    const call = send(this.url, { method: this.method, headers, agent: false })
    this.stop = () => call.destroy()
    if (this.stopped) return void call.destroy()
    call.on('error', () => this.fail())
    call.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', () => this.fail())
      answer.on('end', () => {
        if (this.stopped) return
        this.status = answer.statusCode ?? 0
        this.statusText = answer.statusMessage ?? ''
        this.responseURL = this.url
        for (const [name, value] of Object.entries(answer.headers)) this.answered[name] = String(value)
        this.finish(Buffer.concat(parts), body)
      })
    })
    call.end(bytes)
  }

  private finish(bytes: Buffer, body: unknown): void {
    this.enter(2)
    if (this.responseType === 'blob')
      this.response = new Blob([new Uint8Array(bytes)], { type: this.answered['content-type'] ?? '' })
    else this.response = this.responseText = bytes.toString('utf8')
    this.recorded({ method: this.method, url: this.url, status: this.status, body })
    this.enter(4)
    this.emit('load')
    this.emit('loadend')
  }

  private fail(): void {
    if (this.stopped || this.readyState === 4) return
    this.recorded({ method: this.method, url: this.url, status: 0, body: null })
    this.enter(4)
    this.emit('error')
    this.emit('loadend')
  }
}
