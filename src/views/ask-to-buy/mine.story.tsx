import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type MyAsksProps, MyAsksScreen } from './mine.screen.tsx'

export default { title: '求购/我的求购' }

const opened = { title: '云起庐山', price: '¥66.00' }
const offers = [{ id: '1', title: '#128', value: '¥60.00', onPress: still }]
const at = storyAt('/pages/mine/asktobuy/index')
const story = (change: Partial<MyAsksProps> = {}, offline = false) =>
  at(
    <MyAsksScreen
      {...quiet}
      state="released"
      held={{ fen: '¥236.00', open: 3, limit: 20 }}
      lines={sampleLines({ note: '冻结中，还有 2 天', tag: { text: '求购中', tone: 'indigo' } })}
      resource={whole}
      opened={null}
      offers={[]}
      onState={still}
      onClose={still}
      onCancel={still}
      {...change}
    />,
    offline,
  )

export const 我的求购 = story()
export const 一笔求购 = story({ opened, offers })
export const 没有更便宜的 = story({ opened })
export const 撤回前 = story(asking({ title: '撤回求购', confirm: '确认撤回' }))
export const 撤回确认中 = story(uncertain)
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
