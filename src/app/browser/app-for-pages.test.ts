import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { appForPages } from '../app-for-pages.ts'
import type { Platform } from '../platform.ts'
import type { Doors } from '../tabs/place.ts'

afterEach(() => vi.unstubAllGlobals())

/** Each door and each part of the device says its own name. */
const named = (what: string, more: object = {}): object =>
  new Proxy(more, { get: (own, key) => (key in own ? Reflect.get(own, key) : `${what} ${String(key)}`) })

const clock = { now: () => 0 }
function app(more: object = {}) {
  const vault = createVault(createMemoryKeyValueStore())
  const asked: string[] = []
  const platform = named('platform', {
    vault,
    clock,
    random: { id: (prefix: string) => `${prefix}-1` },
    payments: { plugin: null, base: 'https://pay.example', allowedHosts: ['bank.example'] },
    push: { requestNotifications: () => void asked.push('notifications') },
    chat: undefined,
    ...more,
  })
  const doors = named('doors', { subscribe: () => () => undefined }) as unknown as Doors
  return {
    app: appForPages(doors, platform as unknown as Platform, { account: null, hosts: ['demo.example'] }),
    asked,
    vault,
  }
}

describe('what pages get of the app', () => {
  it('is that of its own name', () => {
    const { app: all } = app()
    const own = ['snapshot', 'openResource', 'openForm', 'openConversation', 'kept'] as const
    expect(own.map((name) => all[name])).toEqual(own.map((name) => `doors ${name}`))
    const ofTrade = ['orderStream', 'intents', 'remembers', 'meetsNewer', 'keepFile'] as const
    expect(ofTrade.map((name) => all.trade[name])).toEqual(ofTrade.map((name) => `doors ${name}`))
    expect(all.clock).toBe(clock)
    expect([all.release, all.trade.tabId, all.device.reload, all.device.movesPages]).toEqual(
      ['release', 'tabId', 'reload', 'movesPages'].map((name) => `platform ${name}`),
    )
    expect(all.trade.newIntent()).toBe('intent-1')
    expect(all.allowedHosts.at(-1)).toBe('demo.example')
    expect([app({ movesPages: undefined }).app.device.movesPages, all.demo]).toEqual([false, null])
  })

  it.each([
    [{ plugin: null }, false],
    [{ plugin: {} }, true],
  ])('pays in the shell around it only where there is one', (payments, isThere) => {
    expect(app({ payments }).app.trade.nativePay).toBe(isThere)
  })

  it('opens the address of a gateway where it may', () => {
    const { payable } = app().app.trade
    expect(payable('https://bank.example/pay')).toBe('https://bank.example/pay')
    expect(payable('https://elsewhere.example/pay')).toBeNull()
  })

  it('remembers a choice, and asks for notifications', () => {
    const { app: all, asked, vault } = app()
    all.device.keepChoice('payWay', 'wallet')
    expect([all.device.choice('payWay'), vault.get('payWay')]).toEqual(['wallet', 'wallet'])
    all.device.requestNotifications()
    expect(asked).toEqual(['notifications'])
    expect(() => app({ push: {} }).app.device.requestNotifications()).not.toThrow()
  })

  it.each([
    ['there is none', undefined, 'unsupported'],
    ['it takes the text', () => Promise.resolve(), 'succeeded'],
    ['it refuses', () => Promise.reject(new Error('denied')), 'failed'],
  ] as const)('copies to the clipboard, and says so where %s', async (_, writeText, answer) => {
    const copied: string[] = []
    const take = writeText && ((text: string) => (copied.push(text), writeText()))
    vi.stubGlobal('navigator', take ? { clipboard: { writeText: take } } : {})
    expect(await app().app.device.copy('一句话')).toBe(answer)
    expect(copied).toEqual(writeText ? ['一句话'] : [])
  })

  it('takes theme and size of letters over to the page, and remembers them', () => {
    const documentElement = { dataset: {}, style: {} }
    vi.stubGlobal('document', { documentElement })
    const { device } = app().app
    expect([device.theme(), device.textSize()]).toEqual(['system', 'standard'])
    device.setTheme('dark')
    device.setTextSize('larger')
    expect([device.theme(), device.textSize()]).toEqual(['dark', 'larger'])
    expect(documentElement).toEqual({ dataset: { theme: 'dark' }, style: { fontSize: '125%' } })
  })
})
