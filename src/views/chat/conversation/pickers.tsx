import { counted } from '#src/domain/number/number-format.ts'
import { useId, useState } from 'react'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { SegmentedTabs, type TabItem, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { CardChoice } from '../kit/chat-view.ts'
import type { Loaded, Person } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'

export type CardShelf = 'own' | 'market'

export interface CardPickerProps {
  readonly open: boolean
  readonly cards: Readonly<Record<CardShelf, Loaded<CardChoice>>>
  readonly onRetry: () => void
  readonly onDismiss: () => void
  readonly onPick: (key: string) => void
}

const shelves: readonly TabItem<CardShelf>[] = [
  { key: 'own', label: '我的藏品' },
  { key: 'market', label: '市场' },
]
const emptyWords: Readonly<Record<CardShelf, { readonly title: string; readonly note: string }>> = {
  own: { title: '还没有可以分享的藏品', note: '收藏到的藏品会出现在这里。' },
  market: { title: '市场里暂时没有藏品', note: '上架的藏品会出现在这里。' },
}

/** Chooses a collectible to share: one's own, or one of the market. The lists are loaded when it opens. */
export function CardPicker({ open, cards, onRetry, onDismiss, onPick }: CardPickerProps) {
  const [shelf, setShelf] = useState<CardShelf>('own')
  const { state, items, failure } = cards[shelf]
  const base = useId()
  return (
    <Sheet open={open} title="分享藏品" onDismiss={onDismiss} bleed>
      <div className="px-4 pb-2">
        <SegmentedTabs label="从哪里选" items={shelves} current={shelf} onChange={setShelf} idBase={base} />
      </div>
      <TabPanel idBase={base} current={shelf}>
        <div className="min-h-72">
          {state === 'loading' && <SkeletonList rows={5} leading={48} notes />}
          {state === 'failed' && <LoadFailure failure={failure} onRetry={onRetry} />}
          {state === 'ready' && items.length === 0 && <EmptyState {...emptyWords[shelf]} />}
          {state === 'ready' && items.length > 0 && (
            <ul>
              {items.map((choice) => (
                <li key={choice.key}>
                  <CardRow choice={choice} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </TabPanel>
    </Sheet>
  )
}

const CardRow = ({ choice: { key, card }, onPick }: { choice: CardChoice; onPick: (key: string) => void }) => (
  <button
    type="button"
    className="ring-inside flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start active:bg-sunken"
    onClick={() => onPick(key)}
  >
    <span className="w-12 shrink-0">
      <ArtImage src={card.image} alt="" rounded="small" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block truncate">{card.name}</span>
      <span className="block truncate text-note text-muted">
        {[card.seriesName, card.rarity && rarityWords[card.rarity], card.price].filter(Boolean).join(' · ')}
      </span>
    </span>
  </button>
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
        {list.state === 'failed' && <LoadFailure failure={list.failure} onRetry={onRetry} />}
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
          <p className="px-4 py-3 text-note text-muted">还有 {counted(readers.unread, '人')}没有读</p>
        )}
      </div>
    </Sheet>
  )
}
