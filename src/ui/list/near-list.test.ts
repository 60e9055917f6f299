import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NearList } from './near-list.tsx'

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
