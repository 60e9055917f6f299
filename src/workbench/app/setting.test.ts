import { expect, it } from 'vitest'
import { chosenIn, firstHour, firstSetting } from './setting.ts'

it.each([
  ['what is shown before anybody chooses', '7', firstHour, { seed: 7, clock: firstSetting.clock }],
  ['another hour', '7', '2026-03-02T23:59', { seed: 7, clock: '2026-03-02T23:59:00+08:00' }],
  ['no hour at all', '7', '', { seed: 7, clock: firstSetting.clock }],
  ['a seed that is none', 'x', firstHour, { clock: firstSetting.clock }],
])('a run begins anew with %s', (_, seed, hour, chosen) => expect(chosenIn(seed, hour)).toEqual(chosen))
