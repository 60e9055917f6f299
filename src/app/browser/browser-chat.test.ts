import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#src/services/log/log.ts'
import { browserChat, chatDevice, chatStores, networkKind } from './browser-chat.ts'

it.each([
  [{ onLine: false, connection: { type: 'wifi' } }, 'disconnected'],
  [{ onLine: true, connection: { type: 'cellular', effectiveType: 'slow-2g' } }, 'slow-2g'],
  [{ onLine: true, connection: { type: 'cellular' } }, '4g'],
  [{ onLine: true, connection: { type: 'ethernet' } }, 'lan'],
  [{ onLine: true, connection: { type: 'wifi', effectiveType: '4g' } }, 'wifi'],
  [{ onLine: true, connection: { effectiveType: '4g' } }, 'unknown'],
  [{ onLine: true }, 'unknown'],
])('the network of %o is %s', (navigator, kind) => expect(networkKind(navigator)).toBe(kind))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A page at its origin, as far as the chat looks at it. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { origin: 'https://app.example', href: 'https://app.example/' })
  vi.stubGlobal('navigator', { onLine: true })
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return show
}
const input = {
  origin: '',
  tabId: '7',
  log: createLog({ clock: { now: () => 0 }, level: 'warn' }),
  fetch: (() => undefined) as never,
}
const configOf = (env: Readonly<Record<string, string>>, origin = '') => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return browserChat({ ...input, origin })?.config
}

describe('where the chat is', () => {
  it('is asked of the API’s origin, or the page’s own', () => {
    page()
    expect(configOf({})).toEqual({
      appKey: 'demo#chat',
      rest: [],
      socket: [],
      dns: ['https://app.example'],
      isSecure: true,
    })
    expect(configOf({}, 'http://api.example')).toMatchObject({ dns: ['http://api.example'], isSecure: false })
  })

  it('is asked of the addresses that the build names, without empty ones', () => {
    page()
    const named = configOf({ VITE_CHAT_DNS: 'http://a.example,, http://b.example ' })
    expect(named).toMatchObject({ dns: ['http://a.example', 'http://b.example'], isSecure: false })
  })

  it('is not asked where both places are given, and is where one is missing', () => {
    page()
    const rest = { VITE_CHAT_REST: 'https://r.example' }
    expect(configOf(rest)).toMatchObject({ rest: ['https://r.example'], socket: [], dns: ['https://app.example'] })
    const both = configOf({ ...rest, VITE_CHAT_SOCKET: 'wss://s.example/websocket' })
    expect(both).toMatchObject({ rest: ['https://r.example'], socket: ['wss://s.example/websocket'], dns: [] })
  })

  it('is nowhere with an empty app key; usage is told only where an address is named', () => {
    page()
    expect(configOf({ VITE_CHAT_APP_KEY: '' })).toBeUndefined()
    const told = configOf({
      VITE_CHAT_APP_KEY: 'a#b',
      VITE_CHAT_REPORTING: 'https://u',
      VITE_CHAT_REPORTING_TOKEN: 't',
    })
    expect(told).toMatchObject({ appKey: 'a#b', reporting: { url: 'https://u', token: 't' } })
  })
})

describe('the device of the chat', () => {
  it('tells that the page is hidden and shown again, until nobody listens', () => {
    const show = page()
    const { watchVisible, isVisible, resource } = chatDevice(input)
    const told: boolean[] = []
    const stop = watchVisible((isShown) => told.push(isShown))
    show('hidden')
    expect([told, isVisible()]).toEqual([[false], false])
    show('visible')
    stop()
    show('hidden')
    expect([told, resource]).toEqual([[false, true], 'shucang_7'])
  })

  it('says when a message has come, what network there is, and keeps files and messages apart', async () => {
    page()
    const device = chatDevice({ ...input, stores: chatStores('own') })
    expect([device.confirmsDelivery, device.network()]).toEqual([true, 'unknown'])
    await device.files.put('a', new Blob(['x']))
    const archive = await device.openArchive()
    await archive.transact('readonly', async (rows) => rows.get('a'))
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('own-') ? name : []))
    expect(names.toSorted()).toEqual(['own-files', 'own-messages'])
    expect(await device.files.keys()).toEqual(['a'])
  })

  it('writes what is reported into the log', () => {
    page()
    const log = createLog({ clock: { now: () => 0 }, level: 'warn' })
    const written = vi.spyOn(log, 'write')
    chatDevice({ ...input, log }).report('history: x')
    expect(written).toHaveBeenCalledWith('warn', 'history: x')
  })
})
