import type { AppSystem } from './system.ts'

type Board = Pick<AppSystem, 'say' | 'snapshot' | 'subscribe' | 'streams'>

/**
 * What this tab has loaded for one person is not shown to the next one, not even until it is loaded anew. Gives what stops it.
 */
export function linkPerson({ say, snapshot, subscribe, streams }: Board): () => void {
  let last: string | null = null
  const follow = (): void => {
    const session = snapshot('session')?.context as { user: { userId: string } | null } | undefined
    const now = session?.user?.userId ?? null
    if (now === null || now === last) return
    const loaded = last === null ? [] : streams().filter((stream) => stream.startsWith('resource/'))
    for (const stream of loaded) say(stream, { type: 'resource.forgotten' })
    last = now
  }
  const stop = subscribe('session', follow)
  follow()
  return stop
}
