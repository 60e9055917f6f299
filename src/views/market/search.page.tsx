import { newestProducts, ROWS_A_PAGE, seriesList } from '../kit/product/catalogue.ts'
import { momentsOf } from '../kit/product/collectible.ts'
import { goodsOf } from '../kit/product/goods.ts'
import { partOf } from '../kit/resource/part.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { type ResourceOf, useResource } from '../kit/resource/use-resource.ts'
import { useAtRest } from '../kit/app/use-at-rest.ts'
import { keywordOf } from '../kit/page/search.ts'
import { useSearch } from '../kit/page/use-search.ts'
import { productSearchForm } from './search.form.ts'
import { copiesFound, hotWords, peopleFound, suggestionsFor } from './search.select.ts'
import { findGroups, Results, SearchScreen, Suggested } from './search.screen.tsx'

const looked: ResourceOf<'product.recommendedOutside'> = {
  endpoint: 'product.recommendedOutside',
  request: {},
  freshMs: 60_000,
}

/** Who offers what now: the people and the numbers that a typed word may mean. */
const offered: ResourceOf<'product.offers'> = {
  endpoint: 'product.offers',
  request: { order: 'newest' },
  pageSize: ROWS_A_PAGE,
  freshMs: 60_000,
}

/** How long nothing is typed until the server is asked what it may mean, ms. */
const TYPED_REST_MS = 250

/** Searching products by name and series; before that, what others look at (marketplace §2, §7). */
export default function SearchPage() {
  const { keyword, field } = useSearch(productSearchForm, '/pages/home/search/search')
  const series = useAside(seriesList).data ?? []
  const outside = useResource(looked).data ?? []
  const newest = useAside(newestProducts).items
  const offers = useAside(offered).items
  const typed = field.text.trim() === keyword ? '' : field.text.trim()
  const rested = keywordOf(useAtRest(typed === '' ? null : typed, TYPED_REST_MS) ?? '')
  const meant = useResource(rested === '' ? null : { ...newestProducts, request: { keyword: rested } }).items
  return (
    <SearchScreen
      {...field}
      hot={hotWords(series, outside)}
      suggestions={suggestionsFor(field.text, keyword, [...series, ...outside, ...newest, ...meant])}
      finds={findGroups(peopleFound(typed, offers), copiesFound(typed, offers))}
    >
      {keyword === '' ? <Others /> : <Found keyword={keyword} />}
    </SearchScreen>
  )
}

function Others() {
  const outside = useResource(looked)
  const now = useNowAt(momentsOf(outside))
  return <Suggested part={partOf(outside, (row) => goodsOf(row, now))} />
}

function Found({ keyword }: { keyword: string }) {
  const found = useResource({ ...newestProducts, request: { keyword } })
  const now = useNowAt(momentsOf(found))
  const goods = found.items.map((row) => goodsOf(row, now))
  return <Results keyword={keyword} goods={goods} total={found.data?.total ?? goods.length} resource={found} />
}
