import { createSystemClock, type TimerId } from '#src/services/clock/clock.ts'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import { framesOwed } from '#src/domain/frame.ts'
import { scriptsLoaded, scriptsLoading } from '#src/domain/lazy.ts'
import type { Work } from './work.ts'

/** Turns of the event loop without work after which none is expected to begin by itself: React draws in turns of its own. */
const QUIET_TURNS = 5
/** Without a page, all that follows from one turn is done in it; one more is for what Node itself does. */
const QUIET_TURNS_WITHOUT_PAGE = 2
/** After so much time or so many turns, work is taken to be without end. */
const LIMIT_MS = 60_000
const TURNS_MAX = 20_000
/** A page that is busy for longer than so many turns loads its code or waits for a frame: to look all the time takes half its core. */
const BUSY_TURNS = 50
const LOOK_AGAIN_MS = 4

const clock = createSystemClock()

/** One limit for all that is waited for on the way to rest: a timer for each turn costs more than the turn. */
function createLimit() {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let limit: TimerId | undefined
  return {
    /** Rejects with what `late` says when the job takes too long. */
    async inTime(job: Promise<unknown>, late: () => Error): Promise<void> {
      limit ??= clock.setTimeout(() => resolve(true), LIMIT_MS)
      if (await Promise.race([job.then(() => false), promise])) throw late()
    },
    over: () => limit !== undefined && clock.clearTimeout(limit),
  }
}

function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  clock.setTimeout(resolve, LOOK_AGAIN_MS)
  return promise
}

export interface SettleParts {
  /** What is being done at the app's platform. */
  readonly work: Pick<Work, 'count' | 'done'>
  /** Where there is a page. */
  readonly page?: {
    /** Resolves when all that the running app has noted is stored; undefined between two lives. */
    readonly durable: () => Promise<unknown> | undefined
    /** Work of the page itself that nobody tells the end of. */
    readonly busy: () => number
  }
}

/**
 * Resolves when nothing happens any more without time passing or somebody doing something. It waits for what is counted, and for
 * all that the app waits for is counted: requests, stores and scripts at their platform, the journal by itself. What follows from an
 * answer follows in the same turn or the next ones, and what a page draws with its next frame may ask for more.
 */
export function createSettle({ work, page }: SettleParts): () => Promise<void> {
  const pageBusy = () => (page ? page.busy() + framesOwed() : 0)
  const quietTurns = page ? QUIET_TURNS : QUIET_TURNS_WITHOUT_PAGE
  const restless = () =>
    new Error(
      `the app does not come to rest: ${work.count()} at its platform, ${scriptsLoading()} scripts, ${pageBusy()} in the page`,
    )
  const unwritten = () => new Error('the app does not come to rest: what it has noted is not stored')
  const toRest = async ({ inTime }: ReturnType<typeof createLimit>) => {
    const end = clock.now() + LIMIT_MS
    let quiet = 0
    let busyTurns = 0
    for (let turn = 0; quiet < quietTurns;) {
      if (turn > TURNS_MAX || clock.now() > end) throw restless()
      const isBusy = work.count() + scriptsLoading() > 0
      if (isBusy) await inTime(Promise.all([work.done(), scriptsLoaded()]), restless)
      if (page) await inTime(Promise.resolve(page.durable()), unwritten)
      await (busyTurns > BUSY_TURNS ? pause() : macrotask())
      busyTurns = pageBusy() > 0 ? busyTurns + 1 : 0
      // The page waits for its disk: how often it turns meanwhile tells how fast it is, not that there is no end.
      if (pageBusy() === 0) turn++
      quiet = isBusy || work.count() + scriptsLoading() + pageBusy() > 0 ? 0 : quiet + 1
    }
  }
  return async () => {
    const limit = createLimit()
    try {
      await toRest(limit)
    } finally {
      limit.over()
    }
  }
}
