import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { CopyRecordScreen } from './copy-record.screen.tsx'

export default { title: '藏品/流转记录' }

const entries = [
  { key: '3', title: '山月不知 → 青山有思', note: '#31 · 寄售成交 ¥312.00', time: '2月25日' },
  { key: '2', title: '一个很长很长的昵称会换行 → 山月不知', note: '#31 · 转赠', time: '2月22日' },
  { key: '1', title: '一个很长很长的昵称会换行', note: '#31 · 开盲盒获得', time: '2月20日' },
]

const story = (resource = listStates.whole, shown = entries, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/goodsTransferRecord/goodsTransferRecord" offline={offline}>
      <CopyRecordScreen name={shown.length > 0 ? '云起庐山 #31' : ''} entries={shown} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 记录 = story()
export const 还有更早的 = story(listStates.more)
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
