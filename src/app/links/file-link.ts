import { fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { Platform } from '../platform.ts'
import type { Role, Router } from '../router.ts'

interface FilesParts {
  readonly router: Pick<Router, 'snapshot' | 'subscribe'>
  readonly role: Role
  readonly journal: Pick<Journal, 'durable'>
  readonly platform: Pick<Platform, 'chat' | 'clock'>
}

/** Bytes lie there before the fact that speaks of them; after this time it has been said. Ours. */
const SPOKEN_MS = 60_000

/** The keys of the files that a message waits for, also one that was set aside. */
function awaited({ router }: Pick<FilesParts, 'router'>): ReadonlySet<string> {
  const { items, aside } = fieldsOf(router.snapshot('im-message')?.context)
  const rows = [...rowsOf(items), ...Object.values(fieldsOf(aside)).flatMap(rowsOf)]
  return new Set(rows.flatMap(({ file }) => textOf(fieldsOf(file)['key']) || []))
}

/**
 * Takes the bytes of a file off the device when no message waits for it any more, once the fact that says so is stored; and those that a
 * killed page has left or the disk did not let go of. The leader's alone. Gives what stops it.
 */
export function linkFiles(parts: FilesParts): () => void {
  const { router, role, journal, platform } = parts
  const files = platform.chat?.files
  if (!files || role === 'follower') return () => undefined
  let kept = awaited(parts)
  let timer: number | undefined
  let isOver = false
  const removeUnless = async (keys: readonly string[]): Promise<void> => {
    const still = awaited(parts)
    await Promise.all(keys.filter((key) => !still.has(key)).map((key) => files.remove(key)))
    await sweepLater()
  }
  /** What is not spoken of in a while goes: a killed page has left it, or the disk did not let go of it. */
  const sweepLater = async (): Promise<void> => {
    const found = await files.keys()
    if (isOver || timer !== undefined || found.every((key) => awaited(parts).has(key))) return
    timer = platform.clock.setTimeout(() => {
      timer = undefined
      void removeUnless(found)
    }, SPOKEN_MS)
  }
  const userOf = (): unknown => fieldsOf(router.snapshot('im-message')?.context)['user'] ?? null
  let user = userOf()
  const follow = (): void => {
    // What whoever leaves has fetched here is spoken of by nothing.
    if (user !== userOf()) void sweepLater()
    user = userOf()
    const before = kept
    kept = awaited(parts)
    const gone = [...before].filter((key) => !kept.has(key))
    if (gone.length > 0) void journal.durable().then(() => removeUnless(gone))
  }
  const stop = router.subscribe('im-message', follow)
  void sweepLater()
  return () => {
    isOver = true
    stop()
    if (timer !== undefined) platform.clock.clearTimeout(timer)
  }
}
