import { counted } from '#src/domain/number/number-format.ts'
import { useState } from 'react'
import './bench.css'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { href } from '#src/routes/table.ts'
import { CopyPicker } from '../kit/collection/copy-picker.tsx'
import { type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { productHref } from '../kit/product/goods.ts'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { Bench, Made } from './bench.tsx'
import { type MaterialLine, type PerformedRow, recipeNote, type RecipeRow, type Slot } from './synthesis.select.ts'

export interface BenchProps {
  readonly resource: ShownResource
  readonly recipe: RecipeRow | undefined
  readonly slots: readonly Slot[]
  readonly lines: readonly MaterialLine[]
  /** Whether one may; null while it is not known. */
  readonly may: { readonly qualified: boolean; readonly reason: string } | null
  readonly change: StagedView
  /** What was just made; null too where the answer did not say what. */
  readonly made: PerformedRow | null
  readonly isMade: boolean
  readonly sheet: DeedProps
  readonly onPick: (productId: string, ids: readonly string[]) => void
  readonly onMerge: () => void
  readonly onAgain: () => void
}

const recipesHref = `#${href('/pages/common/synthesis/index')}`

/** The bench: materials, what they become, and the merge. */
export function BenchScreen(props: BenchProps) {
  const { resource, recipe, isMade, made, sheet, onAgain } = props
  return (
    <PageScreen title={recipe?.title ?? '合成台'} {...(recipe && !isMade ? { footer: <Foot {...props} /> } : {})}>
      <ResourceState
        resource={resource}
        skeleton={<SkeletonBlock />}
        empty={<EmptyState title="没有这个配方" action={<Button href={recipesHref}>查看合成</Button>} />}
      >
        {recipe &&
          (isMade ? <Made recipe={recipe} made={made} onAgain={onAgain} /> : <Work {...props} recipe={recipe} />)}
      </ResourceState>
      <DeedSheet {...sheet} />
    </PageScreen>
  )
}

function Work({ recipe, slots, lines, change, sheet, onPick }: BenchProps & { readonly recipe: RecipeRow }) {
  const [choosing, setChoosing] = useState('')
  const line = lines.find(({ productId }) => productId === choosing)
  return (
    <>
      <Bench recipe={recipe} slots={slots} isMerging={change.state === 'changing'} />
      <p className="pt-4 text-center text-note text-pretty text-soft">{recipe.story}</p>
      <p className="pb-2 text-center text-note text-muted tabular-nums">
        <Phrases
          text={`${recipeNote(recipe)} · 每人限 ${recipe.limitPerUser} 次 · 已合成 ${counted(recipe.done, '次')}`}
          centred
        />
      </p>
      <StagedNews change={change} onCheck={sheet.onCheck} />
      <Section title="材料">
        <List>
          {lines.map((one) => (
            <ListRow
              key={one.productId}
              title={one.name}
              note={one.note}
              leading={<RowPicture image={one.image} />}
              {...(one.missing > 0
                ? {
                    trailing: <Tag tone="cinnabar">缺 {counted(one.missing, '件')}</Tag>,
                    href: productHref(one.productId),
                  }
                : {})}
              {...(one.missing === 0 && one.choices.length > one.count
                ? { value: '更换', onPress: () => setChoosing(one.productId), chevron: true }
                : {})}
            />
          ))}
        </List>
      </Section>
      <Sheet
        open={line !== undefined}
        title={`选择「${line?.name ?? ''}」`}
        onDismiss={() => setChoosing('')}
        footer={
          <Button tone="primary" block disabled={line?.chosen.length !== line?.count} onPress={() => setChoosing('')}>
            选好了
          </Button>
        }
      >
        {line && (
          <CopyPicker
            label="要交出的藏品"
            lines={line.choices}
            picked={line.chosen}
            most={line.count}
            onPick={(ids) => onPick(line.productId, ids)}
          />
        )}
      </Sheet>
    </>
  )
}

function Foot({ may, slots, change, onMerge }: BenchProps) {
  const isFull = slots.length > 0 && slots.every(({ copyId }) => copyId !== null)
  const reason = may && !may.qualified ? may.reason : ''
  return (
    <Button
      tone="primary"
      size="large"
      block
      pending={change.state === 'changing'}
      disabled={!may?.qualified || !isFull || change.state !== 'rest'}
      onPress={onMerge}
    >
      {reason || '合成'}
    </Button>
  )
}
