import { expect, it } from 'vitest'
import { createWorldRandom } from '#mock/world/random.ts'
import { seedRows } from '#mock/world/seeds/index.ts'
import { parseHref, routeAt, knowRoutes } from '#src/routes/table.ts'
import { targetOf } from '#src/views/kit/app/links.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const world = seedRows('default', { now: Date.parse('2026-03-01T08:00:00+08:00'), random: createWorldRandom(1) })

it.each(world.banners.map((row) => [row.title, row.link] as const))(
  'the banner %s leads to something that is there',
  (_title, link) => {
    expect(targetOf(link, [])).toMatchObject({ kind: 'open' })
    const { path, query } = parseHref(link.replace(/^#/, ''))
    const page = routeAt(path)?.page
    expect(page).toMatch(/^(notice\/notice-detail|market\/sales)$/)
    const named = world.notices.find((row) => row.id === query.get('id'))
    expect(named !== undefined || page === 'market/sales').toBe(true)
  },
)
