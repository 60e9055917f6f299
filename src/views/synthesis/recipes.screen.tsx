import { counted } from '#src/domain/number/number-format.ts'
import type { ReactNode } from 'react'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { href } from '#src/routes/table.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { RecipeCard } from './synthesis.select.ts'

export interface RecipesProps {
  readonly resource: ShownResource
  readonly cards: readonly RecipeCard[]
  /** How often one has, and could now; null while it is not known. */
  readonly count: { readonly done: number; readonly possible: number } | null
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
}

const Words = ({ card }: { readonly card: RecipesProps['cards'][number] }) => (
  <span className="flex min-w-0 flex-1 flex-col py-1">
    <span className="font-title text-title text-ink">{card.title}</span>
    <span className="text-note text-soft">合成「{card.makes}」</span>
    <span className="mt-auto text-note text-muted tabular-nums">
      <Phrases text={card.note} />
    </span>
    <span className="mt-2 flex">
      <Tag tone={card.isReady ? 'jade' : 'neutral'}>{card.isReady ? '材料已齐' : card.materials}</Tag>
    </span>
  </span>
)

/** All recipes, each with what it makes. */
export const RecipesScreen = ({ resource, cards, count, unknown }: RecipesProps) => (
  <PageScreen>
    {unknown}
    <p className="pb-4 text-note text-pretty text-soft">
      集齐材料，合成更稀有的藏品。
      {count && (
        <span className="block tabular-nums">{`已合成 ${counted(count.done, '次')}，当前可合成 ${counted(count.possible, '次')}。`}</span>
      )}
    </p>
    <ResourceState resource={resource} skeleton={<SkeletonList leading="picture" notes />}>
      {cards.length === 0 ? (
        <EmptyState
          title="暂时没有可合成的藏品"
          note="有新的配方时会出现在这里。"
          action={<Button href={`#${href('/pages/sales/sales')}`}>逛逛市场</Button>}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {cards.map((card) => (
            <li key={card.id}>
              <a href={card.href} className="flex gap-4 rounded-l bg-surface p-3 active:bg-sunken">
                <span className="w-24 shrink-0">
                  <RarityFrame rarity={card.rarity}>
                    <ArtImage src={card.image} alt={card.makes} ratio={4 / 5} rounded="none" />
                  </RarityFrame>
                </span>
                <Words card={card} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </ResourceState>
  </PageScreen>
)
