import { type ReactNode, useState } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs, type TabItem, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { CopyKind } from '../kit/collection/copy.ts'
import { CopyPicker, type PickLine } from '../kit/collection/copy-picker.tsx'
import { ListingNews, OfferSheet, type OfferSheetProps } from '../kit/listing/offer-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ListingView } from '../kit/listing/use-listing.ts'
import { collectionPath, type ManyWay } from './my-collection.select.ts'

export interface OfferManyProps {
  readonly way: ManyWay
  readonly kind: CopyKind
  readonly resource: ShownResource
  readonly lines: readonly PickLine[]
  readonly picked: readonly string[]
  /** How many go at once. */
  readonly batchMax: number
  readonly listing: ListingView
  readonly sheet: Omit<OfferSheetProps, 'name' | 'floor'>
  /** What is asked before anything is put up or taken down. */
  readonly question?: ReactNode
  readonly onWay: (way: ManyWay) => void
  readonly onPick: (picked: readonly string[]) => void
  readonly onAsk: () => void
  readonly onTakeDown: () => void
  readonly onCheck: () => void
}

const ways: readonly TabItem<ManyWay>[] = [
  { key: 'up', label: '可以寄售' },
  { key: 'down', label: '寄售中' },
]

const nouns: Readonly<Record<CopyKind, string>> = { collectible: '藏品', seed: '花种' }

const idBase = 'offer-many'

/** Several copies put up at one price, or taken down, at once: all of them, or none. */
export function OfferManyScreen(props: OfferManyProps) {
  const { way, kind, resource, lines, picked, batchMax, listing, sheet, onWay, onPick } = props
  const noun = nouns[kind]
  return (
    <PageScreen
      title={kind === 'seed' ? '寄售花种' : '批量寄售'}
      top={
        <div className="px-4 pb-2">
          <SegmentedTabs label="寄售或下架" items={ways} current={way} onChange={onWay} idBase={idBase} />
        </div>
      }
      {...(lines.length > 0 ? { footer: <Foot {...props} /> } : {})}
    >
      <TabPanel idBase={idBase} current={way}>
        <ResourceState
          resource={resource}
          skeleton={<SkeletonList rows={8} leading="picture" notes />}
          empty={<Nothing way={way} kind={kind} />}
        >
          <div className="flex flex-col gap-3">
            <ListingNews listing={listing} onCheck={props.onCheck} />
            <p className="text-note text-pretty text-muted">
              {way === 'up'
                ? `一次最多 ${batchMax} 件，每件同一个价格；有一件不能寄售，就一件都不上架。`
                : `一次最多 ${batchMax} 件；有人正在付款的，要等对方付完或放弃。`}
            </p>
            <CopyPicker
              label={`要${way === 'up' ? '寄售' : '下架'}的${noun}`}
              lines={lines}
              picked={picked}
              most={batchMax}
              onPick={onPick}
            />
          </div>
          <ResourceFoot resource={resource} />
        </ResourceState>
      </TabPanel>
      {props.question}
      <OfferSheet {...sheet} name={`${picked.length} 件，每件同一个价格`} floor="" />
    </PageScreen>
  )
}

const Nothing = ({ way, kind }: Pick<OfferManyProps, 'way' | 'kind'>) => (
  <EmptyState
    title={way === 'up' ? `暂无可寄售的${nouns[kind]}` : `没有正在寄售的${nouns[kind]}`}
    note={
      way === 'up'
        ? `冷静期里的${nouns[kind]}到期后会出现在这里。`
        : `挂出去的${nouns[kind]}会出现在这里，随时可以下架。`
    }
    action={
      <Button href={`#${href(collectionPath, { part: kind === 'seed' ? 'seeds' : '' })}`}>我的{nouns[kind]}</Button>
    }
  />
)

function Foot({ way, kind, picked, listing, onAsk, onTakeDown }: OfferManyProps) {
  const [asking, setAsking] = useState(false)
  const isUp = way === 'up'
  const verb = isUp ? '寄售' : '下架'
  return (
    <>
      <Button
        tone="primary"
        size="large"
        block
        pending={listing.state !== 'rest'}
        pendingText={listing.state === 'uncertain' ? '确认中' : listing.up ? '正在寄售' : '正在下架'}
        onPress={isUp ? onAsk : () => setAsking(true)}
        disabledReason={picked.length === 0 ? `先选要${verb}的${nouns[kind]}` : null}
      >
        {picked.length === 0 ? verb : `${verb}（已选 ${picked.length} 件）`}
      </Button>
      <Dialog
        open={asking}
        title={`下架这 ${picked.length} 件${nouns[kind]}？`}
        confirm={{
          text: '下架',
          onPress: () => {
            setAsking(false)
            onTakeDown()
          },
        }}
        cancel
        onDismiss={() => setAsking(false)}
      >
        下架后别人看不到它们，随时可以再寄售。
      </Dialog>
    </>
  )
}
