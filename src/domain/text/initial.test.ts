import { describe, expect, it } from 'vitest'
import { byReading, initialOf } from './initial.ts'

describe('the initial of a name', () => {
  it.each([
    ['墨砚', 'M'],
    ['青瓷', 'Q'],
    ['林青', 'L'],
    ['苏砚', 'S'],
    ['何牧', 'H'],
    ['周弥', 'Z'],
    ['顾远', 'G'],
    ['数藏客服', 'S'],
    ['山雨欲来', 'S'],
    ['纸鸢', 'Z'],
    ['鹅', 'E'],
    ['安', 'A'],
    ['阿宁', 'A'],
    ['八大', 'B'],
    ['帀', 'Z'],
    ['王', 'W'],
    ['bob', 'B'],
    [' Alice', 'A'],
    ['13800000000', '#'],
    ['🎨 画', '#'],
    ['', '#'],
  ])('of %s is %s', (name, initial) => expect(initialOf(name)).toBe(initial))

  it('orders by reading, with what has none at the end', () => {
    expect(['9号', '周弥', 'bob', '何牧', '安'].toSorted(byReading)).toEqual(['安', 'bob', '何牧', '周弥', '9号'])
  })
})
