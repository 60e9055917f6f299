import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface BeanMarketProps extends Pick<DealListProps, 'lines' | 'resource'> {
  /** Null until it is known. */
  readonly balance: { readonly beans: string; readonly earned: string; readonly spent: string } | null | undefined
  /** How many copies could be melted. */
  readonly meltable: number
  readonly melted: readonly {
    readonly id: string
    readonly text: string
    readonly note: string
    readonly gain: string
  }[]
}

/** The market of 元豆: how many one has, what they buy, and what was melted into them. */
export const BeanMarketScreen = ({ balance, meltable, melted, ...list }: BeanMarketProps) => (
  <PageScreen>
    <DealList
      {...list}
      header="元豆可兑换的藏品"
      empty={{
        title: '暂无可兑换的藏品',
        note: '新的兑换会在公告中发布。',
        action: { text: '去市场', href: '#/pages/sales/sales' },
      }}
    >
      <section aria-label="我的元豆" className="mb-5 rounded-l bg-surface p-4">
        <p className="text-note text-muted">我的元豆</p>
        <p className="text-figure leading-tight font-semibold tabular-nums">{balance?.beans ?? '—'}</p>
        <p className="pt-1 text-note text-soft tabular-nums">
          {balance ? `累计获得 ${balance.earned}，已用 ${balance.spent}` : ''}
        </p>
        <p className="pt-1 text-note text-muted">藏品可铸成元豆，元豆可兑换藏品和盲盒。</p>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button tone="primary" href="#/pages/yuandoumarket/releaseforpurchase">
            {meltable > 0 ? `铸成元豆（${counted(meltable, '件')}可铸）` : '铸成元豆'}
          </Button>
          <Button href="#/pages/sales/list/yBeans">去兑换</Button>
        </div>
      </section>
    </DealList>
    {melted.length > 0 && (
      <List header="最近铸造">
        {melted.map(({ id, text, note, gain }) => (
          <ListRow key={id} title={text} note={note} value={gain} oneLine />
        ))}
      </List>
    )}
  </PageScreen>
)
