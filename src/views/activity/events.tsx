import { EnvelopeIcon, FlameIcon, GavelIcon, GlobeIcon, LotsIcon, WheelIcon } from '#src/ui/icon/event-icons.tsx'
import { EntryGrid, type GridEntry } from '../kit/page/entry-grid.tsx'

const scrimmage = '/pages/common/scrimmage/scrimmage'

const entries: readonly GridEntry[] = [
  { path: scrimmage, text: '热场', icon: FlameIcon },
  { path: '/pages/activity/auctionBid', text: '拍卖', icon: GavelIcon },
  { path: '/pages/home/luckyDraw/mainList', text: '抽奖', icon: WheelIcon },
  { path: '/pages/home/drawLots/index', text: '抽签', icon: LotsIcon },
  { path: scrimmage, query: { envelope: 'now' }, text: '红包', icon: EnvelopeIcon },
  { path: '/pages/home/ARearth/ARearth', text: '地球', icon: GlobeIcon },
]

/** The ways from the activities to what is on just now. */
export const Events = () => (
  <div className="mb-4">
    <EntryGrid label="正在热闹" entries={entries} columns={6} />
  </div>
)
