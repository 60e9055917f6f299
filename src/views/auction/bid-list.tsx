import { memo } from 'react'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { ListRow, rowsLook } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { NearList } from '#src/ui/list/near-list.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { ResourceFoot, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { BidRow } from './auction.select.ts'

/** The list begins below the fold, and with twenty bids a second each reading is another list: so many of it are drawn there. */
const FEW = 16

interface BidLineProps {
  readonly name: string
  readonly at: number
  readonly amountFen: number
  readonly isLeading: boolean
}

/** One bid. The list is read anew every few seconds: what it said before is not drawn again. */
const BidLine = memo(function BidLine({ name, at, amountFen, isLeading }: BidLineProps) {
  return (
    <ListRow
      oneLine
      title={name}
      note={<span className="tabular-nums">{formatInstant(at, 'M月D日 HH:mm:ss')}</span>}
      value={priceWords(amountFen)}
      trailing={isLeading ? <Tag tone="jade">领先</Tag> : null}
    />
  )
})

interface BidListProps {
  readonly bids: readonly BidRow[]
  /** Who looks; `''` for a guest. */
  readonly me: string
  readonly resource: ShownResource
}

/** Who has bid, the highest first: any number of bids, of which only those near the screen are drawn. */
export const BidList = ({ bids, me, resource }: BidListProps) => (
  <Section title="出价记录">
    {bids.length === 0 ? (
      <p className="text-note text-muted">暂无出价。</p>
    ) : (
      <>
        <div className="mt-5 first:mt-0">
          <NearList few={FEW} className={rowsLook}>
            {bids.map((bid) => (
              <BidLine
                key={bid.id}
                name={bid.bidder.userId === me ? `${bid.bidder.nickname}（我）` : bid.bidder.nickname}
                at={bid.at}
                amountFen={bid.amountFen}
                isLeading={bid.state === 'leading'}
              />
            ))}
          </NearList>
        </div>
        <ResourceFoot resource={resource} />
      </>
    )}
  </Section>
)
