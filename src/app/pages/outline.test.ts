import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { routes } from '#src/routes/all.ts'
import type { OutlineKind, RouteRow } from '#src/routes/route.ts'
import { outlineOf } from './outline.tsx'

const files: Record<string, string> = import.meta.glob('../../views/*/*.{page,screen}.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a page shows of a kind while its data are on their way. */
const kinds: Readonly<Record<string, OutlineKind>> = {
  SkeletonArticle: 'text',
  SkeletonCard: 'card',
  SkeletonDetail: 'detail',
  SkeletonForm: 'form',
  SkeletonGrid: 'grid',
  CollectibleGridSkeleton: 'grid',
  SkeletonList: 'list',
  SkeletonMessages: 'chat',
  SkeletonOrder: 'form',
  WorkOutline: 'detail',
  SceneState: 'scene',
  QuietScene: 'scene',
}
const shownBy = (page: string): Set<OutlineKind> => {
  const code = ['page', 'screen'].map((end) => files[`../../views/${page}.${end}.tsx`] ?? '').join('')
  return new Set(Object.entries(kinds).flatMap(([name, kind]) => (code.includes(`<${name}`) ? [kind] : [])))
}

const rows: readonly RouteRow[] = routes
const known = rows.filter(({ page }) => shownBy(page).size > 0)

it('the outline of a page is of one kind while its code and while its data are on their way', () => {
  const others = known.filter(({ page, outline = 'list' }) => !shownBy(page).has(outline))
  expect(
    others.map(({ page, outline = 'list' }) => `${page}: ${outline}, not ${[...shownBy(page)].join(' or ')}`),
  ).toEqual([])
  expect(known.length).toBeGreaterThan(70)
})

it('no two kinds look alike', () => {
  const all = new Set(rows.map(({ outline = 'list' }) => outline))
  expect(all.size).toBe(8)
  expect(new Set([...all].map((kind) => renderToStaticMarkup(outlineOf(kind)))).size).toBe(8)
})
