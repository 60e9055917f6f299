import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { TabItem } from '#src/ui/form/segmented-tabs.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import type { Direction, RecordLine } from './transfer-record.select.ts'

export interface TransferRecordProps {
  readonly direction: Direction
  readonly lines: readonly RecordLine[]
  readonly resource: ShownResource
  readonly onDirection: (direction: Direction) => void
}

const tabs: readonly TabItem<Direction>[] = [
  { key: 'all', label: '全部' },
  { key: 'in', label: '收到' },
  { key: 'out', label: '转出' },
]

const nothing: Readonly<Record<Direction, { title: string; note: string; text: string; to: string }>> = {
  all: {
    title: '暂无流转记录',
    note: '买到、开出、收到的藏品会记在这里。',
    text: '去市场看看',
    to: tabPaths[1],
  },
  in: {
    title: '还没有收到藏品',
    note: '买到、开出、别人转赠的会记在这里。',
    text: '去市场看看',
    to: tabPaths[1],
  },
  out: {
    title: '还没有转出藏品',
    note: '转赠和寄售卖出的会记在这里。',
    text: '我的藏品',
    to: href('/pages/mine/myCollection/mycollection'),
  },
}

export const TransferRecordScreen = ({ direction, lines, resource, onDirection }: TransferRecordProps) => (
  <TabbedPage label="方向" tabs={tabs} current={direction} onTab={onDirection}>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} leading="picture" notes />}
      empty={
        <EmptyState
          kind="record"
          title={nothing[direction].title}
          note={nothing[direction].note}
          action={<Button href={`#${nothing[direction].to}`}>{nothing[direction].text}</Button>}
        />
      }
    >
      <List even>
        {lines.map(({ id, href: to, title, note, image, isIncoming, price }) => (
          <ListRow
            key={id}
            href={to}
            title={title}
            note={note}
            value={
              <span className="block text-note">
                <span className={isIncoming ? 'text-jade-ink' : 'text-soft'}>{isIncoming ? '收到' : '转出'}</span>
                {price !== '' && <span className="block tabular-nums">{price}</span>}
              </span>
            }
            leading={<RowPicture image={image} />}
            oneLine
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </TabbedPage>
)
