import { payableAddress } from '#src/domain/bank-form.ts'
import type { AppPort } from '#src/views/kit/app/app-port.ts'
import { chatPort } from './chat-port.ts'
import type { Ports } from './ports.ts'
import { perFrame } from './per-frame.ts'
import type { AppSystem } from './system.ts'
import { savePicture } from './save-picture.ts'
import { applyTheme, storedTheme } from './theme.ts'

/** Hosts whose pages may be shown inside the app; build-time configuration, empty by default. */
const allowedHosts = (import.meta.env.VITE_ALLOWED_HOSTS ?? '').split(',').filter((host: string) => host !== '')

/** What pages get of the running system. */
export const appPort = (
  system: AppSystem,
  ports: Ports,
  demo: AppPort['demo'],
  demoHosts: readonly string[] = [],
): AppPort => ({
  say: system.say,
  snapshot: system.snapshot,
  subscribe: perFrame(system.subscribe),
  openResource: system.openResource,
  openForm: system.openForm,
  openConversation: system.openConversation,
  clock: ports.clock,
  release: ports.release,
  allowedHosts: [...allowedHosts, ...demoHosts],
  demo,
  chat: chatPort(ports),
  trade: {
    tabId: ports.tabId,
    nativePay: ports.payments.plugin !== null,
    newIntent: () => ports.random.id('intent'),
    orderStream: system.orderStream,
    keepFile: system.keepFile,
    payable: (address) => payableAddress(address, ports.payments.base, ports.payments.allowedHosts),
  },
  device: {
    theme: () => storedTheme(ports.vault),
    setTheme: (theme) => {
      ports.vault.set('theme', theme)
      applyTheme(theme)
    },
    reload: ports.reload,
    savePicture,
    copy: async (text) => {
      if (!navigator.clipboard) return 'unsupported'
      return navigator.clipboard.writeText(text).then(
        () => 'succeeded' as const,
        () => 'failed' as const,
      )
    },
  },
})
