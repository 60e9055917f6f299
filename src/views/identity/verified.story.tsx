import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still, storyForm, storyResource } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { type VerifiedProps, VerifiedScreen } from './verified.screen.tsx'
import type { RealName } from './verified.select.ts'

export default { title: '我的/实名认证' }

const nobody: RealName = { verified: false, name: '', idCard: '', verifiedAt: null }
const somebody: RealName = { verified: true, name: '**山', idCard: '**************7571', verifiedAt: storyNow }

const story = (
  known: RealName | null,
  form: Partial<FormView> = {},
  resource: Partial<ShownResource> = {},
  rest: Partial<VerifiedProps> = {},
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/verified/index">
      <VerifiedScreen
        known={known}
        resource={storyResource({ data: known, ...resource })}
        form={storyForm(form)}
        identity={null}
        onFill={still}
        onGoOn={null}
        {...rest}
      />
    </StoryApp>
  )
  return Shown
}
const filled = { name: '林青山', idCard: '110101199003077571', agreed: true }

export const 还没有认证 = story(nobody)
export const 有没填对的 = story(nobody, {
  values: { idCard: '11010119900307' },
  errors: { name: '请输入真实姓名', idCard: '请输入正确的 18 位身份证号', agreed: '请先同意用身份信息完成认证' },
})
export const 正在认证 = story(nobody, { values: filled, status: 'sending' })
export const 没有通过 = story(nobody, {
  values: filled,
  failure: { reason: 'refused', message: '未满 18 周岁，暂不能认证' },
})
export const 演示环境 = story(nobody, {}, {}, { identity: { name: '沈知秋', idCard: '110101199506208000' } })
export const 已认证 = story(somebody)
export const 刚刚认证好 = story(somebody, {}, {}, { onGoOn: still })
export const 正在读取 = story(null, {}, { status: 'loading' })
export const 连不上服务器 = story(null, {}, { status: 'failed', failure: { reason: 'offline', message: '' } })
