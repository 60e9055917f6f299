import { codeAtHand, registry } from '#src/machines/registry.ts'
import type { Kind, KindCode } from '#src/machines/kind.ts'

/** Code that has come is at hand for every system of this page, by what has fetched it. */
const fetched = new Map<Kind['load'], KindCode>()

const atHand = (row: Kind): KindCode | undefined => codeAtHand(row) ?? fetched.get(row.load)

/** Who waits for code hears that some has come, whoever has fetched it. */
const listeners = new Set<() => void>()

async function fetchCode({ load }: Kind): Promise<void> {
  if (typeof load !== 'function') return
  fetched.set(load, await load())
  for (const came of listeners) came()
}

export interface InstallerParts {
  /** Those that there are. */
  readonly kinds?: readonly Kind[]
  /** Nothing is fetched before, but what a page has brought is installed at once; a page that is on the screen has come by then. */
  readonly behind?: Promise<void> | undefined
  /** Puts a kind with its code into the system, restored streams included. */
  readonly install: (row: Kind, code: KindCode) => void
  /** A script could not be had; whoever waits for it goes on waiting. */
  readonly missing: (kind: string) => void
}

/** Brings the code of kinds when it is first needed, and keeps what is to happen then, in order. */
export interface Installer {
  isHere(kind: string): boolean
  /** Its code is here, or is being fetched, or could not be had so far. */
  isAwaited(kind: string): boolean
  /** Runs at once where the kind is here, else when it is installed; `fetches: false` leaves it to others to need it. */
  when(kind: string, run: () => void, fetches?: boolean): void
  /** What is here from the start: what the app cannot start without, and those of `found` whose code is at hand. The caller installs it. */
  start(found: ReadonlySet<string>): (readonly [Kind, KindCode])[]
  /** Tries again to get what could not be had. */
  retry(): void
  /** Nothing is installed any more. */
  stop(): void
}

export function createInstaller({ install, missing, behind, kinds = registry }: InstallerParts): Installer {
  const rows = new Map(kinds.map((row) => [row.id, row]))
  const here = new Set<string>()
  const awaited = new Set<string>()
  const fetching = new Set<string>()
  const waiting = new Map<string, (() => void)[]>()
  let isStopped = false

  const settle = (row: Kind): void => {
    const code = atHand(row)
    if (!code || isStopped || here.has(row.id)) return
    here.add(row.id)
    install(row, code)
    for (const run of waiting.get(row.id) ?? []) run()
    waiting.delete(row.id)
  }

  const settleAwaited = (): void => {
    for (const kind of awaited) settle(rows.get(kind)!)
  }
  listeners.add(settleAwaited)

  const bring = (row: Kind): void => {
    awaited.add(row.id)
    if (atHand(row)) return settle(row)
    if (fetching.has(row.id)) return
    fetching.add(row.id)
    const came = behind ? behind.then(() => fetchCode(row)) : fetchCode(row)
    came.then(
      () => {
        fetching.delete(row.id)
        settle(row)
      },
      () => {
        fetching.delete(row.id)
        if (!isStopped) missing(row.id)
      },
    )
  }

  return {
    isHere: (kind) => here.has(kind),
    isAwaited: (kind) => awaited.has(kind),
    when(kind, run, fetches = true) {
      const row = rows.get(kind)
      if (!row || here.has(kind)) return run()
      waiting.set(kind, [...(waiting.get(kind) ?? []), run])
      if (fetches) bring(row)
    },
    start(found) {
      const atStart = kinds.filter((row) => codeAtHand(row) || (found.has(row.id) && atHand(row)))
      return atStart.map((row) => {
        here.add(row.id)
        awaited.add(row.id)
        return [row, atHand(row)!] as const
      })
    },
    retry: () => {
      for (const kind of awaited) if (!here.has(kind)) bring(rows.get(kind)!)
    },
    stop() {
      isStopped = true
      listeners.delete(settleAwaited)
    },
  }
}

/** Code with the kinds of actor that pages open while they are drawn: each of the first two brings its own, any other page both. */
export async function withKinds<Code>(code: Promise<Code>, ...kinds: readonly Kind[]): Promise<Code> {
  // All together: of two that cannot be had both have been heard.
  const [own] = await Promise.all([code, ...kinds.map(fetchCode)])
  return own
}

/**
 * Fetches the code of kinds whose streams are looked up by what is in them, of all or of those that were found; one that cannot be had is
 * tried again when it is needed.
 */
export const fetchKinds = async (found?: ReadonlySet<string>): Promise<void> => {
  await Promise.allSettled(
    registry.filter(({ id, count }) => (found?.has(id) ?? true) && count === 'fact').map(fetchCode),
  )
}
