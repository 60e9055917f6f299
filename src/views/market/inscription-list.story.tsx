import type { ReactNode } from 'react'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import type { Part } from '../kit/resource/part.ts'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, parts } from '../kit/product/story-catalogue.ts'
import type { InscriptionLine, ProductMarketView } from './inscription-list.select.ts'
import { InscriptionListScreen } from './inscription-list.screen.tsx'
import { ProductMarket } from './product-market.tsx'

export default { title: '市场/铭文' }

const samples: readonly InscriptionLine[] = ['寒江独钓', '云起庐山', '一个名字长到一行放不下的藏品'].map(
  (title, at) => ({
    id: String(at),
    href: '#/pages/common/productDetails/productDetails?id=1',
    title,
    note: `#${128 + at * 77} / 5000 · 林间有鹿 持有`,
    image: samplePicture(at * 90),
    price: at === 1 ? '' : '¥1,288.00',
    rest: '未寄售',
  }),
)

const story = (resource = listStates.more, lines = samples, offline = false, head: ReactNode = null): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/inscriptionList" offline={offline}>
      <InscriptionListScreen lines={lines} resource={resource} head={head} />
    </StoryApp>
  )
  return Shown
}

export const 编号 = story()
const market: ProductMarketView = {
  href: '#/pages/common/productDetails/productDetails?id=1',
  name: '寒江独钓',
  note: '水墨山河 · 限量 5000 · 成交 86 次',
  image: samplePicture(0),
  facts: [
    { term: '地板价', detail: '¥1,288.00' },
    { term: '寄售中', detail: '12 件' },
    { term: '上次成交', detail: '¥1,190.00' },
  ],
}
const withHead = (part: Part<ProductMarketView>) =>
  story(listStates.more, samples, false, <ProductMarket part={part} />)

export const 一款藏品的编号 = withHead(parts.ready([market]))
export const 行情加载中 = withHead(parts.loading())
export const 行情没有加载出来 = withHead(parts.failed())
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
