import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { TransferRecordScreen, type TransferRecordProps } from './transfer-record.screen.tsx'

export default { title: '我的/流转记录' }

const samples = [
  { title: '寒江独钓 #128', note: '转赠 · 3月1日 · 给 林间有鹿', isIncoming: false, price: '' },
  { title: '云起庐山 #31', note: '寄售成交 · 2月27日 · 山月不知', isIncoming: true, price: '¥1,288.00' },
  { title: '一个名字长到一行放不下的藏品 #7', note: '开盲盒获得 · 2月20日', isIncoming: true, price: '' },
  { title: '秋溪放鹤 #402', note: '寄售卖出 · 2月18日 · 给 听雪', isIncoming: false, price: '¥69.00' },
].map((line, at) => ({ ...line, id: String(at), href: '#/pages/mine/mine', image: samplePicture(at * 90) }))

const story = (change: Partial<TransferRecordProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/transferRecord/transferRecord" offline={offline}>
      <TransferRecordScreen
        direction="all"
        lines={samples}
        resource={listStates.more}
        onDirection={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 全部 = story()
export const 转出 = story({ direction: 'out', lines: samples.filter((line) => !line.isIncoming) })
export const 没有转出 = story({ direction: 'out', lines: [], resource: listStates.empty })
export const 空 = story({ lines: [], resource: listStates.empty })
export const 加载中 = story({ lines: [], resource: listStates.loading })
export const 出错 = story({ lines: [], resource: listStates.failed })
export const 断网 = story({ lines: [], resource: listStates.offline }, true)
