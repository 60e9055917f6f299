import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import type { UpdateView } from '../kit/system/use-update.ts'
import { UpdateScreen } from './update.screen.tsx'
import { viewUpdatePage } from './update.select.ts'

export default { title: '系统/版本更新' }

const newer: UpdateView = {
  kind: 'full',
  version: '1.1.0',
  forced: false,
  notes: '1. 新增「花园」，每天来照看一会儿\n2. 开盒动画可以跳过了\n3. 修复了公告图片偶尔不显示的问题',
  packageUrl: 'https://dl.shucang.example/shucang-1.1.0.apk',
}

const story = (shown: Partial<UpdateView>): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/update/update">
      <UpdateScreen
        {...viewUpdatePage({ ...newer, ...shown }, '1.0.39', ['dl.shucang.example'])}
        onCheck={still}
        onReload={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 正在检查 = story({ kind: 'checking' })
export const 完整安装包 = story({})
export const 必须更新 = story({ forced: true })
export const 安装包地址不可信 = story({ packageUrl: 'https://evil.example/a.apk' })
export const 热更新 = story({ kind: 'hot', version: '1.0.40', notes: '', packageUrl: '' })
export const 热更新包 = story({ kind: 'hot', version: '1.0.40', packageUrl: 'https://dl.shucang.example/1.0.40.wgt' })
export const 已是最新 = story({ kind: 'latest' })
export const 没有查到 = story({ kind: 'failed' })
