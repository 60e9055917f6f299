import type { ReactNode } from 'react'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/state.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { CardView, Loaded, Person } from './chat-view.ts'

interface PickerProps<Item> {
  readonly open: boolean
  readonly items: Loaded<Item>
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

interface PickListProps<Item> extends PickerProps<Item> {
  readonly title: string
  readonly empty: ReactNode
  readonly draw: (item: Item) => ReactNode
  readonly keyOf: (item: Item) => string
}

/** A sheet with a list that is loaded when it opens. */
function PickList<Item>({ open, title, items, empty, onRetry, onDismiss, draw, keyOf }: PickListProps<Item>) {
  return (
    <Sheet open={open} title={title} onDismiss={onDismiss} bleed>
      <div className="min-h-72">
        {items.state === 'loading' && <SkeletonList rows={5} leading={48} notes />}
        {items.state === 'failed' && <ErrorState note={items.failure} onRetry={onRetry} />}
        {items.state === 'ready' && items.items.length === 0 && empty}
        {items.state === 'ready' && items.items.length > 0 && (
          <ul>
            {items.items.map((item) => (
              <li key={keyOf(item)}>{draw(item)}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

const rowClass = 'ring-inside flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start active:bg-sunken'

/** Chooses a collectible to share. */
export const CardPicker = ({ onPick, ...rest }: PickerProps<CardView> & { readonly onPick: (id: string) => void }) => (
  <PickList
    {...rest}
    title="分享藏品"
    empty={<EmptyState title="还没有可以分享的藏品" note="收藏到的藏品会出现在这里。" />}
    keyOf={(card) => card.id}
    draw={(card) => (
      <button type="button" className={rowClass} onClick={() => onPick(card.id)}>
        <span className="w-12 shrink-0">
          <ArtImage src={card.image} alt="" rounded="small" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate">{card.name}</span>
          <span className="block truncate text-note text-muted">
            {[card.seriesName, card.rarity && rarityWords[card.rarity]].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
    )}
  />
)

export interface Readers {
  readonly list: Loaded<Person>
  /** How many have not read it. */
  readonly unread: number
}

/** Who has read a message to a group. */
export function ReadersSheet({
  readers,
  onRetry,
  onDismiss,
}: {
  readers: Readers | null
  onRetry: () => void
  onDismiss: () => void
}) {
  const list = readers?.list ?? { state: 'loading', items: [], failure: null }
  return (
    <Sheet
      open={readers !== null}
      title={list.state === 'ready' ? `${list.items.length} 人已读` : '已读的人'}
      onDismiss={onDismiss}
      bleed
    >
      <div className="min-h-60">
        {list.state === 'loading' && <SkeletonList rows={4} leading={40} />}
        {list.state === 'failed' && <ErrorState note={list.failure} onRetry={onRetry} />}
        {list.state === 'ready' && (
          <ul>
            {list.items.map((person) => (
              <li key={person.id} className="flex min-h-14 items-center gap-3 px-4">
                <Avatar name={person.name} src={person.avatar} size={40} decorative />
                <span className="min-w-0 truncate">{person.name}</span>
              </li>
            ))}
          </ul>
        )}
        {list.state === 'ready' && readers !== null && readers.unread > 0 && (
          <p className="px-4 py-3 text-note text-muted">还有 {readers.unread} 人没有读</p>
        )}
      </div>
    </Sheet>
  )
}
