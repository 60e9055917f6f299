import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { SaleHead } from '../kit/product/sale-head.tsx'
import type { AvatarDetailsView, AvatarOffered } from './avatar-details.select.ts'

export interface AvatarDetailsProps {
  /** What nobody knows the end of, of these goods. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: AvatarDetailsView | null
  readonly asking: boolean
  readonly onRemind: (booked: boolean) => void
}

export const AvatarDetailsScreen = (props: AvatarDetailsProps) => {
  const { resource, view } = props
  return (
    <PageScreen {...(view ? { title: view.item.name, footer: <Foot {...props} offered={view.offered} /> } : {})}>
      {props.unknown}
      <ResourceState resource={resource} skeleton={<WorkOutline />}>
        {view && <Content view={view} />}
      </ResourceState>
    </PageScreen>
  )
}

const Content = ({ view }: { readonly view: AvatarDetailsView }) => (
  <>
    <LargeArt item={view.item} />
    <SaleHead item={view.item} standing={view.standing} />
    <Section title="头像故事">
      <p className="text-pretty text-soft">{view.story}</p>
      <p className="mt-2 text-note text-pretty text-muted">
        {view.item.seriesName}：{view.seriesStory}
      </p>
    </Section>
    <Section title="购买规则">
      <div className="rounded-l bg-surface px-4 py-2">
        <DescriptionList items={view.rules} />
      </div>
    </Section>
    {view.others.length > 0 && (
      <Section title="同系列的头像">
        <GoodsGrid label="同系列的头像" goods={view.others} />
      </Section>
    )}
  </>
)

type FootProps = Pick<AvatarDetailsProps, 'asking' | 'onRemind'> & { readonly offered: AvatarOffered }

const Foot = (props: FootProps) => (
  <div className="flex items-center justify-between gap-4">
    <p className="min-w-0 text-note text-soft tabular-nums">{props.offered.note}</p>
    <FootButton {...props} />
  </div>
)

function FootButton({ offered, asking, onRemind }: FootProps) {
  if (offered.kind === 'buy') {
    return (
      <Button tone="primary" href={offered.href}>
        {offered.text}
      </Button>
    )
  }
  if (offered.kind === 'others') return <Button href={offered.href}>其他头像</Button>
  return (
    <Button tone={offered.booked ? 'secondary' : 'primary'} pending={asking} onPress={() => onRemind(!offered.booked)}>
      {offered.booked ? '已预约，取消' : '开售提醒'}
    </Button>
  )
}
