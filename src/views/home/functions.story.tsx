import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { functionGroups } from './functions.ts'
import { FunctionsScreen } from './functions.screen.tsx'
import { type FunctionsAsked, viewFunctions } from './functions.select.ts'

export default { title: '首页/全部功能' }

const story = (asked: Partial<FunctionsAsked> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/functions/index" offline={offline}>
      <FunctionsScreen
        {...viewFunctions(functionGroups, { text: '', recent: '', isGuest: false, ...asked })}
        text={asked.text ?? ''}
        onText={still}
        onUsed={still}
        onForget={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 第一次来 = story()
export const 用过几项 = story({ recent: '盲盒\n魔法花园\n账号与安全\n我的拍卖\n寄售' })
export const 没有登录 = story({ isGuest: true })
export const 找到 = story({ text: '头像' })
export const 没有找到 = story({ text: '量子' })
export const 断网 = story({ recent: '盲盒' }, true)
