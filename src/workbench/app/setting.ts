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

/** The hour as a field has it, by the clock on the wall of the world: `2026-03-01T08:00`. */
export const firstHour = firstSetting.clock.slice(0, 16)

/** What the fields of a beginning say: never what the run before began with. What is no hour is the first one, what is no seed none. */
export const chosenIn = (seed: string, hour: string): Pick<Setting, 'clock'> & Partial<Pick<Setting, 'seed'>> => {
  const clock = `${hour}:00+08:00`
  return {
    clock: Number.isNaN(Date.parse(clock)) ? firstSetting.clock : clock,
    ...(/^\d{1,9}$/.test(seed) ? { seed: Number(seed) } : {}),
  }
}
