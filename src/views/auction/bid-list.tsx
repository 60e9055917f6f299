import { formatInstant } from '#src/domain/time/calendar.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { ResourceFoot, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { BidRow } from './auction.select.ts'

/** Who has bid, the highest first: any number of bids, of which only those near the screen are drawn. */
export const BidList = ({ bids, resource }: { readonly bids: readonly BidRow[]; readonly resource: ShownResource }) => (
  <Section title="出价记录">
    {bids.length === 0 ? (
      <p className="text-note text-muted">还没有人出价。</p>
    ) : (
      <>
        <List even>
          {bids.map((bid) => (
            <ListRow
              key={bid.id}
              oneLine
              title={bid.bidder.nickname}
              note={<span className="tabular-nums">{formatInstant(bid.at, 'M月D日 HH:mm:ss')}</span>}
              value={priceWords(bid.amountFen)}
              trailing={bid.state === 'leading' ? <Tag tone="jade">领先</Tag> : null}
            />
          ))}
        </List>
        <ResourceFoot resource={resource} />
      </>
    )}
  </Section>
)
