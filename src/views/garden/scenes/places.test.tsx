import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GardenScene } from './garden.tsx'
import { PastureScene } from './pasture.tsx'
import { air, slots } from './story-scenes.ts'

const over = air('sun', 'day')
const styles = (of: string, element: ReactElement): string[] =>
  [...renderToStaticMarkup(element).matchAll(new RegExp(`class="${of}[^"]*" style="([^"]*)"`, 'g'))].map(
    ([, style]) => style!,
  )
const px = (name: string, style: string): number => Number(new RegExp(`(?:^|;)${name}:(-?[\\d.]+)`).exec(style)![1])

/** How wide one is drawn (scenes.css). */
const POT = 104

it.each([1, 6, 7, 11, 30])('of %i pots each stands beside the others, and within the scroll', (count) => {
  const scene = <GardenScene air={over} slots={slots(count)} onSlot={() => undefined} />
  const [ground] = styles('sc-ground', scene)
  const places = styles('sc-slot', scene).map((style) => [px('left', style), px('top', style)] as const)
  expect(places).toHaveLength(count)
  expect(new Set(places.map(String)).size).toBe(count)
  for (const [left] of places) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + POT).toBeLessThanOrEqual(px('width', ground!))
  }
})

it('of forty animals no more stand in one place than in another', () => {
  const animals = Array.from(
    { length: 40 },
    (_, at) => ({ id: String(at), name: `第 ${at} 只`, kind: 'hen', mood: 'calm' }) as const,
  )
  for (const count of [10, 11, 20, 40]) {
    const scene = <PastureScene air={over} animals={animals.slice(0, count)} nests={[]} />
    const places = Map.groupBy(styles('sc-animal', scene), (style) => `${px('left', style)} ${px('top', style)}`)
    const some = [...places.values()].map((all) => all.length)
    expect(some).toHaveLength(10)
    expect(Math.max(...some) - Math.min(...some)).toBeLessThanOrEqual(1)
  }
})
