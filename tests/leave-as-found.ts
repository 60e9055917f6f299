import { afterAll, vi } from 'vitest'

// Files of one worker share its globals: what one has stubbed and left would be what the next one finds, in the order of that day.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
