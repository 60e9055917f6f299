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
import { type AddPledgeProps, AddPledgeScreen } from './add.screen.tsx'
import { interestRule, loanLines } from './pledges.select.ts'

export default { title: '质押/发布质押' }

const at = storyAt('/pages/sales/addhypothecate')
const story = (change: Partial<AddPledgeProps> = {}, offline = false) =>
  at(
    <AddPledgeScreen
      {...quiet}
      resource={whole}
      lines={sampleCopies}
      copy={sampleCopies[0]!}
      form={storyForm({ values: { loan: '200', rate: '5', days: '7' } })}
      rates={[
        { key: '3', label: '0.03%' },
        { key: '5', label: '0.05%' },
        { key: '8', label: '0.08%' },
      ]}
      days={[
        { key: '7', label: '7 天' },
        { key: '15', label: '15 天' },
        { key: '30', label: '30 天' },
      ]}
      sum={loanLines(20_000, 5, 7)}
      rule={interestRule({ graceDays: 3 })}
      onPick={still}
      onAgain={still}
      {...change}
    />,
    offline,
  )

export const 发布质押 = story()
export const 确认前 = story(asking({ title: '发布质押', confirm: '确认发布' }))
export const 确认中 = story(uncertain)
export const 选一件 = story({ copy: null })
export const 没有可以选的 = story({ copy: null, lines: [], resource: empty })
export const 加载中 = story({ copy: null, lines: [], resource: loading })
export const 出错 = story({ copy: null, lines: [], resource: broken })
export const 断网 = story({ copy: null, lines: [], resource: cut }, true)
