import { sampleCopy } from '../kit/collection/story-copies.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type BenchProps, BenchScreen } from './bench.screen.tsx'
import { sampleLacking, sampleMaterials, sampleRecipe } from './story-synthesis.ts'
import { materialLine, mergeWords, slotsOf } from './synthesis.select.ts'

export default { title: '合成/合成台' }

const rest = { state: 'rest', message: '', found: '' } as const
const sheet = { deed: null, change: rest, onConfirm: still, onDismiss: still, onCheck: still }
const copy = { ...sampleCopy({ name: '秋溪放鹤', rarity: 'rare', number: 18 }), categoryId: '1104', listingId: '' }

const story = (change: Partial<BenchProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/synthesis/synthesisDetail?id=881001" offline={offline}>
      <BenchScreen
        resource={shownResource({ data: sampleRecipe })}
        recipe={sampleRecipe}
        slots={slotsOf(sampleMaterials, {})}
        lines={sampleMaterials.map(materialLine({}))}
        may={{ qualified: true, reason: '' }}
        change={rest}
        made={null}
        isMade={false}
        sheet={sheet}
        onPick={still}
        onMerge={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 材料齐了 = story()
export const 确认 = story({ sheet: { ...sheet, deed: mergeWords(sampleRecipe, sampleMaterials, {}) } })
export const 缺材料 = story({
  slots: slotsOf(sampleLacking, {}),
  lines: sampleLacking.map(materialLine({})),
  may: { qualified: false, reason: '还缺 1 件「松下问童」' },
})
export const 正在合成 = story({ change: { ...rest, state: 'changing' } })
export const 确认中 = story({ change: { ...rest, state: 'uncertain' } })
export const 被拒绝 = story({ change: { ...rest, message: '藏品正在寄售或交易中' } })
export const 合成成功 = story({ isMade: true, made: { copy, chestId: '1' } })
export const 不知编号 = story({ isMade: true })
export const 加载中 = story({ resource: listStates.loading, recipe: undefined })
export const 出错 = story({ resource: listStates.failed, recipe: undefined })
export const 断网 = story({ resource: listStates.offline, recipe: undefined }, true)
