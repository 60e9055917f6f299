import type { TabsChannel } from '#src/app/tabs/tabs.ts'
import type { HistoryDevice } from '#src/services/device.effects.ts'
import { type Clock, waitOn } from '#src/services/clock/clock.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { JournalStore } from '#src/journal/store.ts'
import type { ArchiveTable } from '#src/services/im/archive/table.ts'
import type { FileStore } from '#src/services/im/platform.ts'
import type { OpenSocket } from '#src/services/im/web-socket.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'
import { createTrace } from '../trace.ts'
import { archiveFor, filesFor, journalFor, type Living, type Perils, vaultFor } from './disk.ts'
import { createFate, type Fate, mortalClock } from './fate.ts'
import { createHeld } from './held.ts'
import { mortalFetch, mortalSocket } from './wires.ts'

/**
 * The life of a page on a bench. It is killed without a page's knowledge: from then on nothing it does reaches anything, and nothing comes
 * to it, though its document is there until somebody opens it again.
 */
export interface PageLife {
  isDead(): boolean
  /** Whether a finger is heard no more: it is dead, or its last write is under way. */
  isOver(): boolean
  readonly died: Promise<void>
  kill(): void
  /** `written` where pages of one store do not hear of each other by the store itself. */
  journal(store: JournalStore, written?: { times: number }): JournalStore
  vault(values: KeyValueStore): KeyValueStore
  history(history: HistoryDevice): HistoryDevice
  fetch(send: typeof globalThis.fetch): typeof globalThis.fetch
  /** `skew`: by how much the phone's own clock is wrong, ms. */
  clock(clock: VirtualClock, skew: () => number): Pick<Clock, 'now' | 'setTimeout' | 'clearTimeout' | 'waitUntil'>
  socket(open: OpenSocket): OpenSocket
  files(files: FileStore): FileStore
  archive(open: () => Promise<ArchiveTable>): () => Promise<ArchiveTable>
  tabs(channel: (fate: Fate) => TabsChannel): TabsChannel
}

/** `perils` say where it ends; `onKill` takes from the world what the page had of it. */
export function createPageLife(perils: Perils, onKill: () => void): PageLife {
  let isEnding = false
  const fate = createFate(onKill)
  // Nobody reads what is noted of it, so nothing is kept.
  const trace = { ...createTrace(() => 0), note: () => undefined }
  const ends = () => void (isEnding = true)
  const life: Living = { name: 'page', fate, perils, trace, held: createHeld(), ends }
  return {
    isDead: () => fate.isDead,
    isOver: () => fate.isDead || isEnding,
    died: fate.died,
    kill: fate.kill,
    journal: (store, written = { times: 0 }) => journalFor(store, written, life),
    vault: (values) => vaultFor(values, life),
    history: (history) => ({
      ...history,
      change: (change) => (fate.isDead ? undefined : history.change(change)),
    }),
    fetch: (send) => mortalFetch(life, send),
    clock: (clock, skew) => {
      const timers = mortalClock(clock, fate, life.held, skew)
      return { ...timers, waitUntil: (at, signal) => waitOn(timers, at, signal) }
    },
    socket: (open) => mortalSocket(life, open),
    files: (files) => filesFor(files, new Set(), life),
    archive: (open) => async () => archiveFor(await open(), life),
    tabs: (channel) => channel(fate),
  }
}
