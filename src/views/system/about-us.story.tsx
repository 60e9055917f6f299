import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import type { UpdateView } from '../kit/system/use-update.ts'
import { AboutScreen } from './about-us.screen.tsx'
import { viewAbout } from './about-us.select.ts'

export default { title: '我的/关于我们' }

const update = (kind: UpdateView['kind'], version = ''): UpdateView => ({
  kind,
  version,
  forced: false,
  notes: '',
  packageUrl: '',
})

const story = (shown: UpdateView): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/aboutUs/aboutUs">
      <AboutScreen {...viewAbout('1.0.39', shown)} onCheck={still} />
    </StoryApp>
  )
  return Shown
}

export const 还没检查 = story(update('unchecked'))
export const 正在检查 = story(update('checking'))
export const 已是最新 = story(update('latest'))
export const 有新版本 = story(update('full', '1.1.0'))
export const 没有查到 = story(update('failed'))
