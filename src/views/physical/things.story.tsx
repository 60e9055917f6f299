import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { intentView, still } from '../kit/story/story-parts.ts'
import type { ThingRow } from './physical.select.ts'
import { type ThingsProps, ThingsScreen } from './things.screen.tsx'

export default { title: '实物/我的实物' }

const thing: ThingRow = {
  id: '1',
  name: '微喷版画《远山初霁》',
  image: samplePicture(20),
  story: '博物馆级微喷，含画框，42 × 60 cm',
  from: '藏家回馈',
  gotAt: storyNow,
  orderId: '',
}
const story = (change: Partial<ThingsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/entity/entity" offline={offline}>
      <ThingsScreen
        resource={shownResource({ data: [] })}
        things={[thing, { ...thing, id: '2', orderId: '9' }]}
        book={shownResource({ data: [] })}
        addresses={[]}
        thing={null}
        intent={intentView()}
        onChoose={still}
        onOrder={still}
        onCheck={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 我的实物 = story()
export const 提货 = story({ thing })
export const 还没有 = story({ things: [] })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 被拒绝 = story({ intent: intentView({ state: 'refused', message: '这件实物已经提货' }) })
export const 加载中 = story({ resource: listStates.loading })
export const 出错 = story({ resource: listStates.failed })
export const 断网 = story({ resource: listStates.offline }, true)
