import type { AppSystem } from './system.ts'

type Board = Pick<AppSystem, 'relay' | 'snapshot' | 'subscribe' | 'streams'>

/**
 * What this tab has loaded for one person is not shown to the next one, not even until it is loaded anew. Gives what stops it.
 */
export function linkPerson({ relay, snapshot, subscribe, streams }: Board): () => void {
  let last: string | null = null
  const follow = (): void => {
    const now = snapshot('session')?.context.user?.userId ?? null
    if (now === null || now === last) return
    const loaded = last === null ? [] : streams().filter((stream) => stream.startsWith('resource/'))
    for (const stream of loaded) relay(stream, { type: 'resource.forgotten' })
    last = now
  }
  const stop = subscribe('session', follow)
  follow()
  return stop
}
