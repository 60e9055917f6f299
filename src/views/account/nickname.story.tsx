import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { storyForm } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { NicknameScreen } from './nickname.screen.tsx'

export default { title: '我的/修改昵称' }

const story = (nickname: string, shown: Partial<FormView> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/nickname/index">
      <NicknameScreen form={storyForm({ values: { nickname }, ...shown })} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story('青瓷与雨')
export const 带表情 = story('青瓷🍃雨')
export const 没有填 = story('', { errors: { nickname: '请输入昵称' } })
export const 太长 = story('一个昵称写满了十六个字还要再多写', { errors: { nickname: '最多 16 个字' } })
export const 正在保存 = story('青花', { status: 'sending' })
export const 已被使用 = story('青花', { failure: { reason: 'refused', message: '这个昵称已经有人用了' } })
