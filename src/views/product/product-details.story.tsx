import { hour } from '#src/domain/time/instant.ts'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, sampleProduct, shownResource } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type ProductDetailsProps, ProductDetailsScreen } from './product-details.screen.tsx'
import { StarButton } from '../kit/product/product-star.tsx'
import type { ProductView } from './product-details.select.ts'

export default { title: '藏品/详情' }

const view = (change: Partial<ProductView> = {}): ProductView => ({
  item: sampleProduct({ name: '云起庐山', rarity: 'epic', priceFen: 29_900, editionSize: 500, remaining: 31 }, 210),
  story: '瀑布从云里来，又落回云里去，观者如在半山。',
  seriesStory: '一支秃笔，半砚松烟。墨分五色，写尽江南烟雨与塞上长风。',
  edition: [
    { key: 'issued', name: '已发出', amount: 268, color: 'var(--color-ink)' },
    { key: 'remaining', name: '首发剩余', amount: 31, color: 'var(--color-jade)' },
    { key: 'boxed', name: '在盲盒中', amount: 200, color: 'var(--color-gold)' },
    { key: 'melted', name: '已销毁', amount: 1, color: 'var(--color-faint)' },
  ],
  boxes: [
    {
      id: '3011',
      href: '#/pages/common/blindboxDetails/blindboxDetails?id=3011',
      name: '水墨山河 · 卷轴盲盒',
      chance: '2.7%',
    },
  ],
  market: {
    points: [320, 299, 388, 402, 366, 431].map((yuan, at) => ({
      at: storyNow - (6 - at) * 48 * hour,
      value: yuan * 100,
    })),
    label: '9 次成交，最低 ¥299.00，最高 ¥431.00',
    floor: '¥428.00',
    offers: '3 件',
    href: '#/pages/sales/list/inscriptionList',
    manyHref: '#/pages/common/placeOrder/index?manyOf=1',
  },
  rules: [
    { term: '每人限购', detail: '5 份，已购 1 份' },
    { term: '购买资格', detail: '不限' },
    { term: '冷静期', detail: '获得后 3 天' },
    { term: '寄售', detail: '支持，服务费 5%' },
    { term: '转赠', detail: '支持' },
    { term: '规则版本', detail: '2026年2月1日' },
  ],
  chainHash: '0x4f2a91c07be35d8860aa12ef97c3b1d4056e7f28',
  back: [{ term: '系列', text: '青花记' }],
  standing: '你已持有 1 件',
  ...change,
})

const records = ['听雪 → 北窗读易', '林间有鹿 → 听雪', '林间有鹿'].map((title, at) => ({
  key: String(at),
  title,
  note: at === 2 ? '#87 · 首发购得 ¥299.00' : '#87 · 寄售成交 ¥388.00',
  time: `2月${28 - at * 6}日`,
}))

const offers = ['北窗读易', '林间有鹿'].map((seller, at) => ({
  id: String(at),
  href: '#/pages/common/productDetails/salesDetails?id=1',
  number: `#${87 + at * 130} / 500`,
  seller: `${seller} 寄售`,
  price: `¥${428 + at * 12}.00`,
}))

const sales = ['#87', '#12 #13', '2 份'].map((title, at) => ({
  id: String(at),
  title,
  note: ['寄售 · 3小时前', '首发 · 昨天', '首发 · 2天前'][at]!,
  price: ['¥388.00', '¥299.00', '豆子兑换'][at]!,
}))

const story = (shown: Partial<ProductDetailsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/productDetails/productDetails?id=1" offline={offline}>
      <ProductDetailsScreen
        resource={shownResource()}
        view={view()}
        offered={{ kind: 'buy', note: '还能买 4 份', href: '#/pages/common/placeOrder/index?productId=1' }}
        offers={offers}
        sales={sales}
        records={records}
        star={<StarButton starred={false} pending={false} onPress={still} />}
        asking={false}
        onRemind={still}
        onJoin={still}
        onCopy={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

const last = sampleProduct(
  {
    name: '千里江山 · 终卷',
    rarity: 'legendary',
    priceFen: 188_800,
    editionSize: 99,
    remaining: 99,
    state: 'upcoming',
    onSaleAt: storyNow + 22 * hour,
  },
  140,
)
const announced = view({
  item: last,
  boxes: [],
  market: { ...view().market, points: [], label: '暂无成交', floor: '暂无', offers: '0 件' },
})

export const 在售 = story()
export const 已收藏 = story({
  view: view({ standing: '' }),
  star: <StarButton starred pending={false} onPress={still} />,
})
export const 收藏状态没有加载出来 = story({ star: <StarButton starred={null} pending={false} onPress={still} /> })
export const 已售罄 = story({
  view: view({ item: { ...view().item, state: 'soldOut', remaining: 0 } }),
  offered: { kind: 'market', note: '暂无寄售，上次成交 ¥415.00', href: '#/', text: '发布求购' },
})
const need = { term: '购买资格', detail: '持有「水墨山河」任意藏品即可购买，你还不符合' }
export const 没有资格 = story({
  view: view({ rules: view().rules.map((line) => (line.term === need.term ? need : line)) }),
  offered: { kind: 'market', note: '你暂无首发购买资格', href: '#/', text: '寄售行情' },
})
export const 待开售 = story({
  view: announced,
  offers: [],
  sales: [],
  records: [],
  offered: { kind: 'remind', booked: false, note: '3月2日 06:00 开售' },
})
export const 已预约 = story({
  view: announced,
  offers: [],
  sales: [],
  records: [],
  offered: { kind: 'remind', booked: true, note: '3月2日 06:00 开售' },
})
export const 可以排队 = story({
  view: announced,
  offers: [],
  sales: [],
  records: [],
  offered: { kind: 'join', note: '3月2日 06:00 开售，需要排队' },
})
export const 排队中 = story({
  view: announced,
  offers: [],
  sales: [],
  records: [],
  offered: { kind: 'wait', note: '前面还有 128 人', admittedAt: storyNow + 9000 },
})
export const 正在提交 = story({
  view: announced,
  sales: [],
  records: [],
  asking: true,
  offered: { kind: 'join', note: '需要排队' },
})
const none = { view: null, offered: null, offers: [], sales: [], records: [] }
export const 加载中 = story({ ...none, resource: listStates.loading })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
