import { copies } from '../kit/product/collectible.ts'
import { CopyIcon } from '#src/ui/icon/page-icons.tsx'
import { ReadMore } from '#src/ui/display/read-more.tsx'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { LineChart } from '#src/ui/chart/line-chart.tsx'
import { ShareBar } from '#src/ui/chart/share-bar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Timeline, type TimelineEntry } from '#src/ui/display/timeline.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { dayWords } from '../kit/product/sale-words.ts'
import type { Offered, OfferLine, ProductView } from './product-details.select.ts'
import type { SoldLine } from './product-sales.select.ts'
import { SaleHead } from '../kit/product/sale-head.tsx'

export interface ProductDetailsProps {
  /** What nobody knows the end of, of these goods. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: ProductView | null
  readonly offered: Offered | null
  /** The cheapest offers of people. */
  readonly offers: readonly OfferLine[]
  /** The last sales. */
  readonly sales: readonly SoldLine[]
  /** The last changes of hands. */
  readonly records: readonly TimelineEntry[]
  /** The mark of a favourite. */
  readonly star: ReactNode
  /** What can be bought before everybody else, of its series. */
  readonly priority?: ReactNode
  readonly asking: boolean
  readonly onRemind: (booked: boolean) => void
  readonly onJoin: () => void
  readonly onCopy: (text: string) => void
}

export function ProductDetailsScreen(props: ProductDetailsProps) {
  const { view, offered } = props
  return (
    <PageScreen
      {...(view ? { title: view.item.name, actions: props.star } : {})}
      {...(view && offered ? { footer: <Foot {...props} offered={offered} /> } : {})}
    >
      {props.unknown}
      <ResourceState resource={props.resource} skeleton={<WorkOutline />}>
        {view && <Content {...props} view={view} />}
      </ResourceState>
    </PageScreen>
  )
}

type ContentProps = Pick<ProductDetailsProps, 'offers' | 'sales' | 'records' | 'priority' | 'onCopy'> & {
  readonly view: ProductView
}

function Content({ view, offers, sales, records, priority, onCopy }: ContentProps) {
  return (
    <>
      <LargeArt item={view.item} back={view.back} />
      <SaleHead item={view.item} standing={view.standing} />
      <Section title="藏品故事">
        <ReadMore>
          <p className="text-pretty text-soft">{view.story}</p>
        </ReadMore>
        {view.seriesStory !== '' && (
          <p className="mt-2 text-note text-pretty text-muted">
            {view.item.seriesName}：{view.seriesStory}
          </p>
        )}
      </Section>
      {/* It comes later than the work: what is being read stays where it is. */}
      {priority && (
        <Section title="优先购" note="持有同系列藏品，预约后比所有人先买一份，到时会提醒你">
          {priority}
        </Section>
      )}
      <Section title="发行去向" note={`限量 ${copies(view.item.editionSize)}，每份都有自己的编号`}>
        <div className="rounded-l bg-surface p-4">
          <ShareBar label="发行去向" shares={view.edition} amountText={copies} />
        </div>
      </Section>
      {view.boxes.length > 0 && (
        <Section title="盲盒也可开出">
          <List>
            {view.boxes.map(({ id, href, name, chance }) => (
              <ListRow
                key={id}
                href={href}
                title={name}
                value={<span className="tabular-nums">概率 {chance}</span>}
                oneLine
              />
            ))}
          </List>
        </Section>
      )}
      <Market market={view.market} />
      <Offers offers={offers} market={view.market} />
      <Sales sales={sales} />
      {records.length > 0 && (
        <Section title="流转记录">
          <div className="rounded-l bg-surface p-4">
            <Timeline label="流转记录" entries={records} />
          </div>
        </Section>
      )}
      <Section title="购买规则">
        <div className="rounded-l bg-surface px-4 py-2">
          <DescriptionList items={[...view.rules, registration(view.chainHash, onCopy)]} />
        </div>
      </Section>
    </>
  )
}

const Offers = ({ offers, market }: Pick<ProductDetailsProps, 'offers'> & Pick<ProductView, 'market'>) =>
  offers.length > 0 && (
    <Section title="正在寄售" note="价格从低到高" moreHref={market.href} moreText="全部编号">
      <List>
        {offers.map(({ id, href, number, seller, price }) => (
          <ListRow
            key={id}
            href={href}
            title={<span className="tabular-nums">{number}</span>}
            note={seller}
            value={<span className="font-medium text-cinnabar">{price}</span>}
            oneLine
          />
        ))}
      </List>
      <div className="mt-3">
        <Button block href={market.manyHref}>
          扫地板
        </Button>
      </div>
    </Section>
  )

const Sales = ({ sales }: Pick<ProductDetailsProps, 'sales'>) =>
  sales.length > 0 && (
    <Section title="最近成交" note="首发和寄售都算">
      <List>
        {sales.map(({ id, title, note, price }) => (
          <ListRow
            key={id}
            title={<span className="tabular-nums">{title}</span>}
            note={note}
            value={<span className="tabular-nums">{price}</span>}
            oneLine
          />
        ))}
      </List>
    </Section>
  )

const registration = (hash: string, onCopy: (text: string) => void) => ({
  term: '链上登记',
  detail: <span className="break-all">{`${hash.slice(0, 10)}…${hash.slice(-6)}`}</span>,
  action: <IconButton icon={CopyIcon} label="复制链上登记" onPress={() => onCopy(hash)} />,
})

const Market = ({ market: { points, label, floor, offers, href } }: Pick<ProductView, 'market'>) => (
  <Section title="市场成交" {...(points.length === 0 ? {} : { note: label })} moreHref={href} moreText="编号列表">
    <div className="rounded-l bg-surface p-4">
      <LineChart label={label} points={points} valueText={priceWords} timeText={dayWords} emptyText="暂无成交" />
      <div className="mt-3 border-t border-hairline pt-1">
        <DescriptionList
          items={[
            { term: '地板价', detail: floor },
            { term: '寄售中', detail: offers },
          ]}
        />
      </div>
    </div>
  </Section>
)

type FootProps = ProductDetailsProps & { readonly offered: Offered }

/** What can be done about it now, with the reason beside it. */
const Foot = ({ offered, ...rest }: FootProps) => (
  <div className="flex items-center justify-between gap-4">
    <p className="min-w-0 text-note text-soft tabular-nums">
      {offered.kind === 'wait' ? (
        <>
          {offered.note} · <LiveCountdown label="预计" until={offered.admittedAt} doneText="请稍候" />
        </>
      ) : (
        offered.note
      )}
    </p>
    <FootButton {...rest} offered={offered} />
  </div>
)

function FootButton({ offered, asking, onRemind, onJoin }: FootProps) {
  if (offered.kind === 'buy') {
    return (
      <Button tone="primary" href={offered.href}>
        立即购买
      </Button>
    )
  }
  if (offered.kind === 'market') return <Button href={offered.href}>{offered.text}</Button>
  if (offered.kind === 'wait') return <Button pending>排队中</Button>
  if (offered.kind === 'join') {
    return (
      <Button tone="primary" pending={asking} onPress={onJoin}>
        加入排队
      </Button>
    )
  }
  return (
    <Button tone={offered.booked ? 'secondary' : 'primary'} pending={asking} onPress={() => onRemind(!offered.booked)}>
      {offered.booked ? '已预约，取消' : '开售提醒'}
    </Button>
  )
}
