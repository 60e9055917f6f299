import { expect, test } from 'vitest'
import { storyNow } from '../../kit/story/story-app.tsx'
import { reap, reapedLine } from './harvest.select.ts'
import { sampleSlot } from '../story-garden.tsx'
import { held, takersOf, trayItem } from './tray.select.ts'

const copy = sampleSlot().copy!
const growing = sampleSlot()
const ripe = sampleSlot({ id: 'rose-2', place: 2, progress: 1000, ripeAt: storyNow, yield: 9 })
const empty = sampleSlot({ id: 'rose-3', state: 'stopped', copy: null, programmeId: '', ripeAt: null, progress: 0 })
const halted = sampleSlot({ id: 'rose-4', state: 'stopped', ripeAt: null, progress: 310 })
const locked = sampleSlot({ id: 'rose-5', state: 'locked', copy: null, programmeId: '', ripeAt: null, progress: 0 })
const rows = [growing, ripe, empty, halted, locked]

const things = held(
  [copy, { ...copy, copyId: '2' }, { ...copy, copyId: '3', name: '魏紫花种' }],
  [{ id: 'c1', nutrient: 'dew', name: '花露营养卡', percent: 20 }],
)
const thing = (id: string) => things.find((one) => one.id === id)
const takers = (id: string, among = rows) => takersOf(thing(id), among, storyNow).map((row) => row.id)

test('copies of one work lie together, and the first of them is what is planted', () => {
  expect(things.map(({ id, count }) => [id, count])).toEqual([
    ['sickle', undefined],
    ['花露营养卡', 1],
    ['姚黄花种', 2],
    ['魏紫花种', 1],
  ])
  expect(thing('姚黄花种')).toMatchObject({ does: 'push', copy: { copyId: '1' } })
})

test('[lc:garden-slots] each thing goes where it can be used: seeds into stopped empty slots only', () => {
  expect(takers('姚黄花种')).toEqual(['rose-3'])
  expect(takers('花露营养卡')).toEqual(['rose-1'])
  expect(takers('sickle')).toEqual(['rose-2'])
  expect(takersOf(undefined, rows, storyNow)).toEqual([])
})

test('what nothing takes says why, and what something takes does not', () => {
  const said = (id: string, among: typeof rows) => trayItem(thing(id)!, among, storyNow).closed
  expect(said('姚黄花种', [locked, growing])).toBe('没有空位')
  expect(said('花露营养卡', [ripe, halted])).toBe('暂无生长中的')
  expect(said('sickle', [growing])).toBe('暂无成熟')
  expect(said('sickle', rows)).toBeUndefined()
})

test('[lc:seeds] a harvest is as much as the server says, by the slots that were ripe', () => {
  const reaped = reap('rose', 14, rows, storyNow)
  expect(reaped.reasons).toEqual([{ id: 'rose-2', label: '2 号花架', value: '9 朵' }])
  const pile = { crop: 'rose', slotType: 'rose', ripe: 0, settled: 23, received: 66 } as const
  expect(reapedLine('rose', pile, reaped)).toMatchObject({ kind: 'rose', title: '收获 9 朵玫瑰' })
})

test('a picture of an address that cannot be trusted is not loaded', () => {
  const pictureOf = (image: string) => trayItem(held([{ ...copy, image }], []).at(-1)!, rows, storyNow).picture
  expect(pictureOf('/art/1.svg')).toEqual({ of: 'copy', image: '/art/1.svg' })
  expect(pictureOf('javascript:alert(1)')).toEqual({ of: 'copy', image: null })
})
