import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** `--color-x: #rrggbb` pairs of one part of the token file. */
function colours(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]))
}

const file = readFileSync(new URL('./style/theme.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = file.split('@variant dark')
const light = colours(lightCss)
const themes = { 浅色: light, 深色: { ...light, ...colours(darkCss) } }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'raised', 'sunken', 'bar']
/** Words on grounds: at least 4.5:1. */
const words: [string, string[]][] = [
  ['ink', [...grounds, 'cinnabar-wash', 'jade-wash', 'gold-wash', 'indigo-wash']],
  ['soft', grounds],
  ['muted', grounds],
  ['cinnabar', ['paper', 'surface']],
  ['cinnabar-ink', ['paper', 'surface', 'sunken', 'cinnabar-wash']],
  ['jade', ['paper', 'surface']],
  ['jade-ink', ['paper', 'surface', 'sunken', 'jade-wash']],
  ['gold-ink', ['paper', 'surface', 'sunken', 'gold-wash']],
  ['indigo', ['paper', 'surface', 'sunken']],
  ['indigo-ink', ['paper', 'surface', 'indigo-wash']],
  ['on-ink', ['ink']],
  ['on-inverse', ['inverse']],
  ['on-cinnabar', ['cinnabar-fill', 'cinnabar-press']],
]
/** Marks and icons: at least 3:1. */
const marks: [string, string[]][] = [
  ['faint', ['paper', 'surface']],
  ['cinnabar-fill', ['paper', 'surface']],
  ['jade', ['paper', 'surface']],
  ['gold', ['surface']],
]

const pairs = (rows: [string, string[]][]) =>
  rows.flatMap(([fore, backs]) => backs.map((back) => [fore, back] as const))

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(pairs(words))('reads well: %s on %s', (fore, back) => {
    expect(contrast(tokens[fore] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(marks))('shows marks: %s on %s', (fore, back) => {
    expect(contrast(tokens[fore] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

it('gives every colour of the light theme a dark one', () => {
  const names = [...lightCss.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
  const dark = new Set([...darkCss.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name))
  expect(names.filter((name) => !dark.has(name))).toEqual([])
})
