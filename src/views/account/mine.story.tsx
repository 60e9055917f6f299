import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { MineScreen } from './mine.screen.tsx'
import { viewMine } from './mine.select.ts'

export default { title: '我的/我的' }

const person = { userId: '10086001', nickname: '青瓷与雨', avatar: '', phone: '13800138000' }

const story = (user: Partial<typeof person> = {}, unread = 0, newer: string | null = null, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/mine" offline={offline}>
      <MineScreen {...viewMine({ ...person, ...user }, unread, { version: '1.0.39', newer })} onCopyId={still} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 有未读和新版本 = story({}, 3, '1.1.0')
export const 长昵称没有手机号 = story({ nickname: '一个昵称写满了十六个字的藏友啊', phone: '' })
export const 没有网络 = story({}, 0, null, true)
