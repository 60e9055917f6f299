import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const theme = read('src/ui/style/theme.css')
const tabBar = read('src/ui/layout/tab-bar.tsx')

/** Red, green and blue of a colour of the light theme, 0 to 255. */
const channels = (name: string): number[] => {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6})`).exec(theme)![1]!
  return [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
}
const isGrey = (rgb: readonly number[]): boolean => Math.max(...rgb) - Math.min(...rgb) <= 12

describe('the page around the pages', () => {
  it('[const:language] [const:mobile-first] is Chinese, and as wide as the telephone', () => {
    expect(read('index.html')).toMatch(/<html lang="zh-CN"/)
    expect(read('index.html')).toMatch(/name="viewport"\s+content="width=device-width, initial-scale=1/)
  })

  it('[const:pull-refresh] is not pulled down by the browser', () => {
    expect(read('src/ui/style/base.css')).toMatch(/html \{[^}]*overscroll-behavior: none;/)
  })

  it('[const:tab-style] [const:tab-unselected] [const:tab-selected] [const:tab-background] has tabs of its own: grey, selected black, on light grey', () => {
    expect(tabBar).toContain("selected ? 'font-medium text-ink' : 'text-muted'")
    expect(tabBar).toMatch(/<nav [^>]*bg-bar/)
    const [ink, muted, bar] = ['ink', 'muted', 'bar'].map(channels) as [number[], number[], number[]]
    expect([ink, muted, bar].map(isGrey)).toEqual([true, true, true])
    expect(Math.max(...ink)).toBeLessThan(0x20)
    expect(Math.min(...muted)).toBeGreaterThan(0x50)
    expect(Math.min(...bar)).toBeGreaterThan(0xe0)
    expect(Math.max(...bar)).toBeLessThan(0xf8)
  })
})
