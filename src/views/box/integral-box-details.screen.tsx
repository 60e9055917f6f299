import { Button } from '#src/ui/action/button.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt, Stock } from '../kit/product/large-art.tsx'
import { boxHref } from '../kit/product/goods.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { Part } from '../kit/resource/part.ts'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { BoxSections } from './blind-box-details.screen.tsx'
import type { BoxView, ContentLine } from './blind-box-details.select.ts'
import type { BeanSale } from './integral-box-details.select.ts'

export interface IntegralBoxDetailsProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: BoxView | null
  readonly contents: Part<ContentLine>
  /** Null while it is not known, and for a box that has no price in beans. */
  readonly sale: BeanSale | null
}

export const IntegralBoxDetailsScreen = ({ resource, view, contents, sale }: IntegralBoxDetailsProps) => (
  <PageScreen {...(view ? { title: view.item.name, footer: <Foot sale={sale} boxId={view.item.id} /> } : {})}>
    <ResourceState resource={resource} skeleton={<WorkOutline stands />}>
      {view && (
        <>
          <LargeArt item={view.item} />
          {sale && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-5">
              <p className="text-display leading-tight font-semibold text-cinnabar tabular-nums">{sale.cost}</p>
              <p className="text-note text-soft tabular-nums">{sale.balance}</p>
            </div>
          )}
          <p className="pt-1 text-note text-muted">
            {[view.item.seriesName, '盲盒', view.standing].filter(Boolean).join(' · ')}
          </p>
          <Stock item={view.item} />
          <BoxSections view={view} contents={contents} />
        </>
      )}
    </ResourceState>
  </PageScreen>
)

function Foot({ sale, boxId }: { readonly sale: BeanSale | null; readonly boxId: string }) {
  const note = sale ? sale.note : '这个盲盒不能用豆子兑换'
  const { text, href, main } = sale?.action ?? { text: '盲盒详情', href: boxHref(boxId), main: false }
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 text-note text-soft tabular-nums">{note}</p>
      <Button tone={main ? 'primary' : 'secondary'} href={href}>
        {text}
      </Button>
    </div>
  )
}
