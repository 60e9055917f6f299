import type { AppSystem } from './system.ts'

type Watched = Pick<AppSystem, 'streams' | 'snapshot' | 'subscribe'>

type Resource = `resource/${string}`
const isResource = (stream: string): stream is Resource => stream.startsWith('resource/')

const isLoading = (system: Watched, stream: Resource): boolean => system.snapshot(stream)?.matches('loading') ?? false

const loaded = (system: Watched, stream: Resource): Promise<void> =>
  new Promise((resolve) => {
    const stop = system.subscribe(stream, () => {
      if (isLoading(system, stream)) return
      stop()
      resolve()
    })
  })

export interface Screen {
  readonly nextFrame: () => Promise<void>
  /** Resolves when what is drawn has the pictures that it is about. */
  readonly pictures: () => Promise<void>
}

/**
 * Resolves when all that the page under the shell has asked for is there, or is not to be had, and has been drawn, with the pictures that
 * it is about.
 */
export async function pageShown(system: Watched, { nextFrame, pictures }: Screen): Promise<void> {
  const asked = system
    .streams()
    .filter(isResource)
    .filter((stream) => isLoading(system, stream))
  await Promise.all(asked.map((stream) => loaded(system, stream)))
  // What a page hears is drawn with the next frame (per-frame).
  await nextFrame()
  await nextFrame()
  await pictures()
  // One that has come is painted with the frame after next: nothing is asked for or read before that.
  await nextFrame()
  await nextFrame()
}
