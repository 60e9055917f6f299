import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#src/ui/action/button.tsx'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { UnknownIntents, type UnknownIntentsOf } from '../intent/unknown-intent-list.tsx'
import { OrderButton, type OrderButtonProps } from '../page/order-button.tsx'
import { PageScreen, type PageScreenProps } from '../page/page-screen.tsx'
import { TabbedPage } from '../page/tabbed-page.tsx'
import { DealList, type DealListProps } from './deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from './deed-sheet.tsx'

/** What every list of deals is given by its page. */
export interface Deals extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  /** What nobody knows the end of, above all else. */
  readonly unknown?: ReactNode
}

/** What nobody knows the end of that goes by one of these calls, but for the deed that is just asked. */
export const unknownDeeds = (by: UnknownIntentsOf['by'], but?: UnknownIntentsOf['but']): ReactNode => (
  <UnknownIntents by={by} but={but} />
)

/** A place that a button at the foot leads to. */
export interface FootLink {
  readonly text: string
  /** Of a route, with its `#`. */
  readonly href: string
}

export interface DealPageProps<Part extends string, Order extends string = never>
  extends Deals, DealListProps, Pick<PageScreenProps, 'title'> {
  /** The views of the list, each with its word; `on` is what else chooses the rows. */
  readonly tabs?: {
    readonly label: string
    readonly words: Readonly<Record<Part, string>>
    readonly parts: readonly Part[]
    readonly current: Part
    readonly onTab: (part: Part) => void
    readonly on?: string
  }
  /** In which order the rows are; null where that cannot be chosen. */
  readonly order?: OrderButtonProps<Order> | null
  /** Narrows the rows, above them; where there is nothing to choose it is left out. */
  readonly filter?: {
    readonly label: string
    readonly items: readonly { readonly key: string; readonly label: string }[]
    readonly current: string
    readonly onChange: (key: string) => void
  } | null
  /** One or two; the last is what the page is for. */
  readonly foot?: readonly FootLink[]
  /** A sheet of the page's own. */
  readonly sheet?: ReactNode
}

export const Foot = ({ links }: { readonly links: readonly FootLink[] }) => (
  <div className="flex gap-3 large:flex-col">
    {links.map(({ text, href }, at) => (
      <span key={href} className="flex-1">
        <Button {...(at === links.length - 1 ? { tone: 'primary' } : {})} size="large" block href={href}>
          {text}
        </Button>
      </span>
    ))}
  </div>
)

const Filter = ({ items, ...filter }: NonNullable<DealPageProps<string>['filter']>) =>
  items.length > 1 && (
    <div className="-mx-4 -mb-1">
      <SegmentedTabs {...filter} look="line" items={[{ key: '', label: '全部' }, ...items]} />
    </div>
  )

export interface DealSheetProps {
  readonly open: boolean
  readonly title: string
  /** What it is about, small. */
  readonly about?: string
  readonly action?: Pick<ButtonProps, 'tone' | 'onPress'> & { readonly text: string }
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** What can be done with one of the rows. */
export const DealSheet = ({ open, title, about, action, onClose, children }: DealSheetProps) => (
  <Sheet
    open={open}
    title={title}
    onDismiss={onClose}
    footer={
      action && (
        <Button {...action} block size="large">
          {action.text}
        </Button>
      )
    }
  >
    {about !== undefined && <p className="pb-3 text-center text-note text-muted">{about}</p>}
    {children}
  </Sheet>
)

/** A list of deals: what is unknown, how the last deed stands, the rows, and the sheet in which a deed is confirmed. */
export function DealPage<Part extends string, Order extends string = never>(props: DealPageProps<Part, Order>) {
  const { unknown, tabs, title, order, filter, foot, sheet, children, ...rest } = props
  const frame = {
    ...(title === undefined ? {} : { title }),
    ...(order ? { actions: <OrderButton {...order} /> } : {}),
    ...(foot ? { footer: <Foot links={foot} /> } : {}),
  }
  const body = (
    <>
      {unknown}
      <DeedNews {...rest} />
      <DealList {...rest}>
        {filter && <Filter {...filter} />}
        {children}
      </DealList>
      {sheet}
      <DeedSheet {...rest} />
    </>
  )
  if (!tabs) return <PageScreen {...frame}>{body}</PageScreen>
  const { parts, words, ...chosen } = tabs
  return (
    <TabbedPage {...frame} {...chosen} tabs={parts.map((key) => ({ key, label: words[key] }))}>
      {body}
    </TabbedPage>
  )
}
