import type { AppSystem } from './system.ts'

type Watched = Pick<AppSystem, 'streams' | 'snapshot' | 'subscribe'>

const isLoading = (system: Watched, stream: string): boolean =>
  system.snapshot(stream as `resource/${string}`)?.matches('loading') ?? false

const loaded = (system: Watched, stream: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = system.subscribe(stream, () => {
      if (isLoading(system, stream)) return
      stop()
      resolve()
    })
  })

/** Resolves when all that the page under the shell has asked for is there, or is not to be had, and has been drawn. */
export async function pageShown(system: Watched, nextFrame: () => Promise<void>): Promise<void> {
  const asked = system.streams().filter((stream) => stream.startsWith('resource/') && isLoading(system, stream))
  await Promise.all(asked.map((stream) => loaded(system, stream)))
  // What a page hears is drawn with the next frame (per-frame).
  await nextFrame()
  await nextFrame()
}
