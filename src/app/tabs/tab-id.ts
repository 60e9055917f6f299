import type { Random } from '#src/services/random/random.ts'
import type { KeyValueStore, Vault } from '#src/services/storage/vault.ts'

const KEY = 'shucang.tabId'
const REMEMBERED_MAX = 6

interface TabStores {
  /** The tab's own storage; survives a reload, not a closed tab. */
  readonly tab: KeyValueStore
  readonly vault: Vault
  readonly random: Random
}

const claim = (id: string): Promise<boolean> => {
  if (!('locks' in navigator)) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  navigator.locks
    .request(`shucang-tab-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? Promise.withResolvers<void>().promise : undefined
    })
    // Refused where all cookies are blocked: no name outlives the page there.
    .catch(() => resolve(true))
  return promise
}

/** Whether this tab has been here before; asked before it claims a name. */
export const isNewTab = (tab: KeyValueStore): boolean => tab.getItem(KEY) === null

/**
 * The name of this tab. A reloaded tab keeps its name; a new tab takes over the last one that no living tab holds, and with it the
 * page, the scroll position and the drafts of a tab that was killed.
 */
export async function claimTabId({ tab, vault, random }: TabStores): Promise<string> {
  const own = tab.getItem(KEY)
  const remembered = (vault.get('tabs') ?? '').split(',').filter((id) => id !== '')
  for (const id of [...(own ? [own] : []), ...remembered.filter((id) => id !== own)]) {
    if (await claim(id)) return remember(id, remembered, { tab, vault })
  }
  const fresh = random.id('tab').replace(/[^A-Za-z0-9-]/g, '')
  await claim(fresh)
  return remember(fresh, remembered, { tab, vault })
}

const remember = (
  id: string,
  remembered: readonly string[],
  { tab, vault }: Pick<TabStores, 'tab' | 'vault'>,
): string => {
  tab.setItem(KEY, id)
  vault.set('tabs', [id, ...remembered.filter((other) => other !== id)].slice(0, REMEMBERED_MAX).join(','))
  return id
}
