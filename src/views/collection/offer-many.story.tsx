import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { shownForm } from '../kit/form/shown-form.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { formView, still } from '../kit/story/story-parts.ts'
import { type OfferManyProps, OfferManyScreen } from './offer-many.screen.tsx'

export default { title: '我的/批量寄售' }

const lines = ['云起庐山', '寒江独钓', '一个名字长到一行放不下的藏品要截断'].map((name, at) => ({
  id: String(at),
  called: `${name} #${31 + at}`,
  name,
  note: `#${31 + at} / 500 · 水墨山河`,
  image: samplePicture(200 + at * 40),
}))
const down = lines.map((line, at) => ({ ...line, value: `¥${299 + at * 40}.00` }))
const rest = { state: 'rest', up: false, message: '', found: '' } as const

const sheet = (open = false): OfferManyProps['sheet'] => ({
  open,
  form: shownForm({
    ...formView({ values: { price: '299' } }),
    change: still,
    submit: still,
    confirm: still,
    cancel: still,
  }),
  lines: [
    { term: '服务费', detail: '¥14.95（5%）' },
    { term: '预计到账', detail: '¥284.05' },
  ],
  onDismiss: still,
})

const story = (shown: Partial<OfferManyProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/mycollection?many=up" offline={offline}>
      <OfferManyScreen
        way="up"
        kind="collectible"
        resource={listStates.whole}
        lines={lines}
        picked={['0', '2']}
        batchMax={20}
        listing={rest}
        sheet={sheet()}
        onWay={still}
        onPick={still}
        onAsk={still}
        onTakeDown={still}
        onCheck={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 选藏品 = story()
export const 还没有选 = story({ picked: [] })
export const 定价格 = story({ sheet: sheet(true) })
export const 正在寄售 = story({ listing: { ...rest, state: 'changing', up: true } })
export const 寄售确认中 = story({ listing: { ...rest, state: 'uncertain', up: true } })
export const 被拒绝 = story({ listing: { ...rest, message: '冷静期内不能寄售' } })
export const 下架 = story({ way: 'down', lines: down })
export const 寄售花种 = story({ kind: 'seed' })
export const 没有可以寄售的花种 = story({ kind: 'seed', lines: [], picked: [], resource: listStates.empty })
export const 没有可以寄售的 = story({ lines: [], picked: [], resource: listStates.empty })
export const 没有寄售中的 = story({ way: 'down', lines: [], picked: [], resource: listStates.empty })
export const 加载中 = story({ lines: [], picked: [], resource: listStates.loading })
export const 出错 = story({ lines: [], picked: [], resource: listStates.failed })
export const 断网 = story({ lines: [], picked: [], resource: listStates.offline }, true)
