import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LitWall } from '#src/views/account/lit-wall.tsx'
import { TodayWork } from '#src/views/home/today-work.tsx'
import { GoodsGrid } from '#src/views/kit/product/goods-grid.tsx'
import { hold, heldAt } from '#src/views/kit/product/held.ts'
import { sampleGoods } from '#src/views/kit/product/story-goods.ts'
import { drawWith } from './react-notes.ts'

vi.mock('react/jsx-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsx: never; jsxs: never }>(), await import('./react-notes.ts')]
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs) }
})
vi.mock('react/jsx-dev-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsxDEV: never }>(), await import('./react-notes.ts')]
  return { ...real, jsxDEV: noting(real.jsxDEV) }
})

const [one, other] = sampleGoods().filter(({ item }) => item.state !== 'upcoming')
const nothing = { item: other!.item, href: '#/nowhere' }

/** What a work hangs on, by where it is seen. */
const shelves: readonly (readonly [shelf: string, shown: () => ReactElement])[] = [
  ['a grid', () => createElement(GoodsGrid, { label: '藏品', goods: [one!, other!] })],
  ['the wall of one’s own', () => createElement(LitWall, { total: 1, works: [{ goods: one!, count: 1 } as never] })],
  ['the work of today', () => createElement(TodayWork, { item: one!.item })],
]

it.each(shelves)('a work that is pressed on %s is on its page before anything is known of it', (_, shown) => {
  hold(nothing.item, nothing.href)
  const { made } = drawWith(new Map(), () => renderToStaticMarkup(shown()))
  const link = made.find(({ type, props }) => type === 'a' && props['href'] === one!.href)
  const { onClick } = link!.props as { readonly onClick?: () => void }
  expect(heldAt(one!.href), 'nothing is taken along before').toBeNull()
  onClick?.()
  expect(heldAt(one!.href)).toBe(one!.item)
  expect(heldAt(other!.href), 'and on no other').toBeNull()
})
