import { type ReactNode, useState } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { boxHref } from '../kit/product/goods.ts'
import { ListingNews, OfferSheet } from '../kit/listing/offer-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { StandingBox } from '../kit/product/large-art.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { useOffering } from '../kit/listing/use-offering.ts'
import { type BoxKind, countWords, type Openings, type SealedLine } from './my-boxes.select.ts'

type What = { readonly id: string } | { readonly size: string; readonly count: number } | { readonly count: number }

export interface MyBoxesProps {
  /** What nobody knows the end of, of these boxes. */
  readonly unknown?: ReactNode
  /** Null until it is known. */
  readonly kind: BoxKind | null
  readonly resource: ShownResource
  readonly total: number
  readonly openable: number
  readonly lines: readonly SealedLine[]
  readonly openings: Openings
  /** The box that something is done with; `''` for none yet. */
  readonly chosen: string
  readonly offering: ReturnType<typeof useOffering>
  readonly onChoose: (id: string) => void
  readonly onOpen: (what: What) => void
}

export function MyBoxesScreen(props: MyBoxesProps) {
  const { kind, resource, lines, chosen, offering, onChoose, onOpen } = props
  const [isActing, setActing] = useState(false)
  const line = lines.find((one) => one.id === chosen)
  const isBusy = offering.listing.state !== 'rest'
  // What is pressed while its offer is changing is not asked about by itself once that has ended.
  if (isActing && isBusy) setActing(false)
  const act = (key: string) => {
    setActing(false)
    if (key === 'open') onOpen({ id: chosen })
    if (key === 'offer') offering.ask()
    if (key === 'withdraw') offering.listing.takeDown()
  }
  return (
    <PageScreen {...(kind ? { title: kind.name } : {})} {...(lines.length > 0 ? { footer: <Foot {...props} /> } : {})}>
      {props.unknown}
      <ResourceState resource={resource} skeleton={<BoxesToCome />} empty={<Nothing kind={kind} />}>
        {kind && <StandingBox src={kind.image} alt={`${kind.name}，${kind.seriesName}`} work={`box-${kind.id}`} />}
        <Head {...props} />
        <List>
          {lines.map(({ id, title, note, value }) => (
            <ListRow
              key={id}
              title={title}
              note={note}
              value={id === chosen && isBusy ? '确认中' : value}
              chevron
              onPress={() => {
                onChoose(id)
                setActing(true)
              }}
            />
          ))}
        </List>
        <ResourceFoot resource={resource} />
      </ResourceState>
      <ActionSheet
        open={isActing && line !== undefined && !isBusy}
        title={line?.title ?? ''}
        items={(line?.deeds ?? []).map(({ key, text, note, off }) => ({ key, text, note, disabled: off }))}
        onSelect={act}
        onDismiss={() => setActing(false)}
      />
      {offering.question}
      <OfferSheet {...offering.sheet} name={`${kind?.name ?? '盲盒'} ${line?.title ?? ''}`} floor={kind?.floor ?? ''} />
    </PageScreen>
  )
}

/** A box on its pedestal, how many there are, and they. */
const BoxesToCome = () => (
  <>
    <Skeleton>
      <SkeletonBlock height="min(78.6vw - 30px, 296px)" round="card" />
      <div className="flex flex-col gap-4 pt-8 pb-6">
        <SkeletonBlock width="24%" height="16px" />
        <SkeletonBlock width="76%" height="13px" />
      </div>
    </Skeleton>
    <SkeletonList rows={6} notes />
  </>
)

const Head = ({ kind, total, openable, offering }: MyBoxesProps) => (
  <div className="pt-5 pb-3">
    <div className="flex items-center justify-between gap-3">
      <p className="font-medium tabular-nums" role="status">
        {countWords(total, openable)}
      </p>
      {kind && (
        <Button tone="quiet" flush href={boxHref(kind.id)}>
          概率公示
        </Button>
      )}
    </div>
    <p className="text-note text-muted">冷静期内可开盒；盲盒不可转赠，开出的藏品可转赠。</p>
    <div className="pt-3 empty:hidden">
      <ListingNews listing={offering.listing} onCheck={offering.listing.check} />
    </div>
  </div>
)

const Nothing = ({ kind }: Pick<MyBoxesProps, 'kind'>) => (
  <EmptyState
    kind="box"
    title="该款暂无待开盲盒"
    note="开出的藏品在「我的藏品」里。"
    action={
      <>
        <Button href={`#${href('/pages/mine/myCollection/mycollection')}`}>我的藏品</Button>
        <Button href={`#${href('/pages/mine/myCollection/mycollection', { part: 'boxes' })}`}>我的盲盒</Button>
        {kind && (
          <Button tone="quiet" href={boxHref(kind.id)}>
            盲盒详情
          </Button>
        )}
      </>
    }
  />
)

function Foot({ openings: { sizes, most }, onOpen }: MyBoxesProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [count, setCount] = useState(2)
  const one = sizes.find((size) => size.count === 1)
  const open = (what: What) => {
    setChoosing(false)
    onOpen(what)
  }
  const many = Math.min(count, most)
  // What is more than one has is not offered.
  const batches = sizes.filter((size) => size.count > 1 && size.count <= most)
  return (
    <>
      <div className="flex gap-3">
        <span className="flex-1">
          <Button block disabled={most < 2} onPress={() => setChoosing(true)}>
            选择数量
          </Button>
        </span>
        <span className="flex-1">
          <Button
            block
            tone="primary"
            disabled={most < 1}
            onPress={() => (most > 1 ? open({ count: most }) : open(one ? { size: one.id, count: 1 } : { count: 1 }))}
          >
            {most > 1 ? `全部开（${most}）` : '开 1 个'}
          </Button>
        </span>
      </div>
      <Sheet open={isChoosing} title="批量开盒" onDismiss={() => setChoosing(false)}>
        <div className="flex flex-col gap-3 pb-2">
          <div className="flex items-center justify-between gap-3 pb-1">
            <NumberBox label="开盒数量" value={many} min={1} max={Math.max(1, most)} onChange={setCount} />
            <Button onPress={() => open({ count: many })}>{`开 ${many} 个`}</Button>
          </div>
          {batches.map(({ id, count: size, off }) => (
            <Button
              key={id}
              block
              size="large"
              disabledReason={off ? `当前可开 ${most} 个` : null}
              onPress={() => open({ size: id, count: size })}
            >
              {`开 ${size} 个`}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
