import type { homeEndpoints } from '#src/contract/rest/home/home.endpoints.ts'
import type { Banner } from '#src/contract/rest/home/home.schema.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, pageOf } from './answers.ts'
import { activityOf, saleStateOf } from '../world/trade/sale-rules.ts'
import { blindBoxCard, productCard } from './views/cards.ts'

const bannersAt = (world: World, place: Row<'banners'>['place']): Banner[] =>
  world.tables.banners
    .filter((row) => row.place === place)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, title, subtitle, image, link, sort }) => ({ id, title, subtitle, image, link, sort }))

export const homeAnswers: Answers<typeof homeEndpoints> = {
  banners: (world) => ({ data: bannersAt(world, 'top') }),
  activityBanner: (world) => ({ data: bannersAt(world, 'activity') }),
  activityBanner2: (world) => ({ data: bannersAt(world, 'activity2') }),
  recommended: (world) => {
    const rows = world.tables.products.filter((row) => row.recommended > 0 && row.state !== 'offShelf')
    return { data: rows.toSorted((a, b) => a.recommended - b.recommended).map(productCard(world)) }
  },
  blindBoxes: (world, { typeId, activity = false, ...page }) => {
    const rows = world.tables.blindBoxes
      .filter((row) => saleStateOf(world, row) !== 'offShelf' && (typeId === undefined || row.seriesId === typeId))
      .filter((row) => (activityOf(world, row.id) !== undefined) === activity)
      .toSorted((a, b) => b.onSaleAt - a.onSaleAt || byId(a, b))
    return { data: pageOf(rows, page, blindBoxCard(world)) }
  },
}
