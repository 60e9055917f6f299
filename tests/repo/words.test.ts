import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { show } from './lib/source.ts'
import { areasOf, crowdFaults, layersByArea, wordFaults } from './lib/words.ts'

const paths = globSync('{src,mock-server,scenarios,e2e,tests,scripts}/**/*.{ts,tsx,mjs,json,md,css,proto}').map(
  (path) => path.replaceAll('\\', '/'),
)

describe('the words of the business', () => {
  it('are the same in every layer', () => {
    expect(paths.length).toBeGreaterThan(1000)
    expect(show(wordFaults(paths))).toEqual([])
  })

  it('are looked for in layers that are there', () => {
    for (const [layer, areas] of areasOf(paths)) expect(areas.size, layer).toBeGreaterThan(5)
    expect(layersByArea).toHaveLength(7)
  })

  it('find an area that has another word in one layer', () => {
    const orders = [
      'src/contract/rest/orders/orders.endpoints.ts',
      'e2e/gestures/orders-late.ts',
      'e2e/gestures/order-late.ts',
    ]
    expect(show(wordFaults([...paths, ...orders]))).toEqual([
      expect.stringContaining('answers:1 lacks orders, which contract has'),
      expect.stringContaining('contract:1 calls an area orders'),
      expect.stringContaining('gestures:1 calls an area orders-late'),
    ])
  })

  it('find what has no word, and a word that has nothing', () => {
    const without = paths.filter((path) => !path.includes('address') && !path.startsWith('src/machines/toast/'))
    expect(show(wordFaults([...without, 'src/machines/lamp/lamp.machine.ts', 'src/views/market/x.tsx']))).toEqual([
      expect.stringContaining('src/machines/lamp:1 belongs to no area'),
      'tests/repo/lib/words.ts:1 has the word address, which no layer uses',
      'tests/repo/lib/words.ts:1 names the kind toast, which is not there',
    ])
    expect(show(wordFaults(paths.filter((path) => path !== 'src/routes/market.routes.ts')))).toEqual([
      'routes:1 lacks market, which views has',
    ])
  })
})

describe('folders', () => {
  it('hold no more files than one finds by looking', () => {
    expect(show(crowdFaults(paths))).toEqual([])
  })

  it('are told when they hold more', () => {
    const files = (count: number, folder: string) => Array.from({ length: count }, (_, at) => `${folder}/f${at}.ts`)
    expect(show(crowdFaults([...files(41, 'src/a'), ...files(40, 'src/b'), ...files(30, 'src/b/c')]))).toEqual([
      'src/a:1 holds 41 files, at most 40 are allowed: cut it by subject',
    ])
  })
})
