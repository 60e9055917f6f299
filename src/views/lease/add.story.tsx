import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  sampleCopies,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { type AddLeaseProps, AddLeaseScreen } from './add.screen.tsx'
import { rentLines, rentRule } from './leases.select.ts'

export default { title: '租赁/发布出租' }

const at = storyAt('/pages/lease/addLease')
const story = (change: Partial<AddLeaseProps> = {}, offline = false) =>
  at(
    <AddLeaseScreen
      {...quiet}
      resource={whole}
      lines={sampleCopies}
      copy={sampleCopies[0]!}
      form={storyForm({ values: { rent: '2', days: '7', buyout: '' } })}
      days={[
        { key: '3', label: '3 天' },
        { key: '7', label: '7 天' },
        { key: '15', label: '15 天' },
      ]}
      usual={180}
      sum={rentLines(200, 7, 9900)}
      rule={rentRule}
      onPick={still}
      onAgain={still}
      {...change}
    />,
    offline,
  )

export const 发布出租 = story()
export const 确认前 = story(asking({ title: '发布出租', confirm: '确认发布' }))
export const 确认中 = story(uncertain)
export const 选一件 = story({ copy: null })
export const 没有可以选的 = story({ copy: null, lines: [], resource: empty })
export const 加载中 = story({ copy: null, lines: [], resource: loading })
export const 出错 = story({ copy: null, lines: [], resource: broken })
export const 断网 = story({ copy: null, lines: [], resource: cut }, true)
