import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates } from '../kit/story-catalogue.ts'
import { type InscriptionLine } from './inscription-list.select.ts'
import { InscriptionListScreen } from './inscription-list.screen.tsx'

export default { title: '市场/铭文' }

const samples: readonly InscriptionLine[] = ['寒江独钓', '云起庐山', '一个名字长到一行放不下的藏品'].map(
  (title, at) => ({
    id: String(at),
    href: '#/pages/common/productDetails/productDetails?id=1',
    title,
    note: `#${String(128 + at * 77).padStart(4, '0')} / 5000 · 林间有鹿 持有`,
    image: samplePicture(at * 90),
    price: at === 1 ? '' : '¥1,288.00',
    rest: '未寄售',
  }),
)

const story = (resource = listStates.more, lines = samples, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/inscriptionList" offline={offline}>
      <InscriptionListScreen lines={lines} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 编号 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
