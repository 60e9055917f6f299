import type { Doors } from '../tabs/place.ts'
import { makeRoomForKeyboard } from './keyboard.ts'
import { askToLast } from './lasting.ts'

interface Surroundings {
  readonly doors: Pick<Doors, 'snapshot' | 'subscribe'>
  /** Where what lies here is the person's, and not a demo's. */
  readonly storage: Parameters<typeof askToLast>[0]
}

/** What the browser is asked once the first screen stands: room above its keyboard, and, from the first sign-in on, storage that lasts. */
export function settleIn({ doors, storage }: Surroundings): void {
  makeRoomForKeyboard(window, document.documentElement)
  if (!storage) return
  const isSignedIn = () => doors.snapshot('session')?.matches('signedIn') ?? false
  if (isSignedIn()) return void askToLast(storage)
  const stop = doors.subscribe('session', () => {
    if (!isSignedIn()) return
    stop()
    void askToLast(storage)
  })
}
