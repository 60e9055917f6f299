import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from './lib/source.ts'

/** What keeps a clock of its own: each begins a timer, which `whileVisible` ends while the tab is hidden. */
const clocks = /\b(useNow|useAir|useLive|setTimeout|setInterval|requestAnimationFrame)\(|<LiveCountdown\b/g
const clocksIn = (text: string): readonly string[] => text.match(clocks) ?? []

describe('the garden', () => {
  it('keeps one timer for all slots of a plot, and none in a scene, a row or a hand', () => {
    const parts = readSources(['src/views/garden/**/*.{ts,tsx}']).filter(
      ({ path }) => !/\.(page|test|story)\.tsx?$|\/use-(air|eggs)\.ts$/.test(path),
    )
    expect(parts.length).toBeGreaterThan(40)
    expect(parts.filter(({ text }) => clocksIn(text).length > 0).map(({ path }) => path)).toEqual([])
    expect(clocksIn(readFileSync('src/views/garden/plot.page.tsx', 'utf8'))).toEqual(['useNow('])
  })

  it('has clocks that stand still in a hidden tab', () => {
    for (const path of ['src/views/kit/app/use-now.ts', 'src/views/kit/resource/use-live.ts'])
      expect(readFileSync(path, 'utf8')).toMatch(/whileVisible\(\(\) => \{[\s\S]*setTimeout/)
  })
})
