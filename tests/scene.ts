import type { Scenario } from '#scenarios/player/scenario.ts'

/** The beginning of a run without steps: the default world on the first of March, signed in at home, but for what is given. */
export const scene = (title: string, more: Partial<Scenario> = {}): Scenario => ({
  title,
  world: 'default',
  seed: 7,
  clock: '2026-03-01T10:00:00+08:00',
  start: '/pages/home/home',
  cites: [],
  signedIn: true,
  steps: [],
  ...more,
})
