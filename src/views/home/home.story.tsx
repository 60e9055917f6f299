import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { parts, sampleBanner, sampleBox, sampleProducts } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { HomeScreen, type HomeProps } from './home.screen.tsx'

export default { title: '首页/首页' }

const names = ['水墨山河', '青花记', '吉金纹', '二十八宿']

const props = (shown: Partial<HomeProps> = {}): HomeProps => ({
  whole: 'parts',
  banners: parts.ready([
    sampleBanner(),
    sampleBanner({ id: '2', title: '观星盲盒', subtitle: '推开窗，看今夜哪一宿当值' }, 260),
    sampleBanner(
      { id: '3', title: '不能打开的链接', target: { kind: 'refused', message: '只能打开 https 开头的安全链接' } },
      10,
    ),
  ]),
  news: parts.ready([
    { id: '1', title: '「千里江山 · 终卷」开售通知', when: '2小时前', unread: true },
    { id: '2', title: '转赠规则更新：持有满 3 天可转赠', when: '1天前', unread: false },
  ]),
  next: parts.ready(sampleProducts.slice(0, 1)),
  series: parts.ready(
    names.map((name, at) => ({
      id: String(at),
      name,
      image: samplePicture(at * 70),
      count: 8,
      hot: at < 2,
      pieces: [30, 60, 90].map((hue) => ({ id: String(hue), image: samplePicture(at * 70 + hue) })),
    })),
  ),
  boxes: parts.ready([
    sampleBox(),
    sampleBox({ id: '2', name: '开窑盲盒', seriesName: '青花记', remaining: 0 }, 210),
    sampleBox({ id: '3', name: '窖藏盲盒', seriesName: '吉金纹' }, 100),
  ]),
  recommended: parts.ready(sampleProducts.slice(1)),
  retry: still,
  ticker: () => still,
  onRefused: still,
  onSeries: still,
  ...shown,
})

const story = (shown: Partial<HomeProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/home" offline={offline}>
      <HomeScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

const loading = parts.loading()
const failed = parts.failed()
const all = (part: never): Partial<HomeProps> => ({
  banners: part,
  news: part,
  next: part,
  series: part,
  boxes: part,
  recommended: part,
})

export const 内容 = story()
export const 加载中 = story(all(loading as never))
export const 部分没有加载出来 = story({ banners: parts.failed(), boxes: parts.failed() })
export const 各部分都没有加载出来 = story({ ...all(failed as never), news: parts.ready([]) })
export const 没有预告和盲盒 = story({ next: parts.ready([]), boxes: parts.ready([]) })
export const 断网但有内容 = story({}, true)
export const 断网 = story({ whole: 'offline' }, true)
export const 出错 = story({ whole: 'failed' })
export const 空 = story({ whole: 'empty' })
