import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { NearList } from './near-list.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** What a list of so many entries drew, in rows: entries that are there, and room for the others. */
function rowsOf(count: number, columns: 1 | 2): number {
  const entries = Array.from({ length: count }, (_, at) => createElement('li', { key: at }, String(at)))
  const html = renderToStaticMarkup(createElement(NearList, { columns }, entries))
  const room = [...html.matchAll(/--rows:([\d.]+)/g)].reduce((sum, [, rows]) => sum + Number(rows), 0)
  const drawn = [...html.matchAll(/<li>/g)].length
  return Math.ceil(drawn / columns) + room
}

it('is as high as all its entries, however many there are and however few of them are drawn', () => {
  for (const columns of [1, 2] as const)
    for (const count of [0, 1, 47, 48, 49, 50, 57, 63, 64, 65, 1001])
      expect(rowsOf(count, columns), `${count} in ${columns}`).toBe(Math.ceil(count / columns))
})

/** A list as it is drawn where letters have this size; whoever draws it listens, and is asked again. */
function drawnAt(size: number, count: number) {
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${size}px` }))
  const entries = Array.from({ length: count }, (_, at) => createElement('li', { key: at }, String(at)))
  const list = hooked(() => NearList({ children: entries }), null)
  const { children } = list.shown().props as { children: readonly [unknown, readonly unknown[], unknown] }
  list.leave()
  return children[1].length
}

it('draws all entries where letters are large, also where they became so while no list was there', () => {
  const nobody = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('MutationObserver', function () {
    return nobody
  })
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('document', { documentElement: { clientWidth: 390 } })
  expect(drawnAt(16, 1000)).toBe(48)
  expect(drawnAt(24, 1000)).toBe(1000)
  expect(drawnAt(16, 1000)).toBe(48)
  expect(drawnAt(24, 40)).toBe(40)
})
