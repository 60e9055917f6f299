/** What the journal benchmark uses inside the page. */
export { createJournal } from '#src/journal/journal.ts'
export { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
export { allStreamKinds } from '#src/machines/registry.ts'
export { createSystemClock } from '#src/services/clock/clock.ts'
