import { Timeline } from '../display/timeline.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { LineChart } from './line-chart.tsx'
import { ShareBar } from './share-bar.tsx'

export default { title: '展示 / 图表' }

const DAY = 86_400_000
const prices = [128, 132, 121, 140, 156, 149, 168]
const words = {
  valueText: (value: number) => `¥${value}`,
  timeText: (at: number) => `3月${1 + at / DAY}日`,
  emptyText: '暂无成交',
}

export const Charts = () => (
  <Stage title="图表">
    <Specimen name="价格走势" on="surface">
      <LineChart
        {...words}
        label="近 7 天成交价，最低 ¥121，最高 ¥168"
        points={prices.map((value, day) => ({ at: day * DAY, value }))}
      />
    </Specimen>
    <Specimen name="只有一笔" on="surface">
      <LineChart {...words} label="一笔成交，¥128" points={[{ at: 0, value: 128 }]} />
    </Specimen>
    <Specimen name="没有成交" on="surface">
      <LineChart {...words} label="没有成交" points={[]} />
    </Specimen>
    <Specimen name="概率" on="surface">
      <ShareBar
        label="各稀有度的概率"
        amountText={(amount) => `${amount}%`}
        shares={[
          { key: 'common', name: '普通', amount: 70, color: 'var(--color-faint)' },
          { key: 'rare', name: '稀有', amount: 22, color: 'var(--color-indigo)' },
          { key: 'epic', name: '史诗', amount: 7, color: 'var(--color-cinnabar)' },
          { key: 'legendary', name: '传说', amount: 1, color: 'var(--color-gold)' },
        ]}
      />
    </Specimen>
    <Specimen name="流转记录" on="surface">
      <Timeline
        label="流转记录"
        entries={[
          { key: '3', title: '林间小鹿 持有', note: '市场购入，¥168.00', time: '昨天' },
          { key: '2', title: '山月 转赠给 林间小鹿', time: '3月5日' },
          { key: '1', title: '数藏 铸造', note: '第 0021 号，共 500 份', time: '3月1日' },
        ]}
      />
    </Specimen>
  </Stage>
)
Charts.storyName = '图表'
