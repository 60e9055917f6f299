import { lazy } from '#src/domain/lazy.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import type { ChatPlatform } from '#src/services/im/platform.ts'
import { createIndexedDbFileStore } from '#src/services/im/indexeddb-files.ts'
import type { Log } from '#src/services/log/log.ts'
import type { Platform } from '../platform.ts'

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export interface BrowserChatInput {
  /** Of the API; `''` is the page's own. */
  readonly origin: string
  readonly tabId: string
  readonly log: Log
  readonly fetch: typeof globalThis.fetch
  /** Where this device keeps files and messages. */
  readonly stores?: Required<Pick<ChatPlatform, 'files' | 'openArchive'>>
}

/** Calls back when the page is hidden or shown again. */
const watchVisible: ChatPlatform['watchVisible'] = (changed) => {
  const stop = new AbortController()
  document.addEventListener('visibilitychange', () => changed(document.visibilityState === 'visible'), {
    signal: stop.signal,
  })
  return () => stop.abort()
}

/** What browsers that tell it say of the network; the cable and the mobile ones in the words of the specification. */
interface NetworkInformation {
  readonly type?: string
  readonly effectiveType?: string
}

/**
 * The kind of network, as far as this browser tells (chat §9, `const:network-types`): a phone's own is named by its generation. A browser
 * that tells only how fast it is may as well be on WLAN, so that is not taken for a kind.
 */
export function networkKind(navigator: { readonly onLine: boolean; readonly connection?: NetworkInformation }): string {
  if (!navigator.onLine) return 'disconnected'
  const { type, effectiveType } = navigator.connection ?? {}
  if (type === 'cellular') return effectiveType ?? '4g'
  return type === 'ethernet' ? 'lan' : (type ?? 'unknown')
}

const archiveCode = lazy(() => import('#src/services/im/archive/indexeddb-table.ts'))

/** Files and messages in the browser's own storage, under this name. */
export const chatStores = (name = 'shucang-chat'): NonNullable<BrowserChatInput['stores']> => ({
  files: createIndexedDbFileStore(`${name}-files`),
  openArchive: async () => {
    const { openIndexedDbTable } = await archiveCode()
    return openIndexedDbTable({ name: `${name}-messages`, timer: createSystemClock() })
  },
})

/** What of the chat is the same wherever its service is. */
export const chatDevice = ({ tabId, log, stores = chatStores() }: Omit<BrowserChatInput, 'origin' | 'fetch'>) => ({
  resource: `shucang_${tabId}`,
  ...stores,
  confirmsDelivery: true,
  report: (what: string) => log.write('warn', what),
  network: () => networkKind(navigator),
  isVisible: () => document.visibilityState === 'visible',
  watchVisible,
})

/**
 * The chat service as this build is told: `VITE_CHAT_APP_KEY` (an empty one means no chat), fixed hosts in `VITE_CHAT_REST` and
 * `VITE_CHAT_SOCKET`, or hosts to ask in `VITE_CHAT_DNS`, each a list with commas; without any, the API's origin is asked.
 */
export function browserChat(input: BrowserChatInput): Platform['chat'] {
  const env = import.meta.env
  const appKey: string = env.VITE_CHAT_APP_KEY ?? 'demo#chat'
  if (appKey === '') return undefined
  const origin = input.origin || location.origin
  const [rest, socket, dns] = [env.VITE_CHAT_REST, env.VITE_CHAT_SOCKET, env.VITE_CHAT_DNS].map(listOf)
  const isFixed = rest!.length > 0 && socket!.length > 0
  const url: string = env.VITE_CHAT_REPORTING ?? ''
  const token: string = env.VITE_CHAT_REPORTING_TOKEN ?? ''
  return {
    ...chatDevice(input),
    fetch: input.fetch,
    config: {
      appKey,
      rest: rest!,
      socket: socket!,
      dns: dns!.length > 0 || isFixed ? dns! : [origin],
      isSecure: new URL(dns![0] ?? rest![0] ?? origin, location.href).protocol === 'https:',
      ...(url === '' ? {} : { reporting: { url, token } }),
    },
  }
}
