import { describe, expect, it } from 'vitest'
import { viewPlace } from './open-location.select.ts'

const view = (query: string) => viewPlace(new URLSearchParams(query))

describe('a place in the address', () => {
  it('[const:map-keys] is shown with what is known of it, without a map service', () => {
    expect(view('name=断桥&address=北山街&latitude=30.25897&longitude=120.14861')).toEqual({
      name: '断桥',
      address: '北山街',
      position: '北纬 30.2590°，东经 120.1486°',
      copied: '断桥，北山街，北纬 30.2590°，东经 120.1486°',
    })
    expect(view('latitude=-33.86&longitude=-70.5')).toMatchObject({
      name: '未命名的地点',
      position: '南纬 33.8600°，西经 70.5000°',
    })
  })

  it('has no position where the numbers are none, or half of them is missing', () => {
    for (const query of [
      'latitude=abc&longitude=1',
      'latitude=&longitude=1',
      'latitude=91&longitude=1',
      'latitude=1e1&longitude=1',
      'latitude=0x1F&longitude=1',
      'latitude=1',
    ])
      expect(view(`name=断桥&${query}`)?.position).toBeNull()
  })

  it('cuts no character in two', () => {
    expect(view(`name=湖${'🎴'.repeat(130)}`)?.name).toBe(`湖${'🎴'.repeat(119)}`)
  })

  it('is null when nothing is named, and never longer than a page can show', () => {
    expect(view('')).toBeNull()
    expect(view('name=%20')).toBeNull()
    expect(view(`name=${'长'.repeat(500)}`)?.name).toHaveLength(120)
  })
})

describe('a position', () => {
  const at = (latitude: string, longitude: string) =>
    viewPlace(new URLSearchParams({ name: '展厅', latitude, longitude }))?.position
  it.each([
    ['90', '180', '北纬 90.0000°，东经 180.0000°'],
    ['-90', '-180', '南纬 90.0000°，西经 180.0000°'],
    ['0', '0', '北纬 0.0000°，东经 0.0000°'],
    ['90.0001', '10', null],
    ['10', '180.0001', null],
    ['', '10', null],
  ])('%s, %s is on the globe or is not said', (latitude, longitude, position) => {
    expect(at(latitude, longitude)).toBe(position)
  })
})
