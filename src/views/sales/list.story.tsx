import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates } from '../kit/story-catalogue.ts'
import { sampleGoods } from '../kit/story-goods.ts'
import { still } from '../kit/story-parts.ts'
import { type ListProps, ListScreen } from './list.screen.tsx'

export default { title: '市场/寄售' }

const offered = sampleGoods((_, at) => ({ note: '上次成交 ¥128.00', end: `${at + 1} 件寄售`, tags: [] }))
const tabs = ['全部', '水墨山河', '青花记', '吉金纹', '二十八宿'].map((label, at) => ({
  key: at ? String(at) : '',
  label,
}))

const story = (shown: Partial<ListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/list" offline={offline}>
      <ListScreen
        tabs={tabs}
        typeId=""
        order="floorUp"
        goods={offered}
        resource={listStates.more}
        onNarrow={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 寄售中 = story()
export const 一个系列 = story({ typeId: '1', order: 'busiest', resource: listStates.whole })
export const 加载中 = story({ goods: [], resource: listStates.loading })
export const 更多没有加载出来 = story({ resource: listStates.moreFailed })
export const 空 = story({ goods: [], resource: listStates.empty })
export const 出错 = story({ goods: [], resource: listStates.failed })
export const 断网 = story({ goods: [], resource: listStates.offline }, true)
