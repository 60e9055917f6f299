import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { type DiyLogRow, logLine } from './diy.select.ts'
import { type RecordProps, RecordScreen } from './record.screen.tsx'

export default { title: 'DIY/记录' }

const row: DiyLogRow = {
  id: '1',
  act: 'made',
  pieceId: '9',
  categoryId: '1101',
  name: '远山初霁',
  image: samplePicture(20),
  rarity: 'common',
  form: '对屏',
  number: 2,
  beans: 12,
  at: storyNow,
}
const story = (change: Partial<RecordProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/diyfactory/diyrecord" offline={offline}>
      <RecordScreen
        resource={shownResource({ items: [row] })}
        lines={[logLine({ ...row, id: '2', act: 'salvaged', beans: 6 }), logLine(row)]}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 记录 = story()
export const 还没有 = story({ resource: listStates.empty, lines: [] })
export const 加载中 = story({ resource: listStates.loading })
export const 出错 = story({ resource: listStates.failed })
export const 断网 = story({ resource: listStates.offline }, true)
