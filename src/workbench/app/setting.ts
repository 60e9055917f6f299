import type { Setting } from '../lab-core.ts'

/** How the app begins when nothing else is asked for. */
export const firstSetting: Setting = {
  world: 'one-collector',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  chat: true,
}
