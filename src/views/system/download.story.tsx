import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { DownloadScreen } from './download.screen.tsx'
import { viewDownload } from './download.select.ts'

export default { title: '系统/下载应用' }

const story = (query: Record<string, string>): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/downLoad/index">
      <DownloadScreen {...viewDownload(new URLSearchParams(query), '1.0.39', ['dl.shucang.example'])} />
    </StoryApp>
  )
  return Shown
}

export const 网页版 = story({})
export const 有安装包 = story({ url: 'https://dl.shucang.example/shucang-1.1.0.apk', version: '1.1.0' })
export const 安装包不可信 = story({ url: 'https://evil.example/shucang.apk', version: '1.1.0' })
