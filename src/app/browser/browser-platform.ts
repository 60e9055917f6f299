import { readKeys } from '#src/services/effect.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { appRelease } from '#src/domain/version.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import type { HistoryDevice, NetworkDevice } from '#src/services/device.effects.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createBrowserKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { createLog, readLevel } from '#src/services/log/log.ts'
import { browserChat } from './browser-chat.ts'
import { createBrowserFetch } from './browser-fetch.ts'
import { browserPayments } from './browser-payments.ts'
import { importPage } from '../pages/pages.ts'
import type { Platform } from '../platform.ts'
import { bridgePush } from './push-bridge.ts'
import { claimTabId, isNewTab } from '../tabs/tab-id.ts'
import { browserTabs } from '../tabs/tabs.ts'
import { failUnheard } from '../unheard.ts'

/** The address below the hash, or null when there is none. */
export const hrefInAddress = (): string | null => {
  const text = location.hash.replace(/^#/, '')
  return text === '' || text === '/' ? null : text
}

/** The browser's history under the navigation machine. Each entry carries its depth, so that back stays inside the app. */
export const browserHistory: HistoryDevice = {
  change({ mode, href }) {
    const url = `#${href}`
    const depth = Number(fieldsOf(history.state)['depth'] ?? 0)
    if (mode === 'push') history.pushState({ depth: depth + 1 }, '', url)
    else if (mode === 'back' && depth > 0) {
      history.back()
      // It goes there later, and tells so.
      return new Promise((there) => addEventListener('popstate', there, { once: true }))
    } else history.replaceState({ depth }, '', url)
  },
}

const browserNetwork: NetworkDevice = {
  isOnline: () => navigator.onLine,
  watch: (changed) => {
    const stop = new AbortController()
    addEventListener('online', () => changed(true), { signal: stop.signal })
    addEventListener('offline', () => changed(false), { signal: stop.signal })
    return () => stop.abort()
  },
}

const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

/**
 * A browser never asks again for a script that it could not have, and after a release the file has another name: the document is opened
 * anew, which loses nothing. Without an answer of its server it stays: an open app is more than a browser's page about networks.
 */
export async function openAnew(send: typeof fetch): Promise<void> {
  const { ok } = await send(location.pathname, { method: 'HEAD', cache: 'no-store' })
  if (!ok) throw new Error('the page itself cannot be had')
  location.reload()
  // The document goes.
  await Promise.withResolvers<void>().promise
}

/** The browser as the app takes it. `origin` is the server's, `''` for the page's own; `onSlow` hears of a storage that takes long. */
export async function browserPlatform(origin: string, onSlow?: () => void): Promise<Platform> {
  const device = createSystemClock()
  const random = createSystemRandom()
  const vault = createVault(createBrowserKeyValueStore(storageOf('localStorage')))
  const tab = createBrowserKeyValueStore(storageOf('sessionStorage'))
  const isOpenedByLink = isNewTab(tab) && hrefInAddress() !== null
  const tabId = await claimTabId({ tab, vault, random })
  const browserFetch = createBrowserFetch((input, init) => fetch(input, init), globalThis, device)
  const log = createLog({ clock: device, level: readLevel(import.meta.env.VITE_LOG_LEVEL, 'warn') })
  return {
    clock: createServerClock(device, { steady: device.steady, kept: vault }),
    random,
    vault,
    fetch: browserFetch,
    network: browserNetwork,
    keys: readKeys(import.meta.env.VITE_KEYS),
    push: bridgePush(),
    payments: browserPayments(origin),
    history: browserHistory,
    tabs: browserTabs(random),
    openStore: () => openIndexedDbStore({ timer: device, onSlow }),
    config: {
      ...defaultRestConfig,
      origin,
      secretsIn: import.meta.env.VITE_SECRETS === 'header' ? 'header' : 'address',
      raffleBase: defaultRestConfig.apiBase + (import.meta.env.VITE_RAFFLE_PREFIX ?? ''),
    },
    release: appRelease,
    reload: () => location.reload(),
    importPage,
    isInSight: () => document.visibilityState === 'visible',
    movesPages: true,
    tabId,
    chat: browserChat({ origin, tabId, log, fetch: browserFetch }),
    log,
    unheard: import.meta.env.DEV
      ? failUnheard
      : (stream, type) => log.write('warn', `nobody hears ${type} at ${stream}`),
    startHref: hrefInAddress(),
    isOpenedByLink,
  }
}
