import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { StatusDot } from '#src/ui/display/status-dot.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { beanWords } from '../kit/order/order-row.ts'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import {
  type ExchangeLine,
  type ExchangeTab,
  exchangeTabs,
  exchangeTabWords,
  type RecordLine,
} from './exchange-center.select.ts'

export interface ExchangeCenterProps {
  /** What nobody knows the end of, of what was exchanged. */
  readonly unknown?: ReactNode
  readonly tab: ExchangeTab
  /** Of the tab that is shown. */
  readonly resource: ShownResource
  /** How many beans of this kind there are; null until it is known. */
  readonly balance: number | null
  readonly lines: readonly ExchangeLine[]
  readonly records: readonly RecordLine[]
  readonly onTab: (tab: ExchangeTab) => void
  readonly onChoose: (productId: string) => void
}

export const ExchangeCenterScreen = (props: ExchangeCenterProps) => {
  const { tab, onTab } = props
  return (
    <TabbedPage
      label="兑换"
      tabs={exchangeTabs.map((key) => ({ key, label: exchangeTabWords[key] }))}
      current={tab}
      onTab={onTab}
    >
      {props.unknown}
      {tab === 'record' ? <Records {...props} /> : <Choices {...props} kind={tab} />}
    </TabbedPage>
  )
}

type ChoicesProps = ExchangeCenterProps & { readonly kind: Exclude<ExchangeTab, 'record'> }

const Choices = ({ kind, resource, balance, lines, onChoose }: ChoicesProps) => (
  <ResourceState
    resource={resource}
    skeleton={<SkeletonList rows={6} leading="picture" notes />}
    empty={
      <EmptyState
        title={`暂时没有可以用${beanWords[kind]}兑换的藏品`}
        note="新的兑换会先发公告。"
        action={<Button href={`#${tabPaths[1]}`}>全部藏品</Button>}
      />
    }
  >
    <List
      even
      {...(balance === null ? {} : { header: `当前余额 ${formatCount(balance)} ${beanWords[kind]}` })}
      footer="兑换后立即扣豆、立即到账，不可退回。"
    >
      {lines.map(({ id, name, note, image, cost, obstacle }) => (
        <ListRow
          key={id}
          title={name}
          note={note}
          leading={<RowPicture image={image} />}
          value={<span className="font-semibold text-cinnabar">{cost}</span>}
          onPress={() => onChoose(id)}
          disabledReason={obstacle === '' ? null : obstacle}
          chevron
          oneLine
        />
      ))}
    </List>
    <ResourceFoot resource={resource} />
  </ResourceState>
)

const Records = ({ resource, records, onTab }: ExchangeCenterProps) => (
  <ResourceState
    resource={resource}
    skeleton={<SkeletonList rows={6} leading="picture" notes />}
    empty={
      <EmptyState
        kind="record"
        title="暂无兑换记录"
        note="用豆子换到的藏品和盲盒会记在这里。"
        action={<Button onPress={() => onTab('weiDou')}>去兑换</Button>}
      />
    }
  >
    <List even>
      {records.map(({ id, href, name, note, image, cost, state }) => (
        <ListRow
          key={id}
          href={href}
          title={name}
          note={note}
          leading={<RowPicture image={image} />}
          value={
            <span className="flex flex-col items-end text-note">
              <span className="font-medium text-ink">{cost}</span>
              <StatusDot tone={state.tone}>{state.text}</StatusDot>
            </span>
          }
          chevron={false}
          oneLine
        />
      ))}
    </List>
    <ResourceFoot resource={resource} />
  </ResourceState>
)
