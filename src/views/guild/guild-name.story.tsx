import { storyAt } from '../kit/finance/story-finance.tsx'
import type { FormView } from '../kit/form/use-form.ts'
import { storyForm } from '../kit/story/story-parts.ts'
import { GuildNameScreen } from './guild-name.screen.tsx'

export default { title: '公会/修改公会名' }

const at = storyAt('/pages/mine/group/groupAdminInfo/groupInfoFix')
const story = (name: string, shown: Partial<FormView> = {}) =>
  at(<GuildNameScreen form={storyForm({ values: { name }, ...shown })} />)

export const 平常 = story('青云画社')
export const 没有填 = story('', { errors: { name: '请输入公会名' } })
export const 正在保存 = story('青云画社', { status: 'sending' })
export const 不是管理员 = story('青云画社', { failure: { reason: 'refused', message: '只有公会管理员可以改名' } })
