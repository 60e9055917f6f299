import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { ChooseLocationScreen } from './choose-location.screen.tsx'

export default { title: '系统/选择位置' }

const story = (name: string, address: string, errors: Record<string, string> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/choose-location">
      <ChooseLocationScreen
        name={{ value: name, error: errors['name'], onChange: still }}
        address={{ value: address, error: errors['address'], onChange: still }}
        errors={errors}
        onSubmit={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 空着 = story('', '')
export const 填好了 = story('西湖断桥', '浙江省杭州市西湖区北山街')
export const 没有填 = story('', '', { name: '请输入地点名称', address: '请输入详细地址' })
