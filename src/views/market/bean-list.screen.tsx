import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList, type GoodsListProps } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { Casting, type CastingProps } from './casting/casting.tsx'
import { type BeanKind, beanNames } from './goods-lists.select.ts'

export interface BeanListProps extends Pick<GoodsListProps, 'goods' | 'resource'> {
  readonly kind: BeanKind
  readonly balance: number
  /** Blind boxes that can be had for them. */
  readonly boxes: readonly Goods[]
  readonly casting: CastingProps
  /** What nobody knows the end of, of these beans. */
  readonly unknown?: ReactNode
}

/** How one comes by them. */
const rules: Readonly<Record<BeanKind, string>> = {
  weiDou: '邀请好友、铸造藏品都能得到微豆。',
  yuanDou: '把藏品铸成元豆，稀有度越高得到的越多。',
}

/** The page of one kind of beans: how many one has, and what they can be given for. */
export const BeanListScreen = ({ kind, balance, boxes, casting, unknown, ...shown }: BeanListProps) => (
  <PageScreen>
    <GoodsList
      {...shown}
      goods={[...boxes, ...shown.goods]}
      label={`${beanNames[kind]}可以兑换的盲盒和藏品`}
      empty={{
        title: `暂时没有可以用${beanNames[kind]}兑换的藏品`,
        note: rules[kind],
        action: { text: '全部藏品', href: '#/pages/sales/sales' },
      }}
    >
      {unknown}
      <section aria-label={`我的${beanNames[kind]}`} className="mb-4 rounded-l bg-surface px-4 py-4">
        <p className="text-note text-muted">我的{beanNames[kind]}</p>
        <p className="text-figure leading-tight font-semibold tabular-nums">{formatCount(balance)}</p>
        <p className="mt-1.5 text-note text-pretty text-soft">{rules[kind]}</p>
        <div className="mt-3">
          <Button onPress={() => casting.onOpen(true)}>用藏品铸{beanNames[kind]}</Button>
        </div>
      </section>
    </GoodsList>
    <Casting {...casting} />
  </PageScreen>
)
