/** A page has one row of frames, so there is one count of what waits for the next. */
let owed = 0

/** How much waits for the next frame: a page that owes a frame is not at rest. A hidden page draws none. */
export const framesOwed = (): number => (globalThis.document?.visibilityState === 'hidden' ? 0 : owed)

/** Runs with the next frame, which it is given the time of, ms; what comes back takes it back. */
export function nextFrame(run: (at: number) => void): () => void {
  let isOwed = true
  const pay = () => {
    if (isOwed) owed--
    isOwed = false
  }
  owed++
  const frame = requestAnimationFrame((at) => {
    // What it asks for is counted before it is no longer owed itself.
    try {
      run(at)
    } finally {
      pay()
    }
  })
  return () => {
    cancelAnimationFrame(frame)
    pay()
  }
}
