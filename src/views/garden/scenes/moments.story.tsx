import { HarvestMoment } from './harvest-moment.tsx'
import { QuietScene } from './quiet.tsx'
import { air } from './story-scenes.ts'
import type { HarvestMomentProps, QuietSceneProps } from './types.ts'

export default { title: '花园/收获与空状态' }

const still = () => undefined
const harvest = (shown: Partial<HarvestMomentProps>) => () => (
  <main className="mx-auto h-dvh w-full max-w-phone">
    <h1 className="sr-only">收获</h1>
    <HarvestMoment
      kind="rose"
      title="收获 3 朵玫瑰"
      reasons={[
        { id: 'seed', label: '玫瑰种子', value: '2' },
        { id: 'weather', label: '生长时下了 4 小时雨', value: '+20%' },
        { id: 'nutrient', label: '营养液 2 瓶', value: '+35%' },
        { id: 'programme', label: '方案：慢养', value: '+10%' },
      ]}
      skipped={false}
      onSkip={still}
      {...shown}
    />
  </main>
)
const quiet = (shown: QuietSceneProps) => () => (
  <main className="mx-auto h-dvh w-full max-w-phone">
    <h1 className="sr-only">花园</h1>
    <QuietScene {...shown} />
  </main>
)

export const 收获玫瑰 = harvest({})
export const 收获蟠桃 = harvest({ kind: 'peento', title: '收获 5 个蟠桃', reasons: [] })
export const 收获稻子 = harvest({ kind: 'rice', title: '收获 12 束稻', skipped: true })
export const 加载中 = quiet({ kind: 'loading', title: '正在打开花园', air: air('cloud', 'dawn') })
export const 还没有花盆 = quiet({
  kind: 'empty',
  title: '还没有花盆',
  note: '集齐 3 枚碎片，就能解锁第一个花盆',
  action: { label: '去找碎片', onPress: still },
  air: air('sun', 'day'),
})
export const 没有网络 = quiet({
  kind: 'offline',
  title: '网络信号丢失',
  note: '植物还在生长，连上后就能看到',
  action: { label: '刷新', onPress: still },
  air: air('rain', 'night'),
})
export const 加载失败 = quiet({
  kind: 'error',
  title: '花园没有打开',
  note: '服务器忙，请稍后再试',
  action: { label: '重试', onPress: still },
  air: air('wind', 'dusk', 'autumn'),
})
