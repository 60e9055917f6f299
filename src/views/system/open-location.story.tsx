import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { OpenLocationScreen } from './open-location.screen.tsx'
import { viewPlace } from './open-location.select.ts'

export default { title: '系统/查看位置' }

const story = (query: Record<string, string>): Story => {
  const Shown: Story = () => (
    <StoryApp href="/open-location">
      <OpenLocationScreen place={viewPlace(new URLSearchParams(query))} onCopy={still} />
    </StoryApp>
  )
  return Shown
}

export const 有坐标 = story({
  name: '断桥残雪',
  address: '杭州市西湖区北山街',
  latitude: '30.25897',
  longitude: '120.14861',
})
export const 只有文字 = story({ name: '数藏展厅', address: '上海市黄浦区外滩源一号' })
export const 没有指明 = story({})
