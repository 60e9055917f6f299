import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, parts, sampleBox, shownResource } from '../kit/product/story-catalogue.ts'
import { type IntegralBoxDetailsProps, IntegralBoxDetailsScreen } from './integral-box-details.screen.tsx'
import { type BeanPriceRow, beanSale } from './integral-box-details.select.ts'
import type { BoxView } from './blind-box-details.select.ts'

export default { title: '藏品/盲盒兑换' }

const contents = parts.ready(
  ['五蝠捧寿', '抓髻娃娃', '鱼戏莲'].map((name, at) => ({
    id: String(at),
    href: '#/pages/common/productDetails/productDetails?id=1',
    name,
    note: `${['史诗', '稀有', '普通'][at]!} · 剩 ${at * 300 + 12} / ${at * 500 + 40}`,
    image: samplePicture(at * 80),
    chance: ['2.7%', '13.2%', '24.6%'][at]!,
  })),
)

const view: BoxView = {
  item: sampleBox({ name: '剪纸岁时 · 窗花盲盒', seriesName: '剪纸岁时', editionSize: 8000, remaining: 3120 }),
  story: '红纸叠三叠，一剪刀下去，展开就是一扇窗。',
  odds: [
    { key: 'common', name: '普通', amount: 690, color: 'var(--color-line)' },
    { key: 'rare', name: '稀有', amount: 250, color: 'var(--color-indigo)' },
    { key: 'epic', name: '史诗', amount: 60, color: 'var(--color-ink)' },
  ],
  opened: '已打开 4880 个',
  rules: [{ term: '每人限购', detail: '10 个' }],
  market: [{ term: '地板价', detail: '¥25.00' }],
  standing: '你有 3 个待开',
  foot: { note: '', remind: 'none', buy: null },
}
const price: BeanPriceRow = {
  weiDouPrice: 158,
  yuanDouPrice: 0,
  weiDou: 1280,
  yuanDou: 6,
  stillAllowed: 10,
  obstacle: '',
}

const story = (shown: Partial<IntegralBoxDetailsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp
      href="/pages/common/integralBlindboxDetails/integralBlindboxDetails?id=3061&currency=weiDou"
      offline={offline}
    >
      <IntegralBoxDetailsScreen
        resource={shownResource()}
        view={view}
        contents={contents}
        sale={beanSale('3061', price, 'weiDou')}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 可以兑换 = story()
export const 豆子不够 = story({ sale: beanSale('3061', { ...price, weiDou: 20 }, 'weiDou') })
export const 已售罄 = story({
  view: { ...view, item: sampleBox({ state: 'soldOut', remaining: 0 }) },
  sale: beanSale('3061', { ...price, obstacle: '已售罄' }, 'weiDou'),
})
export const 不能用豆子 = story({ sale: null })
const none = { view: null, sale: null }
export const 加载中 = story({ ...none, resource: listStates.loading })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
