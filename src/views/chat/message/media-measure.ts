/** What a message says about a picture or a film besides its bytes. */
export interface MediaFacts {
  /** Px. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Seconds. */
  readonly duration?: number
}

/** Measures a file that is about to be sent; what cannot be read, or not until `signal`, is left out. */
export const measure = (kind: 'image' | 'video', file: Blob, signal: AbortSignal): Promise<MediaFacts> =>
  kind === 'image' ? measurePicture(file) : measureFilm(file, signal)

async function measurePicture(file: Blob): Promise<MediaFacts> {
  try {
    const { width, height, ...picture } = await bitmapOf(file)
    picture.close()
    return { size: { width, height } }
  } catch {
    return {}
  }
}

async function bitmapOf(file: Blob): Promise<{ width: number; height: number; close: () => void }> {
  const bitmap = await createImageBitmap(file)
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}

function measureFilm(file: Blob, signal: AbortSignal): Promise<MediaFacts> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  return new Promise<MediaFacts>((resolve) => {
    const found = () => {
      const { videoWidth: width, videoHeight: height, duration } = film
      resolve({
        ...(width > 0 ? { size: { width, height } } : {}),
        ...(Number.isFinite(duration) ? { duration: Math.round(duration) } : {}),
      })
    }
    film.addEventListener('loadedmetadata', found)
    film.addEventListener('error', () => resolve({}))
    // A phone that saves data or power loads no film that nobody plays, and says nothing of it.
    signal.addEventListener('abort', () => resolve({}))
    film.preload = 'metadata'
    film.src = address
  }).finally(() => URL.revokeObjectURL(address))
}
