import { hour } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, parts, sampleBox, shownResource } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type BlindBoxDetailsProps, BlindBoxDetailsScreen } from './blind-box-details.screen.tsx'
import type { BoxView } from './blind-box-details.select.ts'

export default { title: '藏品/盲盒详情' }

const contents = parts.ready(
  ['千里江山 · 终卷', '云起庐山', '秋溪放鹤', '一个名字长到一行放不下的藏品'].map((name, at) => ({
    id: String(at),
    href: '#/pages/common/productDetails/productDetails?id=1',
    name,
    note: `${['传说', '史诗', '稀有', '普通'][at]!} · 剩 ${at * 300 + 12} / ${at * 500 + 40}`,
    image: samplePicture(at * 80),
    chance: ['0.5%', '2.7%', '13.2%', '24.6%'][at]!,
  })),
)

const view = (change: Partial<BoxView> = {}): BoxView => ({
  item: sampleBox({ editionSize: 8000, remaining: 3120, priceFen: 3900 }),
  story: '系紧的卷轴里藏着一段山水，展开之前，谁也不知道是春是秋。',
  odds: [
    { key: 'common', name: '普通', amount: 690, color: 'var(--color-line)' },
    { key: 'rare', name: '稀有', amount: 250, color: 'var(--color-indigo)' },
    { key: 'epic', name: '史诗', amount: 55, color: 'var(--color-ink)' },
    { key: 'legendary', name: '传说', amount: 5, color: 'var(--color-gold)' },
  ],
  opened: '已打开 4880 个',
  rules: [
    { term: '每人限购', detail: '10 个，已购 2 个' },
    { term: '冷静期', detail: '获得后 3 天' },
  ],
  market: [
    { term: '地板价', detail: '¥45.00' },
    { term: '寄售中', detail: '12 个' },
  ],
  standing: '你有 3 个待开',
  foot: { note: '每人限购 10 个', remind: 'none', buy: '#/pages/common/placeOrder/index?blindBoxId=1' },
  ...change,
})

const story = (shown: Partial<BlindBoxDetailsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/blindboxDetails/blindboxDetails?id=1" offline={offline}>
      <BlindBoxDetailsScreen
        resource={shownResource()}
        view={view()}
        asking={false}
        contents={contents}
        onRemind={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

const announced = sampleBox({ state: 'upcoming', onSaleAt: storyNow + 26 * hour, editionSize: 8000, remaining: 8000 })
const upcoming = (remind: 'offered' | 'booked') =>
  view({ item: announced, standing: '', opened: '已打开 0 个', foot: { note: '3月2日 10:00 开售', remind, buy: null } })

export const 在售 = story()
export const 已售罄 = story({
  view: view({
    item: sampleBox({ state: 'soldOut', remaining: 0 }),
    foot: { note: '首发已售罄', remind: 'none', buy: null },
  }),
})
export const 待开售 = story({ view: upcoming('offered') })
export const 已预约 = story({ view: upcoming('booked') })
export const 正在预约 = story({ view: upcoming('offered'), asking: true })
export const 盒中藏品加载中 = story({ contents: parts.loading() })
export const 盒中藏品没有加载出来 = story({ contents: parts.failed() })
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
