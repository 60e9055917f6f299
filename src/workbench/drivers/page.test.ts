import { expect, it } from 'vitest'
import { createPageDriver, type PageDoor } from './page.ts'

const scenario = {
  title: '',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  cites: [],
  steps: [],
}

/** What a driver has its door do for faults, phones and tabs by their places: tab 2 of phone 1 is 11. */
async function asked(...faults: readonly (readonly ['devices' | 'tabs', Readonly<Record<string, number>>])[]) {
  const done: string[] = []
  const door: PageDoor = {
    navigate: async () => undefined,
    reload: async () => undefined,
    call: async (method, [target]) => void (method === 'fault' && done.push(`fault ${String(target)}`)),
    revive: async () => undefined,
    hold: async (place) => void done.push(`hold ${place}`),
    close: async (phone, held) => void done.push(`close ${phone}, hold ${held}`),
  }
  const driver = createPageDriver({ name: 'test', door, newRun: () => 'run' })
  await driver.start(scenario)
  for (const [target, payload] of faults) await driver.fault(target, payload)
  return done
}

it('closes the phone in the hand for the first one, with the tab of that in sight, on which what follows is done', async () => {
  expect(
    await asked(
      ['tabs', { use: 2 }],
      ['devices', { use: 2 }],
      ['tabs', { use: 3 }],
      ['devices', { close: 2 }],
      ['tabs', { use: 1 }],
      // It is opened again with its first tab.
      ['devices', { use: 2 }],
    ),
  ).toEqual(['hold 11', 'hold 2', 'hold 22', 'close 2, hold 11', 'hold 1', 'hold 2'])
})

it('closes another phone than the one in the hand, which stays there', async () => {
  expect(
    await asked(['devices', { use: 2 }], ['devices', { use: 3 }], ['devices', { close: 2 }], ['tabs', { use: 2 }]),
  ).toEqual(['hold 2', 'hold 3', 'close 2, hold 1', 'hold 13'])
})
