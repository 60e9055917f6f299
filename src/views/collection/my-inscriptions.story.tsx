import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { MyInscriptionsScreen } from './my-inscriptions.screen.tsx'

export default { title: '我的/编号' }

const samples = ['寒江独钓', '云起庐山', '一个名字长到一行放不下的藏品', '潇湘夜雨'].map((name, at) => ({
  id: String(at),
  href: '#/pages/mine/myCollection/index',
  title: `#${String(128 + at * 77).padStart(4, '0')} / 5000`,
  note: `${name} · 水墨山河`,
  image: samplePicture(at * 90),
  value: ['', '3月2日 10:00 解锁', '¥1,288.00', '交易中'][at] ?? '',
}))

const story = (resource = listStates.more, lines = samples, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/index" offline={offline}>
      <MyInscriptionsScreen lines={lines} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 编号 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
