import { type Story, StoryApp } from '../kit/story-app.tsx'
import { still } from '../kit/story-parts.ts'
import { WebViewScreen } from './web-view.screen.tsx'
import { viewWebView } from './web-view.select.ts'

export default { title: '系统/网页' }

const story = (query: Record<string, string>, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/webView/webView" offline={offline}>
      <WebViewScreen
        view={viewWebView(new URLSearchParams(query), ['pay.shucang.example'])}
        offline={offline}
        onBack={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 没有地址 = story({})
export const 不认可的网站 = story({ url: 'https://evil.example/' })
export const 脚本地址 = story({ url: 'javascript:alert(1)' })
export const 应用里没有的页面 = story({ url: '/pages/nowhere' })
export const 正在打开 = story({ url: 'https://pay.shucang.example/' })
export const 没有网络 = story({ url: 'https://pay.shucang.example/' }, true)
