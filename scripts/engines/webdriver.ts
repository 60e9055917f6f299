/** One session of plain WebDriver (W3C), over HTTP. */
export interface WebDriver {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  close(): Promise<void>
}

/** Rejects with the name and the words of the error that the driver answers. */
async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''}`)
  return value
}

/** Waits for the driver at `origin`, and opens a browser. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriver & { version: string }> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', `${origin}/status`)
      break
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const opened = await send<{ sessionId: string; capabilities: { browserVersion?: string } }>(
    'POST',
    `${origin}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  )
  const session = `${origin}/session/${opened.sessionId}`
  await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    version: opened.capabilities.browserVersion ?? '',
    get: (path) => send('GET', session + path),
    post: (path, body = {}) => send('POST', session + path, body),
    close: () => send('DELETE', session),
  }
}
