import { inDays } from '../kit/finance/amount-form.ts'
import { asking, none, quiet, sampleCopies, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { AddLeaseScreen } from './add.screen.tsx'
import { rentLines } from './leases.select.ts'

export default { title: '租赁/发布出租' }

const story = storiesOf('/pages/lease/addLease', AddLeaseScreen, {
  ...quiet,
  resource: whole,
  lines: sampleCopies,
  copy: sampleCopies[0]!,
  form: storyForm({ values: { rent: '2', days: '7', buyout: '' } }),
  days: inDays([3, 7, 15]),
  usual: 180,
  sum: rentLines(200, 7, 9900),
  onPick: still,
  onAgain: still,
})

export const 发布出租 = story()
export const 确认前 = story(asking({ title: '发布出租', confirm: '确认发布' }))
export const 确认中 = story(uncertain)
export const 选一件 = story({ copy: null })
export const 没有可以选的 = story({ copy: null, ...none.empty })
export const 加载中 = story({ copy: null, ...none.loading })
export const 出错 = story({ copy: null, ...none.broken })
export const 断网 = story({ copy: null, ...none.cut }, true)
