import type { WorldControl } from '#mock/control.ts'
import type { WorldSnapshot } from '#mock/world/world.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'
import type { BenchMoment, keepBench } from './bench-order.ts'

/** Everything as it was after the fact `seq`; plain JSON, kept by whoever may want to go back. */
export interface Mark {
  readonly seq: number
  readonly world: WorldSnapshot
  readonly stored: Readonly<Record<string, string>>
  readonly moment: BenchMoment
}

export interface HistoryParts {
  readonly control: WorldControl
  readonly storage: KeyValueStore
  readonly keeper: ReturnType<typeof keepBench>
  readonly system: () => AppSystem
  /** Opens the page again. */
  readonly reopen: () => void
}

/**
 * Goes back in time with everything: a mark holds the world, the device's storage and the bench's clock beside the place in the
 * journal, and going back restores all four and opens the page again, so that nobody disagrees about the past.
 */
export const createHistory = ({ control, storage, keeper, system, reopen }: HistoryParts) => ({
  /** Call when everything has come to rest. */
  mark: async (): Promise<Mark> => ({
    seq: (await system().journal.history()).at(-1)?.seq ?? 0,
    world: await control.snapshot(),
    stored: Object.fromEntries(storage.keys().map((key) => [key, storage.getItem(key) ?? ''])),
    moment: keeper.moment(),
  }),
  /** The page goes away after this. */
  rewind: async (mark: Mark): Promise<void> => {
    await control.restore(mark.world)
    storage.keys().forEach((key) => storage.removeItem(key))
    for (const [key, value] of Object.entries(mark.stored)) storage.setItem(key, value)
    await system().journal.truncate(mark.seq)
    keeper.setBack(mark.moment)
    reopen()
  },
})
