import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { MyInscriptionsScreen } from './my-inscriptions.screen.tsx'

export default { title: '我的/编号' }

const long = '一句长到一行放不下也不该被截断的铭文'
const words = ['行到水穷处，坐看云起时', '江流天地外', long, '明月松间照']
const samples = words.map((title, at) => ({
  id: String(at),
  href: '#/pages/mine/myCollection/index',
  title: `「${title}」`,
  note: `寒江独钓 · #${128 + at * 77} / 5000${['', ' · ¥640.00 拍得', ' · ¥1,288.00 拍得', ''][at] ?? ''}`,
  image: samplePicture(at * 90),
}))

const story = (resource = listStates.more, lines = samples, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/index" offline={offline}>
      <MyInscriptionsScreen lines={lines} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 铭文 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
