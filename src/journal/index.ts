/**
 * The journal: facts are stored before they are acted on, and folded to the state that was. It knows no app: what is written of a kind of
 * stream is told by its {@link StreamKind}. The app itself takes the files one by one: its first screen loads no more than it needs.
 */
export {
  type Entry,
  keyOf,
  kindOf,
  type StreamKind,
  type StreamPolicy,
  type StreamSnapshot,
  type Upcast,
} from './entry.ts'
export { type Folded, foldAll, foldStream, initialState } from './fold.ts'
export { createJournal, type Journal, type JournalOptions, type ReadBack, type Trouble } from './journal.ts'
export type { JournalStore } from './store.ts'
export { openIndexedDbStore } from './stores/indexeddb.ts'
export { createMemoryStore } from './stores/memory.ts'
