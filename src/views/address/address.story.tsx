import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { storyForm, storyResource } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { AddressEditScreen, AddressScreen } from './address.screen.tsx'
import { type AddressRow, viewAddress } from './address.select.ts'

export default { title: '我的/收货地址' }

const home: AddressRow = {
  id: '1',
  name: '林青山',
  phone: '13800138000',
  regionCode: '330106',
  region: '浙江省 杭州市 西湖区',
  detail: '龙井路 1 号 3 幢 201',
  isDefault: true,
}
const far = {
  ...home,
  id: '2',
  isDefault: false,
  region: '新疆维吾尔自治区 克孜勒苏柯尔克孜自治州',
  detail: '阿图什市帕米尔路'.repeat(6),
}

const list = (rows: readonly AddressRow[], shown: Partial<ShownResource> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/address/index">
      <AddressScreen addresses={rows.map(viewAddress)} resource={storyResource(shown)} />
    </StoryApp>
  )
  return Shown
}

const edit = (shown: Partial<FormView>, removal: Partial<FormView> | null = null): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/address/index?id=1">
      <AddressEditScreen form={storyForm(shown)} removal={removal && storyForm(removal)} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = list([home, far])
export const 空 = list([])
export const 正在读取 = list([], { status: 'loading' })
export const 没有读到 = list([], {
  status: 'failed',
  failure: { reason: 'refused', message: '加载失败，请稍后再试' },
})
export const 连不上服务器 = list([], { status: 'failed', failure: { reason: 'offline', message: '' } })
export const 新增 = edit({})
export const 修改 = edit({ values: { ...home } }, {})
export const 有没填对的 = edit({
  values: { phone: '138' },
  errors: {
    name: '请输入收货人姓名',
    phone: '请输入 11 位手机号',
    regionCode: '请选择所在地区',
    detail: '请输入详细地址',
  },
})
export const 正在保存 = edit({ values: { ...home }, status: 'sending' }, {})
export const 没有存上 = edit(
  { values: { ...home }, failure: { reason: 'refused', message: '最多保存 20 个收货地址' } },
  {},
)
export const 再问一次 = edit({ values: { ...home } }, { status: 'confirming' })
export const 正在删除 = edit({ values: { ...home } }, { status: 'sending' })
export const 没能删掉 = edit(
  { values: { ...home } },
  { failure: { reason: 'refused', message: '没能删掉，请再试一次' } },
)
