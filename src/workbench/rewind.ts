import type { WorldControl } from '#mock/control.ts'
import type { WorldSnapshot } from '#mock/world/world.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'

interface Mark {
  readonly seq: number
  readonly world: WorldSnapshot
  readonly stored: Readonly<Record<string, string>>
}

const MARKS_MAX = 60

/**
 * Goes back in time with everything: after each step the world and the device's storage are marked beside the journal, and a
 * rewind restores all three, so that the app and its server never disagree about the past.
 */
export function createHistory(control: WorldControl, storage: KeyValueStore, system: () => AppSystem) {
  let marks: Mark[] = []
  const stored = () => Object.fromEntries(storage.keys().map((key) => [key, storage.getItem(key) ?? '']))
  const lastSeq = async () => (await system().journal.history()).at(-1)?.seq ?? 0
  return {
    /** Call when everything has come to rest. */
    mark: async () => {
      const seq = await lastSeq()
      if (marks.at(-1)?.seq === seq) marks.pop()
      marks = [...marks, { seq, world: await control.snapshot(), stored: stored() }].slice(-MARKS_MAX)
    },
    /** The facts one can go back to. */
    marks: () => marks.map((mark) => mark.seq),
    rewind: async (seq: number) => {
      const mark = marks.findLast((one) => one.seq <= seq)
      if (!mark) throw new Error('那一刻没有留下记录')
      await control.restore(mark.world)
      storage.keys().forEach((key) => storage.removeItem(key))
      for (const [key, value] of Object.entries(mark.stored)) storage.setItem(key, value)
      await system().journal.truncate(mark.seq)
      marks = marks.filter((one) => one.seq <= mark.seq)
      system().restart()
    },
  }
}
