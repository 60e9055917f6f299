import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still, storyForm, intentView } from '../kit/story/story-parts.ts'
import { confirmHref } from './avatar-copies.ts'
import { type AvatarConfirmProps, AvatarConfirmScreen } from './avatar-confirm.screen.tsx'
import { sampleAvatarCopy, samplePick } from './story-avatars.ts'

export default { title: '首页/置换实名确认' }

const steps = { give: '505101-318', get: '505102', agreed: '2026-03-01', intent: 'intent-1' }
const person = { verified: true, name: '**山', agreed: true }

const story = (change: Partial<AvatarConfirmProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={confirmHref(steps)} offline={offline}>
      <AvatarConfirmScreen
        resource={listStates.whole}
        exchange={{
          give: samplePick(0),
          get: { ...samplePick(200), called: '围炉 · 赤狐', name: '围炉 · 赤狐' },
        }}
        person={person}
        steps={steps}
        form={storyForm()}
        intent={intentView()}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const done = { copy: sampleAvatarCopy({ name: '围炉 · 赤狐', number: 1390 }), user: { avatar: '' } }
export const 确认 = story()
export const 填错 = story({ form: storyForm({ errors: { payPassword: '请输入支付密码' } }) })
export const 密码不对 = story({ intent: intentView({ state: 'refused', message: '支付密码不正确，还可以再试 4 次' }) })
export const 没有实名 = story({ person: { ...person, verified: false } })
export const 没有同意 = story({ person: { ...person, agreed: false } })
export const 不能继续 = story({ exchange: null })
export const 正在置换 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({ intent: intentView({ state: 'done', result: done }) })
export const 加载中 = story({ exchange: null, person: null, resource: listStates.loading })
export const 出错 = story({ exchange: null, person: null, resource: listStates.failed })
export const 断网 = story({ exchange: null, person: null, resource: listStates.offline }, true)
