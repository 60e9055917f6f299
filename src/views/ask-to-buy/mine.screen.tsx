import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'

export const states = ['released', 'sold', 'cancelled'] as const
export type ShownState = (typeof states)[number]
const words: Readonly<Record<ShownState, string>> = { released: '求购中', sold: '已成交', cancelled: '已结束' }

export interface MyAsksProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  readonly unknown?: ReactNode
  readonly state: ShownState
  /** What is held for all that are open; null until it is known. */
  readonly held: { readonly fen: string; readonly open: number; readonly limit: number } | null
  /** The ask that was pressed; null while none is. */
  readonly opened: { readonly title: string; readonly price: string } | null
  /** Offers of the same that cost no more. */
  readonly offers: readonly {
    readonly id: string
    readonly title: string
    readonly value: string
    readonly onPress: () => void
  }[]
  readonly onState: (state: ShownState) => void
  readonly onClose: () => void
  readonly onCancel: () => void
}

/** One's own asks, with what can be done with one that is open. */
export const MyAsksScreen = ({ unknown, state, held, lines, resource, opened, offers, ...on }: MyAsksProps) => (
  <TabbedPage
    label="求购状态"
    tabs={states.map((key) => ({ key, label: words[key] }))}
    current={state}
    onTab={on.onState}
    footer={
      <Button tone="primary" size="large" block href="#/pages/sales/asktobuy/index">
        去求购榜
      </Button>
    }
  >
    {unknown}
    <DeedNews {...on} />
    <DealList
      lines={lines}
      resource={resource}
      empty={{
        title: `没有${words[state]}的求购`,
        note: '想要哪一件，先看看别人出多少。',
        action: { text: '求购成交记录', href: '#/pages/sales/asktobuySales/index' },
      }}
    >
      <section aria-label="冻结" className="mb-4 flex items-baseline justify-between rounded-l bg-surface px-4 py-3">
        <span className="text-note text-muted">求购冻结</span>
        <span className="font-semibold tabular-nums">{held?.fen ?? '—'}</span>
        <span className="text-note text-muted tabular-nums">{held ? `${held.open} / ${held.limit} 笔` : ''}</span>
      </section>
    </DealList>
    <Sheet
      open={opened !== null}
      title={opened?.title ?? ''}
      onDismiss={on.onClose}
      footer={
        <Button block size="large" onPress={on.onCancel}>
          撤回求购
        </Button>
      }
    >
      <p className="pb-3 text-center text-note text-muted">求购价 {opened?.price}，已经冻结</p>
      {offers.length > 0 ? (
        <div className="pb-4">
          <List header="不高于求购价的寄售，可以直接买下">
            {offers.map(({ id, title, value, onPress }) => (
              <ListRow key={id} title={title} value={value} onPress={onPress} chevron />
            ))}
          </List>
        </div>
      ) : (
        <p className="pb-4 text-center text-note text-muted">暂无不高于此价的寄售</p>
      )}
    </Sheet>
    <DeedSheet {...on} />
  </TabbedPage>
)
