import { startNodeWorld } from '#mock/setup-node.ts'
import type { Handover } from '#src/app/tabs/handover.ts'
import type { Platform } from '#src/app/platform.ts'
import { failUnheard } from '#src/app/unheard.ts'
import { type AppSystem, createSystem } from '#src/app/system.ts'
import type { TabMessage, TabsChannel } from '#src/app/tabs/tabs.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock, macrotask } from '#src/services/clock/virtual-clock.ts'
import { scriptsLoading } from '#src/domain/lazy.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { createSwitches } from '#src/workbench/bench.ts'

/** The browser between the tabs: one lock, one channel that copies what it carries. */
function createBrowser() {
  const waiting: { readonly tab: number; readonly promote: () => void }[] = []
  const heard = new Set<{ tab: number; hear: (message: TabMessage) => void }>()
  let leader: number | null = null
  const frozen = new Set<number>()
  const lost = new Map<number, PromiseWithResolvers<void>>()
  return {
    channel: (tab: number): TabsChannel => ({
      elect: async () => {
        leader ??= tab
        return leader === tab
      },
      promoted: () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        waiting.push({
          tab,
          promote: () => {
            leader = tab
            resolve()
          },
        })
        return promise
      },
      depose: () => {
        const before = leader === null ? undefined : lost.get(leader)
        waiting
          .splice(
            waiting.findIndex((one) => one.tab === tab),
            1,
          )[0]
          ?.promote()
        before?.resolve()
      },
      deposed: () => {
        const own = Promise.withResolvers<void>()
        lost.set(tab, own)
        return own.promise
      },
      post: (message) => {
        const copy = JSON.stringify(message)
        for (const other of heard)
          if (other.tab !== tab && !frozen.has(other.tab))
            queueMicrotask(() => other.hear(JSON.parse(copy) as TabMessage))
      },
      listen: (hear) => {
        const row = { tab, hear }
        heard.add(row)
        return () => heard.delete(row)
      },
    }),
    /** The tab hears nothing any more, and keeps what it holds. */
    freeze: (tab: number) => void frozen.add(tab),
    thaw: (tab: number) => void frozen.delete(tab),
    close: (tab: number) => {
      for (const row of heard) if (row.tab === tab) heard.delete(row)
      if (leader === tab) {
        leader = null
        waiting.shift()?.promote()
      }
    },
  }
}

type Fetch = typeof globalThis.fetch

/** `between` answers a request before the world does; `more` is what else the browser gives. */
export async function twoTabs(
  between: (world: Fetch) => Fetch = (world) => world,
  more: Partial<Pick<Platform, 'firstScreen' | 'openStore'>> = {},
) {
  const clock = createVirtualClock(Date.parse('2026-03-01T08:00:00+08:00'))
  const switches = createSwitches((input, init) => between(world.fetch)(input, init), clock.now)
  const world = await startNodeWorld({ clock, seed: 7, onWait: switches.onWait })
  const browser = createBrowser()
  const store = createMemoryStore()
  const vault = createVault(createMemoryKeyValueStore())
  const left: number[] = []
  const hrefs: (string | null)[] = ['/pages/login/login/index', '/pages/login/login/index']
  const open = (tab: number, taken?: Handover): Promise<AppSystem> => {
    const platform: Platform = {
      clock: createServerClock(clock),
      random: createSeededRandom(tab),
      vault,
      fetch: switches.fetch,
      network: switches.network,
      push: switches.push,
      payments: { ...switches.payments, leave: () => void left.push(tab) },
      history: { change: ({ href }) => void (hrefs[tab - 1] = href) },
      tabs: browser.channel(tab),
      openStore: async () => store,
      config: defaultRestConfig,
      release: { version: '1.0.39', code: 1039 },
      reload: () => undefined,
      importPage: async () => undefined,
      unheard: failUnheard,
      tabId: `tab${tab}`,
      startHref: hrefs[tab - 1] ?? null,
      ...more,
    }
    return createSystem(platform, taken)
  }
  const settle = async () => {
    for (let turn = 0; turn < 60 || switches.work.count() + scriptsLoading() > 0; turn++) await macrotask()
  }
  const [first, second] = [await open(1), await open(2)]
  await settle()
  return { first, second, open, settle, browser, world, store, vault, switches, clock, left, hrefs }
}

export const signIn = { type: 'session.signInRequested', method: 'code', phone: '13800000000', code: '888888' } as const
