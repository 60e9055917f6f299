import { memo, type ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { EmptyState, type EmptyStateProps } from '#src/ui/feedback/state.tsx'
import { ArtCard, ArtGrid } from '#src/ui/media/art-card.tsx'
import { CollectibleArt, CollectibleGridSkeleton } from './collectible-card.tsx'
import type { Goods } from './goods.ts'
import { hold } from './held.ts'
import { ResourceFoot, ResourceState, type ShownResource } from '../resource/resource-screen.tsx'

/** One thing in a list; leads to its page. A list gives the same goods for what has not changed (`useShown`), and it is not drawn again. */
export const GoodsCard = memo(({ goods: { item, href, note, price, cost, end, tags } }: { readonly goods: Goods }) => (
  <ArtCard
    href={href}
    onPress={() => hold(item, href)}
    art={
      <span className="relative block">
        <CollectibleArt item={item} />
        {tags.length > 0 && (
          <span className="absolute top-2.5 left-2.5 flex max-w-[85%] flex-wrap gap-1">
            {tags.map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </span>
        )}
      </span>
    }
    title={item.name}
    note={note}
    foot={
      cost === null ? (
        price && <Price {...price} size="small" tone={item.state === 'soldOut' ? 'muted' : 'cinnabar'} />
      ) : (
        <span className="font-semibold text-cinnabar tabular-nums">{cost}</span>
      )
    }
    footEnd={end !== '' && <span className="text-caption whitespace-nowrap text-muted tabular-nums">{end}</span>}
  />
))

/** Products in two columns; each leads to its page. */
export const GoodsGrid = memo(({ label, goods }: { readonly label: string; readonly goods: readonly Goods[] }) => (
  <ArtGrid label={label} square={goods[0]?.item.kind === 'avatar'}>
    {goods.map((one) => (
      <GoodsCard key={one.item.key} goods={one} />
    ))}
  </ArtGrid>
))

/** Leads somewhere or does something. */
type EmptyAction = { readonly text: string } & ({ readonly href: string } | { readonly onPress: () => void })

export interface GoodsListProps {
  /** What is listed: 「专场藏品」. */
  readonly label: string
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  /** Why there is nothing, and where to go instead. */
  readonly empty: {
    readonly title: string
    readonly note: string
    readonly kind?: EmptyStateProps['kind']
    readonly action?: EmptyAction
  }
  /** Above the grid, once it is there. */
  readonly children?: ReactNode
}

/** A paged list of products in two columns, in each of its states: the whole body of a plain list page. */
export const GoodsList = ({ label, goods, resource, empty, children }: GoodsListProps) => (
  <ResourceState resource={resource} skeleton={<CollectibleGridSkeleton />} empty={<Nothing {...empty} />}>
    {children}
    <GoodsGrid label={label} goods={goods} />
    <ResourceFoot resource={resource} />
  </ResourceState>
)

function Nothing({ action, ...words }: GoodsListProps['empty']) {
  if (!action) return <EmptyState {...words} />
  const { text, ...leads } = action
  return <EmptyState {...words} action={<Button {...leads}>{text}</Button>} />
}
