import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type AvatarReplacementProps, AvatarReplacementScreen } from './avatar-replacement.screen.tsx'
import { type ReplacementView, viewReplacement } from './avatar-replacement.select.ts'
import { painted, sampleCopies, sampleSeries } from './story-avatars.ts'

export default { title: '首页/头像置换' }

const seen = (give: string, get: string, owned = sampleCopies): ReplacementView => {
  const view = viewReplacement(owned, sampleSeries, { give, get }, storyNow)
  return {
    ...view,
    gives: view.gives.map((one, at) => painted(one, at * 80)),
    gets: view.gets.map((one, at) => painted(one, 200 + at * 60)),
    give: view.give && painted(view.give, 0),
    get: view.get && painted(view.get, 200),
  }
}

const story = (
  view: ReplacementView | null,
  resource: AvatarReplacementProps['resource'] = listStates.whole,
  offline = false,
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/replacement/replacement" offline={offline}>
      <AvatarReplacementScreen resource={resource} view={view} onGive={still} onGet={still} onNext={still} />
    </StoryApp>
  )
  return Shown
}

export const 还没有选 = story(seen('', ''))
export const 选了换出的 = story(seen('505103-88', ''))
export const 都选好了 = story(seen('505103-88', '505102'))
export const 没有可以换的 = story({ ...seen('505101-318', ''), gets: [] })
export const 都在等 = story(seen('', '', sampleCopies.slice(2)))
export const 没有头像 = story(seen('', '', []))
export const 加载中 = story(null, listStates.loading)
export const 出错 = story(null, listStates.failed)
export const 断网 = story(null, listStates.offline, true)
