import { BarLink } from '../kit/page/bar-link.tsx'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { AddressRow, ThingRow } from './physical.select.ts'

export interface ThingsProps {
  readonly resource: ShownResource
  readonly things: readonly ThingRow[]
  readonly book: ShownResource
  readonly addresses: readonly AddressRow[]
  /** What is about to be sent; null while nothing is. */
  readonly thing: ThingRow | null
  readonly intent: IntentView<unknown>
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly question?: ReactNode
  readonly onChoose: (id: string) => void
  readonly onOrder: (addressId: string) => void
  readonly onCheck: () => void
}

const ordersHref = `#${href('/pages/mine/entity/entityOrder')}`

/** One's real things, each with its picture, and the sheet in which one is sent. */
export const ThingsScreen = (props: ThingsProps) => {
  const { resource, things, intent, unknown, question, onChoose, onCheck } = props
  return (
    <PageScreen actions={<BarLink href={ordersHref} text="提货订单" />}>
      <div className="pb-3 empty:hidden">
        <News intent={intent} onCheck={onCheck} />
      </div>
      {unknown}
      <ResourceState resource={resource} skeleton={<SkeletonList leading="picture" notes />}>
        {things.length === 0 ? (
          <EmptyState
            title="还没有实物"
            note="宝箱里得到的实物会放在这里。"
            action={<Button href={`#${href('/pages/mine/porp/porp')}`}>我的道具</Button>}
          />
        ) : (
          <ul className="flex flex-col gap-3">
            {things.map((thing) => (
              <li key={thing.id} className="flex gap-4 rounded-l bg-surface p-3">
                <span className="w-24 shrink-0">
                  <ArtImage src={safePicture(thing.image)} alt={thing.name} ratio={4 / 5} rounded="small" />
                </span>
                <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
                  <h2 className="font-title text-title">{thing.name}</h2>
                  <p className="text-note text-pretty text-soft">{thing.story}</p>
                  <p className="text-note text-muted">来自{thing.from}</p>
                  <span className="mt-auto self-end">
                    {thing.orderId === '' ? (
                      <Button disabled={intent.state === 'sending'} onPress={() => onChoose(thing.id)}>
                        提货
                      </Button>
                    ) : (
                      <TextLink href={ordersHref}>查看物流</TextLink>
                    )}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </ResourceState>
      <Ship {...props} />
      {question}
    </PageScreen>
  )
}

const News = ({ intent, onCheck }: Pick<ThingsProps, 'intent' | 'onCheck'>) => {
  if (intent.state === 'refused') return <InlineMessage kind="error">{intent.message}</InlineMessage>
  return intent.state === 'uncertain' ? (
    <StagedNews
      change={{ ...intent, state: 'uncertain', found: intent.found ?? '', doing: '提货' }}
      onCheck={onCheck}
    />
  ) : null
}

function Ship({ thing, book, addresses, onChoose, onOrder }: ThingsProps) {
  const [picked, setPicked] = useState('')
  const address = addresses.find(({ id }) => id === picked) ?? addresses.find((one) => one.isDefault) ?? addresses[0]
  return (
    <Sheet
      open={thing !== null}
      title={`提货「${thing?.name ?? ''}」`}
      onDismiss={() => onChoose('')}
      footer={
        <Button tone="primary" block disabled={!address} onPress={() => address && onOrder(address.id)}>
          确认提货
        </Button>
      }
    >
      <p className="pb-3 text-note text-pretty text-soft">每件实物只能提货一次，下单后不能更改地址或取消。</p>
      <div className="pb-4">
        <ResourceState
          resource={book}
          skeleton={<SkeletonList rows={2} notes />}
          empty={<EmptyState title="还没有收货地址" />}
        >
          <List>
            {addresses.map((one) => (
              <ListRow
                key={one.id}
                title={`${one.name} ${one.phone}`}
                note={`${one.region} ${one.detail}`}
                // What is chosen is no button: pressing it would change nothing.
                {...(one.id === address?.id ? { value: '寄到这里' } : { onPress: () => setPicked(one.id) })}
              />
            ))}
            <ListRow title="管理收货地址" href={`#${href('/pages/mine/address/index')}`} />
          </List>
        </ResourceState>
      </div>
    </Sheet>
  )
}
