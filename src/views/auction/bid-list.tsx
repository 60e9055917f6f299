import { memo } from 'react'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { ResourceFoot, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { BidRow } from './auction.select.ts'

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

/** Who has bid, the highest first: any number of bids, of which only those near the screen are drawn. */
export const BidList = ({ bids, resource }: { readonly bids: readonly BidRow[]; readonly resource: ShownResource }) => (
  <Section title="出价记录">
    {bids.length === 0 ? (
      <p className="text-note text-muted">还没有人出价。</p>
    ) : (
      <>
        <List even>
          {bids.map((bid) => (
            <BidLine
              key={bid.id}
              name={bid.bidder.nickname}
              at={bid.at}
              amountFen={bid.amountFen}
              isLeading={bid.state === 'leading'}
            />
          ))}
        </List>
        <ResourceFoot resource={resource} />
      </>
    )}
  </Section>
)
