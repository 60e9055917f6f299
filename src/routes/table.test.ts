import { expect, it } from 'vitest'
import { middlePath, routeAt, tabPaths, knowRoutes } from './table.ts'
import { routes } from './all.ts'

knowRoutes(routes)

it('[const:tab-count] [const:tab-middle] there are four tabs, and the middle button opens the activity page', () => {
  expect(tabPaths.map((path) => routeAt(path)?.title)).toHaveLength(new Set(tabPaths).size)
  expect(tabPaths).toHaveLength(4)
  expect(middlePath).toBe('/pages/activity/index')
  expect(tabPaths).not.toContain(middlePath)
})
