import { expect, it } from 'vitest'
import type { Driver, Scenario } from '#scenarios/player/index.ts'
import { createLabCore } from '../lab-core.ts'
import { createLabPlayer } from '../lab-player.ts'

const setting = {
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: false,
  chat: false,
}

/** Plays a scenario as the list of scenarios does; gives what was done to the app, and whether its pages spoke by themselves meanwhile. */
async function played(more: Partial<Scenario>): Promise<readonly string[]> {
  const done: string[] = []
  const driver = {
    name: 'test',
    stop: async () => void done.push('pages speak'),
    observe: async () => undefined,
    world: async (act: string) => {
      if (act === 'refused') throw new Error('there is no such order')
      done.push(act)
    },
  } as unknown as Driver
  const core = createLabCore({ running: () => undefined }, setting)
  const clock = { setTimeout: (run: () => void) => queueMicrotask(run) }
  const player = createLabPlayer({
    core,
    driver,
    clock: clock as never,
    open: async (_, recorded) => void done.push(recorded ? 'pages keep silent' : 'pages speak'),
  })
  await player.play({ title: '', cites: [], ...setting, steps: [{ world: 'a' }, { world: 'b' }], ...more })
  return done
}

it('the pages keep silent while a recorded scenario is played from the list, and speak again behind it', async () => {
  expect(await played({ recorded: true })).toEqual(['pages keep silent', 'a', 'b', 'pages speak'])
  expect(await played({ recorded: true, steps: [{ world: 'a' }, { world: 'refused' }, { world: 'b' }] })).toEqual([
    'pages keep silent',
    'a',
    'pages speak',
  ])
  expect(await played({})).toEqual(['pages speak', 'a', 'b'])
})
