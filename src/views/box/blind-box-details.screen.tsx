import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ShareBar } from '#src/ui/chart/share-bar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { Part } from '../kit/resource/part.ts'
import { PartState } from '../kit/resource/part-section.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { BoxView, ContentLine } from './blind-box-details.select.ts'
import { SaleHead } from '../kit/product/sale-head.tsx'
import { chanceWords } from '../kit/product/sale-words.ts'

export interface BlindBoxDetailsProps {
  /** What nobody knows the end of, of these goods. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: BoxView | null
  readonly contents: Part<ContentLine>
  readonly asking: boolean
  readonly onRemind: (booked: boolean) => void
}

export function BlindBoxDetailsScreen({ unknown, resource, view, contents, asking, onRemind }: BlindBoxDetailsProps) {
  return (
    <PageScreen
      {...(view
        ? { title: view.item.name, footer: <Foot foot={view.foot} asking={asking} onRemind={onRemind} /> }
        : {})}
    >
      {unknown}
      <ResourceState resource={resource} skeleton={<WorkOutline stands />}>
        {view && <Content view={view} contents={contents} />}
      </ResourceState>
    </PageScreen>
  )
}

interface BoxSectionsProps {
  readonly view: BoxView
  readonly contents: Part<ContentLine>
}

const Content = ({ view, contents }: BoxSectionsProps) => (
  <>
    <LargeArt item={view.item} />
    <SaleHead item={view.item} standing={view.standing} />
    <BoxSections view={view} contents={contents} />
  </>
)

/** What there is to know about a box, however it is paid for. */
export const BoxSections = ({ view, contents }: BoxSectionsProps) => (
  <>
    <Section title="盲盒介绍">
      <p className="text-pretty text-soft">{view.story}</p>
    </Section>
    <Section title="开出概率" note="概率按发行总量公示，实际从剩余库存中随机抽取">
      <div className="rounded-l bg-surface p-4">
        <ShareBar label="各稀有度的概率" shares={view.odds} amountText={chanceWords} />
      </div>
    </Section>
    <Section title="盒中藏品" note={contentsNote(view, contents)}>
      <PartState part={contents} name="盒中藏品" skeleton={<SkeletonList rows={5} leading="picture" notes />}>
        <List>
          {contents.items.map(({ id, href, name, note, image, chance }) => (
            <ListRow
              key={id}
              href={href}
              title={name}
              note={note}
              value={<span className="tabular-nums">{chance}</span>}
              leading={<RowPicture image={image} />}
              oneLine
            />
          ))}
        </List>
      </PartState>
    </Section>
    <Facts title="寄售行情" items={view.market} />
    <Facts title="购买规则" items={view.rules} />
  </>
)

const Facts = ({ title, items }: { readonly title: string; readonly items: BoxView['rules'] }) => (
  <Section title={title}>
    <div className="rounded-l bg-surface px-4 py-2">
      <DescriptionList items={items} />
    </div>
  </Section>
)

const contentsNote = ({ opened }: BoxView, { status, items }: Part<ContentLine>): string =>
  status === 'ready' ? `共 ${formatCount(items.length)} 款，${opened}` : opened

const Foot = ({
  foot,
  asking,
  onRemind,
}: Pick<BoxView, 'foot'> & Pick<BlindBoxDetailsProps, 'asking' | 'onRemind'>) => (
  <div className="flex items-center justify-between gap-4">
    <p className="min-w-0 text-note text-soft tabular-nums">{foot.note}</p>
    {foot.buy !== null ? (
      <span className="shrink-0">
        <Button tone="primary" href={foot.buy}>
          立即购买
        </Button>
      </span>
    ) : foot.remind === 'none' ? (
      <Button href="#/pages/sales/sales">去市场看看</Button>
    ) : (
      <Button
        tone={foot.remind === 'booked' ? 'secondary' : 'primary'}
        pending={asking}
        onPress={() => onRemind(foot.remind !== 'booked')}
      >
        {foot.remind === 'booked' ? '已预约，取消' : '开售提醒'}
      </Button>
    )}
  </div>
)
