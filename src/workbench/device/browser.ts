import type { TabMessage, TabsChannel } from '#src/app/tabs/tabs.ts'
import type { Fate } from './fate.ts'

/** The browser between the tabs of a device: one lock, and one channel that copies what it carries. */
export interface Browser {
  /** As one life of a tab has it. */
  channel(tab: number, fate: Fate): TabsChannel
  /** The tab is closed or killed: the lock goes to the one that has waited longest. */
  closed(tab: number): void
}

export function createBrowser(): Browser {
  let waiting: { tab: number; promote: () => void }[] = []
  const listeners = new Set<{ tab: number; hear: (message: TabMessage) => void }>()
  let leader: number | null = null
  let lost = Promise.withResolvers<void>()
  return {
    channel: (tab, fate) => ({
      elect: async () => {
        leader ??= tab
        return leader === tab
      },
      promoted: () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        waiting = [...waiting.filter((one) => one.tab !== tab), { tab, promote: () => fate.later(resolve) }]
        return promise
      },
      depose: () => {
        if (leader === tab) return
        leader = tab
        const [before, own] = [lost, waiting.find((one) => one.tab === tab)]
        lost = Promise.withResolvers()
        waiting = waiting.filter((one) => one.tab !== tab)
        before.resolve()
        own?.promote()
      },
      deposed: () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        void lost.promise.then(() => fate.later(resolve))
        return promise
      },
      post: (message) => {
        if (fate.isDead || listeners.size < 2) return
        const copy = JSON.stringify(message)
        for (const other of listeners)
          if (other.tab !== tab) queueMicrotask(() => other.hear(JSON.parse(copy) as TabMessage))
      },
      listen: (heard) => {
        const row = { tab, hear: (message: TabMessage) => fate.later(() => heard(message)) }
        listeners.add(row)
        return () => listeners.delete(row)
      },
    }),
    closed(tab) {
      for (const row of listeners) if (row.tab === tab) listeners.delete(row)
      waiting = waiting.filter((one) => one.tab !== tab)
      if (leader !== tab) return
      const [next, ...rest] = waiting
      waiting = rest
      leader = next?.tab ?? null
      next?.promote()
    },
  }
}
