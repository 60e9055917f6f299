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

/** The first page of a start, until it shows what it was opened for. */
export interface FirstScreen {
  readonly shown: Promise<void>
  readonly isShown: () => boolean
  /** Told once, where it is not shown yet. */
  readonly subscribe: (changed: () => void) => () => void
  readonly show: () => void
}

export function createFirstScreen(): FirstScreen {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listeners = new Set<() => void>()
  let isShown = false
  return {
    shown: promise,
    isShown: () => isShown,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    show: () => {
      if (isShown) return
      isShown = true
      resolve()
      for (const changed of listeners) changed()
    },
  }
}

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
