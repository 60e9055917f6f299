import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, it } from 'vitest'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { openIndexedDbTable } from '#src/services/im/archive/indexeddb-table.ts'
import { createIndexedDbFileStore } from '#src/services/im/indexeddb-files.ts'

/** Every database of the app, open and used. */
const timer = createSystemClock()
const databases: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  'the journal': async (name) => {
    const store = await openIndexedDbStore({ name, timer })
    await store.load()
  },
  'messages of the chat': async (name) => {
    const table = await openIndexedDbTable({ name, timer })
    await table.transact('readonly', (rows) => rows.get('a'))
  },
  'files of the chat': (name) => createIndexedDbFileStore(name).put('a', new Blob(['a'])),
}

it.each(Object.keys(databases))('%s: a page that has them open stands in nobody’s way', async (which) => {
  const name = `let-go-${which}`
  await databases[which]!(name)
  const { promise: isInTheWay, reject } = Promise.withResolvers<never>()
  const gone = deleteDB(name, { blocked: () => reject(new Error(`${which}: still open in another tab`)) })
  await expect(Promise.race([gone, isInTheWay])).resolves.toBeUndefined()
})
