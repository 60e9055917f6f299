import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type MyAvatarsProps, MyAvatarsScreen } from './my-avatars.screen.tsx'
import { viewMyAvatars } from './my-avatars.select.ts'
import { painted, sampleCopies } from './story-avatars.ts'

export default { title: '首页/我的头像' }

const base = { image: '/art/head/x.svg', statement: '2026-03-01', verified: true, name: '**山' }
const worn = viewMyAvatars({ ...base, copy: sampleCopies[0]! }, sampleCopies, storyNow)
const view: MyAvatarsProps['view'] = {
  ...worn,
  image: samplePicture(0),
  owned: worn.owned.map((one, at) => painted(one, at * 80)),
}

const story = (change: Partial<MyAvatarsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/avatarExchange/index" offline={offline}>
      <MyAvatarsScreen
        resource={listStates.whole}
        name="青瓷与雨"
        view={view}
        chosen={null}
        wearing={false}
        failure=""
        onChoose={still}
        onWear={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 我的头像 = story()
export const 看一个 = story({ chosen: '505103-88' })
export const 正在使用的 = story({ chosen: '505101-318' })
export const 刚置换来的 = story({ chosen: '505102-7' })
export const 正在换上 = story({ chosen: '505103-88', wearing: true })
export const 没有换上 = story({ chosen: '505103-88', failure: '这个头像不在你的名下' })
export const 用自己的图片 = story({ view: { ...view, wearing: '自定义图片' } })
export const 一个也没有 = story({ view: { image: null, wearing: '未设置头像', owned: [] } })
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
