import { inDays } from '../kit/finance/amount-form.ts'
import { asking, none, quiet, sampleCopies, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { AddPledgeScreen } from './add.screen.tsx'
import { loanLines } from './pledges.select.ts'

export default { title: '质押/发布质押' }

const rates = [
  { key: '3', label: '0.03%' },
  { key: '5', label: '0.05%' },
  { key: '8', label: '0.08%' },
]
const story = storiesOf('/pages/sales/addhypothecate', AddPledgeScreen, {
  ...quiet,
  resource: whole,
  lines: sampleCopies,
  copy: sampleCopies[0]!,
  form: storyForm({ values: { loan: '200', rate: '5', days: '7' } }),
  rates,
  days: inDays([7, 15, 30]),
  sum: loanLines(20_000, 5, 7),
  graceDays: 3,
  onPick: still,
  onAgain: still,
})

export const 发布质押 = story()
export const 确认前 = story(asking({ title: '发布质押', confirm: '确认发布' }))
export const 确认中 = story(uncertain)
export const 选一件 = story({ copy: null })
export const 没有可以选的 = story({ copy: null, ...none.empty })
export const 加载中 = story({ copy: null, ...none.loading })
export const 出错 = story({ copy: null, ...none.broken })
export const 断网 = story({ copy: null, ...none.cut }, true)
