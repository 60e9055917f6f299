/** Files that this tab holds for what is to be done with them; facts name them by their place, which is plain JSON. */
export interface FileHolder {
  /** Gives the place of the bytes. */
  put(bytes: Blob): string
  /** Undefined when nothing lies there (any more). */
  get(place: string): Blob | undefined
  remove(place: string): void
}

/** How many files are held; a file that nobody took for so long is not coming to be used. */
const FILES_MAX = 20

export function createFileHolder(): FileHolder {
  const files = new Map<string, Blob>()
  let count = 0
  return {
    put: (bytes) => {
      const place = `file-${++count}`
      files.set(place, bytes)
      for (const old of [...files.keys()].slice(0, Math.max(0, files.size - FILES_MAX))) files.delete(old)
      return place
    },
    get: (place) => files.get(place),
    remove: (place) => void files.delete(place),
  }
}
