import { payableAddress } from '#src/domain/payable-address.ts'
import type { App } from '#src/views/kit/app/app.ts'
import { appChat } from './app-chat.ts'
import type { Platform } from './platform.ts'
import { perFrame } from './per-frame.ts'
import type { Doors } from './tabs/place.ts'
import { letsGuestsIn, sayForPages } from './guests.ts'
import { saveFile } from './browser/save-file.ts'
import { applyTextSize, storedTextSize } from './text-size.ts'
import { applyTheme, storedTheme } from './theme.ts'

/** Hosts whose pages may be shown inside the app; build-time configuration, empty by default. */
const allowedHosts = (import.meta.env.VITE_ALLOWED_HOSTS ?? '')
  .split(',')
  .map((host: string) => host.trim())
  .filter((host: string) => host !== '')

/** What pages get of the running system. */
export const appForPages = (
  system: Doors,
  platform: Platform,
  demo: { readonly account: App['demo']; readonly hosts: readonly string[] } | null,
  firstScreen?: App['firstScreen'],
): App => ({
  say: sayForPages(system),
  snapshot: system.snapshot,
  subscribe: perFrame(system.subscribe),
  openResource: system.openResource,
  openForm: system.openForm,
  openConversation: system.openConversation,
  clock: platform.clock,
  release: platform.release,
  allowedHosts: [...allowedHosts, ...(demo?.hosts ?? [])],
  demo: demo?.account ?? null,
  firstScreen,
  letsGuestsIn,
  kept: system.kept,
  chat: appChat(platform),
  trade: {
    tabId: platform.tabId,
    nativePay: platform.payments.plugin !== null,
    newIntent: () => platform.random.id('intent'),
    orderStream: system.orderStream,
    intents: system.intents,
    remembers: system.remembers,
    meetsNewer: system.meetsNewer,
    keepFile: system.keepFile,
    payable: (address) => payableAddress(address, platform.payments.base, platform.payments.allowedHosts),
  },
  device: {
    theme: () => storedTheme(platform.vault),
    setTheme: (theme) => {
      platform.vault.set('theme', theme)
      applyTheme(theme)
    },
    textSize: () => storedTextSize(platform.vault),
    setTextSize: (size) => {
      platform.vault.set('textSize', size)
      applyTextSize(size)
    },
    choice: platform.vault.get,
    keepChoice: platform.vault.set,
    reload: platform.reload,
    requestNotifications: () => platform.push.requestNotifications?.(),
    movesPages: platform.movesPages ?? false,
    saveFile,
    copy: async (text) => {
      if (!navigator.clipboard) return 'unsupported'
      return navigator.clipboard.writeText(text).then(
        () => 'succeeded' as const,
        () => 'failed' as const,
      )
    },
  },
})
