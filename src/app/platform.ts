import type { InspectionEvent } from 'xstate'
import type { Keys } from '#src/services/effect.ts'
import type { JournalStore } from '#src/journal/store.ts'
import type { ServerClock } from '#src/services/clock/server-clock.ts'
import type { HistoryDevice, NetworkDevice, PushDevice } from '#src/services/device.effects.ts'
import type { ChatPlatform } from '#src/services/im/platform.ts'
import type { PaymentDevice } from '#src/services/order-calls.ts'
import type { Log } from '#src/services/log/log.ts'
import type { Random } from '#src/services/random/random.ts'
import type { RestConfig } from '#src/services/rest/config.ts'
import type { Vault } from '#src/services/storage/vault.ts'
import type { Release } from '#src/services/update.effects.ts'
import type { TabsChannel } from './tabs/tabs.ts'

/** Everything the app system takes from outside. The browser, the headless driver and the workbench each give their own. */
export interface Platform {
  readonly clock: ServerClock
  readonly random: Random
  /** The luck of pages, where it is to be apart from that of the actors. */
  readonly pageRandom?: Random
  readonly fetch: typeof globalThis.fetch
  readonly vault: Vault
  readonly network: NetworkDevice
  /** What the build is told of the backend's keys; unknown unless it says something. */
  readonly keys?: Keys
  readonly push: PushDevice
  readonly history: HistoryDevice
  /** The way to the gateways of payments. */
  readonly payments: Omit<PaymentDevice, 'tabId'>
  readonly tabs: TabsChannel
  /** Resolves when the first page shows what it was opened for: what nobody waits for begins then. Without it everything begins at once. */
  readonly firstScreen?: Promise<void>
  readonly openStore: () => Promise<JournalStore>
  readonly config: RestConfig
  readonly release: Release
  readonly reload: () => void
  /** Loads the code of the page `<area>/<name>`; rejects when the script cannot be had. */
  readonly importPage: (page: string) => Promise<void>
  /** Whether somebody looks at this tab; taken for granted where nothing tells it. */
  readonly isInSight?: () => boolean
  /** Pages give way to each other in one motion where the browser can; not on a bench, where a change of pages is over when it is said. */
  readonly movesPages?: boolean
  /** Names this tab across reloads; streams of kind `tab` carry it. */
  readonly tabId: string
  /** The page asked for by the address, or null when it names none. */
  readonly startHref: string | null
  /** A link has opened a tab of its own: what lay under the page of another tab is not below it. */
  readonly isOpenedByLink?: boolean
  /**
   * The chat service; without it every chat effect says that there is none. Without a credential of its own the signed-in person logs
   * in with a token of the marketplace.
   */
  readonly chat?: (Omit<ChatPlatform, 'credential'> & Partial<Pick<ChatPlatform, 'credential'>>) | undefined
  /** Where problems go that nobody on the screen can be told about. */
  readonly log?: Log
  /** Looks on as actors come and facts arrive, where a bench wants to. */
  readonly inspect?: (seen: InspectionEvent) => void
  /**
   * Told of a fact that nobody hears, in whatever state: there is no such stream, or its machine knows no such fact. A mistake of ours:
   * `failUnheard` everywhere but in production, where it is written to the log.
   */
  readonly unheard: (stream: string, type: string) => void
}
