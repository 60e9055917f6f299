import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { still, intentView } from '../kit/story/story-parts.ts'
import { type OwnedCopyRow, type OwnedCopyView, viewOwned } from './owned-copy.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'
import { type UpgradeProps, UpgradeScreen } from './upgrade.screen.tsx'

export default { title: '藏品/升级' }

const owned = (change: Partial<OwnedCopyRow> = {}): OwnedCopyView => {
  const row: OwnedCopyRow = {
    ...sampleCopy(),
    largeImage: '',
    story: '',
    terms: sampleTerms,
    floorFen: null,
    offers: 0,
    chainHash: '',
    provenance: [],
    prices: [],
    upgrade: { name: '云起庐山', rarity: 'rare', image: '', beans: 360, weiDou: 1280 },
    ...change,
  }
  const view = viewOwned(row, storyNow)
  return {
    ...view,
    item: { ...view.item, image: samplePicture(20) },
    upgrade: view.upgrade && { ...view.upgrade, image: samplePicture(210) },
  }
}

const story = (change: Partial<UpgradeProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/transferParticulars/transferParticulars?id=1&upgrade=1" offline={offline}>
      <UpgradeScreen
        resource={shownResource({ data: {} })}
        view={owned()}
        intent={intentView()}
        onUpgrade={still}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 升级 = story()
export const 微豆不够 = story({
  view: owned({ upgrade: { name: '云起庐山', rarity: 'rare', image: '', beans: 360, weiDou: 120 } }),
})
export const 寄售中 = story({ view: owned({ state: 'listed', askedFen: 9900 }) })
export const 不能升级 = story({ view: owned({ upgrade: null }) })
export const 被拒绝 = story({ intent: intentView({ state: 'refused', message: '这件藏品暂不能升级' }) })
export const 正在升级 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({
  view: null,
  intent: intentView({ state: 'done', result: sampleCopy({ name: '云起庐山', rarity: 'rare', number: 612 }) }),
})
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
