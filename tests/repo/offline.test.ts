import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { workerOf } from '../../scripts/lib/offline.ts'

const scope = 'https://app.test/shop/'

interface Asked {
  readonly url: string
  readonly mode?: string
  readonly method?: string
}

interface Around {
  readonly isOnline: boolean
  readonly kept: readonly string[]
  readonly names?: string[]
  /** Pages of the app that are open. */
  readonly open?: number
}

/** The worker in a browser that has kept `kept` and whose network answers or does not. */
function worker({ isOnline, kept, names = [], open = 0 }: Around) {
  const on: Record<string, (event: object) => void> = {}
  const deleted: string[] = []
  const pages: string[] = []
  const asked: string[] = []
  const matched = (request: Asked | string) => {
    const path = typeof request === 'string' ? request : request.url
    return Promise.resolve(kept.includes(path) ? `kept ${path}` : undefined)
  }
  const caches = {
    open: () => Promise.resolve({ addAll: () => Promise.resolve() }),
    match: matched,
    keys: () => Promise.resolve(names),
    delete: (name: string) => deleted.push(name),
  }
  runInNewContext(workerOf(['assets/a-1.js']), {
    addEventListener: (type: string, hear: (event: object) => void) => (on[type] = hear),
    registration: { scope },
    caches,
    skipWaiting: () => undefined,
    URL,
    clients: {
      matchAll: () =>
        Promise.resolve(
          Array.from({ length: open }, (_, at) => ({
            postMessage: (told: unknown) => void pages.push(`page ${at} hears ${JSON.stringify(told)}`),
            focus: () => void pages.push(`page ${at} is seen`),
          })),
        ),
      openWindow: (url: string) => void pages.push(`opens ${url}`),
    },
    Request: class {},
    fetch: ({ url }: Asked) => {
      asked.push(url)
      return isOnline ? Promise.resolve(`network ${url}`) : Promise.reject(new TypeError('offline'))
    },
  })
  const answer = async ({ method = 'GET', mode = 'cors', url }: Asked) => {
    let given: unknown
    on['fetch']!({ request: { method, mode, url }, respondWith: (answered: unknown) => (given = answered) })
    return given === undefined ? 'nobody answers' : given
  }
  const activate = async () => {
    let done: unknown
    on['activate']!({ waitUntil: (work: unknown) => (done = work) })
    await done
    return deleted
  }
  const press = async (data: unknown) => {
    let done: unknown
    const notification = { data, close: () => void pages.push('closes') }
    on['notificationclick']!({ notification, waitUntil: (work: unknown) => (done = work) })
    await done
    return pages
  }
  return { answer, asked, activate, press }
}

describe('the service worker', () => {
  it('gives the page of the network to whoever has one, and the kept one to whoever has none', async () => {
    const page = { url: scope, mode: 'navigate' }
    expect(await worker({ isOnline: true, kept: ['./'] }).answer(page)).toBe(`network ${scope}`)
    expect(await worker({ isOnline: false, kept: ['./'] }).answer(page)).toBe('kept ./')
  })

  it('asks for no file twice that is named by what is in it', async () => {
    const file = `${scope}assets/a-1.js`
    const { answer, asked } = worker({ isOnline: true, kept: [file] })
    expect(await answer({ url: file })).toBe(`kept ${file}`)
    expect(asked).toEqual([])
    expect(await answer({ url: `${scope}assets/b-2.js` })).toBe(`network ${scope}assets/b-2.js`)
  })

  it.each([
    { url: `${scope}api/v1.0/order/list` },
    { url: `${scope}api/v1.0/order/create`, method: 'POST' },
    { url: 'https://elsewhere.test/assets/a-1.js' },
  ])('has nothing to do with %o', async (request) => {
    expect(await worker({ isOnline: false, kept: [request.url] }).answer(request)).toBe('nobody answers')
  })

  it('leads who presses a notification to the page that is open, else to the notices', async () => {
    const message = { type: 'sale', title: '开售提醒' }
    expect(await worker({ isOnline: true, kept: [], open: 2 }).press(message)).toEqual([
      'closes',
      'page 0 hears {"kind":"shucang-pressed","message":{"type":"sale","title":"开售提醒"}}',
      'page 0 is seen',
    ])
    expect(await worker({ isOnline: true, kept: [] }).press(message)).toEqual([
      'closes',
      `opens ${scope}#/pages/notice/notice`,
    ])
  })

  it('keeps the files of the build before, for tabs that still run it', async () => {
    const names = ['shucang-app-1', 'other', 'shucang-app-2']
    expect(await worker({ isOnline: true, kept: [], names }).activate()).toEqual(['shucang-app-1'])
  })
})
