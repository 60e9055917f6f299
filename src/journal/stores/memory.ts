import { plainCopy } from '#src/domain/plain-copy.ts'
import type { Credentials } from '#src/domain/credentials.ts'
import type { Entry, StreamSnapshot } from '../entry.ts'
import type { JournalStore } from '../store.ts'

/** A journal that lives as long as the object: for tests, the headless system, and browsers that refuse to store anything. */
export function createMemoryStore(): JournalStore & {
  quarantined: { stream: string; reason: string; entries: Entry[] }[]
} {
  let entries: Entry[] = []
  let lastSeq = 0
  let held: Credentials | null = null
  const snapshots = new Map<string, StreamSnapshot>()
  const quarantined: { stream: string; reason: string; entries: Entry[] }[] = []
  const covered = (entry: Entry) => entry.seq <= (snapshots.get(entry.stream)?.seq ?? -1)

  return {
    quarantined,
    load: async () => ({
      snapshots: [...snapshots.values()],
      tail: entries.filter((entry) => !covered(entry)),
      lastSeq,
      credentials: held,
    }),
    history: async () => [...entries],
    contents: async () => ({ facts: [...entries], states: [...snapshots.values()] }),
    close: () => undefined,
    write: async ({
      append = [],
      snapshots: states = [],
      drop = [],
      reduce = [],
      quarantine,
      forgetUpTo = 0,
      truncateTo = Infinity,
      credentials = held,
    }) => {
      held = credentials
      for (const entry of append) {
        entries.push(plainCopy(entry))
        lastSeq = Math.max(lastSeq, entry.seq)
      }
      for (const state of states) snapshots.set(state.stream, plainCopy(state))
      if (quarantine)
        quarantined.push({ ...quarantine, entries: entries.filter((entry) => entry.stream === quarantine.stream) })
      const gone = new Set(quarantine ? [...drop, quarantine.stream] : drop)
      for (const stream of gone) snapshots.delete(stream)
      for (const [stream, state] of snapshots) if (state.seq > truncateTo) snapshots.delete(stream)
      if (truncateTo < Infinity) entries = entries.filter((entry) => entry.seq <= truncateTo)
      if (gone.size + reduce.length + forgetUpTo === 0) return
      const isOver = (entry: Entry) => (entry.seq <= forgetUpTo || reduce.includes(entry.stream)) && covered(entry)
      entries = entries.filter((entry) => !gone.has(entry.stream) && !isOver(entry))
    },
  }
}
