import { StoryApp, type Story } from '../kit/story-app.tsx'
import { parts, sampleBanner, sampleBox, sampleProducts } from '../kit/story-catalogue.ts'
import { still } from '../kit/story-parts.ts'
import { ActivityScreen, type ActivityProps } from './activity.screen.tsx'

export default { title: '活动/活动' }

const props = (shown: Partial<ActivityProps> = {}): ActivityProps => ({
  whole: 'parts',
  main: parts.ready([sampleBanner({ title: '四季锦鲤', subtitle: '集齐四款，换一尾丹顶' }, 300)]),
  more: parts.ready([
    sampleBanner({ id: '2', title: '谷雨看花', subtitle: '持牡丹藏品领双人票' }, 330),
    sampleBanner({ id: '3', title: '神兽投票', subtitle: '', target: { kind: 'none' } }, 220),
  ]),
  announced: parts.ready([
    { item: sampleProducts[0]!, when: '3月2日 06:00' },
    { item: sampleBox({ state: 'upcoming' }), when: '3月2日 10:00' },
  ]),
  onSale: parts.ready([sampleBox(), ...sampleProducts.slice(1, 4)]),
  retry: still,
  onRefused: still,
  ...shown,
})

const story = (shown: Partial<ActivityProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/activity/index" offline={offline}>
      <ActivityScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 内容 = story()
export const 加载中 = story({
  main: parts.loading(),
  more: parts.loading(),
  announced: parts.loading(),
  onSale: parts.loading(),
})
export const 部分没有加载出来 = story({ main: parts.failed(), onSale: parts.failed() })
export const 没有预告 = story({ announced: parts.ready([]) })
export const 断网 = story({ whole: 'offline' }, true)
export const 出错 = story({ whole: 'failed' })
export const 空 = story({ whole: 'empty' })
