import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState, ResultState } from '#src/ui/feedback/state.tsx'
import { type SharedWork, ShareWork } from '../kit/collection/share-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { UnknownOutcome } from '../kit/intent/intent-outcome.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import type { OpenedGoods, OpenedGroup } from './opened.ts'

export interface OpenResultProps extends Pick<IntentView<unknown>, 'state' | 'message' | 'found' | 'isLate'> {
  readonly groups: readonly OpenedGroup[]
  /** The kind that was opened; `''` when it is not known. */
  readonly boxId: string
  /** None of that kind is left to be opened. */
  readonly isLast: boolean
  readonly onCheck: () => void
}

const collection = `#${href('/pages/mine/myCollection/mycollection')}`

export const OpenResultScreen = (props: OpenResultProps) => (
  <PageScreen {...(props.state === 'done' ? { footer: <Foot {...props} /> } : {})}>
    {props.state === 'done' ? <Opened groups={props.groups} /> : <Unknown {...props} />}
  </PageScreen>
)

function Opened({ groups }: Pick<OpenResultProps, 'groups'>) {
  const all = groups.flatMap((group) => group.goods)
  const [only] = all
  if (only && all.length === 1) return <One goods={only} title={groups[0]!.title} />
  return (
    <>
      <div role="status" className="pb-1 text-center">
        <p className="text-headline font-semibold tabular-nums">开出 {all.length} 件</p>
        {groups.length > 1 && (
          <p className="text-note text-soft tabular-nums">{groups.map((group) => group.title).join(' · ')}</p>
        )}
        <p className="pt-1 text-note text-muted">已收入「我的藏品」，冷静期后可寄售和转赠</p>
      </div>
      {all[0] && (
        <div className="mx-auto max-w-60 pt-2">
          <ShareWork work={sharedWork(all[0])} />
        </div>
      )}
      <div className="pt-6">
        <GoodsGrid label="开出的藏品" goods={all} />
      </div>
    </>
  )
}

/** What the poster says of it. */
const sharedWork = ({ item, end, productId }: OpenedGoods): SharedWork => ({
  productId,
  name: item.name,
  seriesName: item.seriesName,
  rarity: item.rarity,
  number: end,
  image: item.largeImage,
})

const One = ({ goods, title }: { readonly goods: OpenedGoods; readonly title: string }) => (
  <>
    <LargeArt item={goods.item} />
    <div role="status" className="pt-6 text-center">
      <p className="font-title text-headline font-semibold">{goods.item.name}</p>
      <p className="text-note text-soft tabular-nums">
        {title.split(' ', 1)[0]} · {goods.end} · {goods.note}
      </p>
      <p className="pt-1 text-note text-muted">已收入「我的藏品」，冷静期后可寄售和转赠</p>
    </div>
    <div className="mx-auto flex max-w-80 gap-3 pt-5 *:flex-1">
      <Button block href={goods.href}>
        查看详情
      </Button>
      <ShareWork work={sharedWork(goods)} />
    </div>
  </>
)

const shelf = `#${href('/pages/mine/myCollection/mycollection', { part: 'boxes' })}`

const Foot = ({ boxId, isLast }: Pick<OpenResultProps, 'boxId' | 'isLast'>) => (
  <div className="flex gap-3">
    <span className="flex-1">
      <Button
        block
        href={
          boxId === '' || isLast
            ? shelf
            : `#${href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id: boxId })}`
        }
      >
        {isLast ? '我的盲盒' : '继续开盒'}
      </Button>
    </span>
    <span className="flex-1">
      <Button block tone="primary" href={collection}>
        我的藏品
      </Button>
    </span>
  </div>
)

function Unknown({ state, message, onCheck, ...unknown }: OpenResultProps) {
  const toCollection = <Button href={collection}>我的藏品</Button>
  if (state === 'none') {
    return (
      <EmptyState
        kind="box"
        title="本机没有这次开盒的记录"
        note="开出的藏品都在「我的藏品」里。"
        action={toCollection}
      />
    )
  }
  if (state === 'refused') {
    return <ResultState outcome="failed" title="开盒失败" note={message} action={toCollection} />
  }
  return <UnknownOutcome intent={{ state, ...unknown }} doing="开盒" away={toCollection} onCheck={onCheck} />
}
