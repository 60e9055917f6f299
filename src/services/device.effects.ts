import { type AnyEventObject, fromCallback } from 'xstate'
import type { HistoryChange } from '#src/machines/navigation/navigation.machine.ts'
import type { PushMessage } from '#src/machines/push/push.machine.ts'
import { effect, type Provided, type Tools, waitUntilEffect } from './effect.ts'

/** Whether there is a network, as the device tells it. */
export interface NetworkDevice {
  isOnline(): boolean
  /** Calls back on every change; gives what stops it. */
  watch(changed: (online: boolean) => void): () => void
}

/** The platform's push service: a native shell's bridge, or nothing in a plain browser. */
export interface PushDevice {
  listen(on: {
    client(clientId: string): void
    received(message: PushMessage): void
    clicked(message: PushMessage): void
  }): () => void
  notify(message: PushMessage): void
  /** Asks whether notifications may be shown, where that has not been answered; to be called by a tap. Absent: nobody is asked. */
  readonly requestNotifications?: () => void
}

/** The browser's history, which follows the navigation machine. What it gives resolves when the browser stands there. */
export interface HistoryDevice {
  change(change: HistoryChange): Promise<unknown> | void
}

/** Connectivity: tells the truth at the start and on every change (lc:offline-banner). */
export const connectivityEffects = (tools: Pick<Tools, 'clock'>, network: NetworkDevice): Provided => ({
  actors: {
    watch: fromCallback<AnyEventObject>(({ sendBack }) => {
      const tell = (online: boolean) =>
        sendBack({ type: online ? 'connectivity.regained' : 'connectivity.lost', at: tools.clock.now() })
      if (!network.isOnline()) tell(false)
      return network.watch(tell)
    }),
  },
})

/** Push: the client id, arriving and clicked messages, local notifications (lc:push). */
export const pushEffects = (tools: Pick<Tools, 'clock'>, push: PushDevice): Provided => ({
  actors: {
    listen: fromCallback<AnyEventObject>(({ sendBack }) =>
      push.listen({
        client: (clientId) => sendBack({ type: 'push.clientObtained', clientId, at: tools.clock.now() }),
        received: (message) => sendBack({ type: 'push.received', message, at: tools.clock.now() }),
        clicked: (message) => sendBack({ type: 'push.clicked', message, at: tools.clock.now() }),
      }),
    ),
  },
  actions: {
    notify: (_: never, { message }: { message: PushMessage }) => push.notify(message),
  } as Provided['actions'],
})

export const navigationEffects = (history: HistoryDevice): Provided => ({
  actions: {
    changeHistory: (_: never, change: HistoryChange) => void history.change(change),
  } as Provided['actions'],
})

/** Loads the code of pages; `importPage` rejects when the script cannot be had (lc:chunk-loading). */
export const chunkEffects = (
  tools: Pick<Tools, 'clock' | 'durable'>,
  importPage: (page: string) => Promise<void>,
): Provided => ({
  actors: {
    importPage: effect('importPage', tools, ({ page }: { page: string }) =>
      importPage(page).then(
        () => ({ type: 'importPage.succeeded' }),
        () => ({ type: 'importPage.failed', failure: { reason: 'chunk', message: '页面加载失败，请重新加载' } }),
      ),
    ),
    waitUntil: waitUntilEffect(tools.clock),
  },
})
