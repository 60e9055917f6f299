import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still, storyForm } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { PasswordUpdatedScreen, UpdatePasswordScreen } from './update-password.screen.tsx'

export default { title: '我的/修改登录密码' }

const href = '/pages/mine/updatePwd/index'
const filled = { oldPassword: 'shucang2025', newPassword: 'shucang2026', repeat: 'shucang2026' }

const story = (shown: Partial<FormView> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href={href}>
      <UpdatePasswordScreen form={storyForm(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 空白 = story()
export const 有没填对的 = story({
  values: { ...filled, repeat: 'shucang' },
  errors: { newPassword: '新密码不能与原密码相同', repeat: '两次输入的密码不一样' },
})
export const 正在修改 = story({ values: filled, status: 'sending' })
export const 没有成功 = story({ values: filled, failure: { reason: 'refused', message: '原密码不对' } })

export const 已修改: Story = () => (
  <StoryApp href={href}>
    <PasswordUpdatedScreen onBack={still} />
  </StoryApp>
)
