import { BoxIcon, MegaphoneIcon } from '#src/ui/icon/home-icons.tsx'
import { FrameIcon, GiftIcon, OrderIcon, WalletIcon, KeyIcon, LockIcon, StarIcon } from '#src/ui/icon/page-icons.tsx'
import { MarketIcon, SparkIcon } from '#src/ui/icon/place-icons.tsx'
import { GroupIcon } from '#src/ui/icon/chat-icons.tsx'
import { type GridEntry, EntryGrid } from '../kit/page/entry-grid.tsx'

const entries: readonly GridEntry[] = [
  { path: '/pages/sales/list/list', text: '寄售', icon: MarketIcon },
  { path: '/pages/sales/list/list', query: { kind: 'box' }, text: '盲盒', icon: BoxIcon },
  { path: '/pages/activity/auctionBid', text: '拍卖', icon: OrderIcon },
  { path: '/pages/sales/list/specialList', text: '专场', icon: SparkIcon },
  { path: '/pages/sales/list/micropeaList', text: '微豆', icon: GiftIcon },
  { path: '/pages/sales/list/yBeans', text: '元豆', icon: WalletIcon },
  { path: '/pages/sales/list/inscriptionList', text: '编号', icon: FrameIcon },
  { path: '/pages/sales/asktobuy/index', text: '求购', icon: MegaphoneIcon },
  { path: '/pages/mine/hypothecateOrder/hypothecateOrder', text: '质押', icon: LockIcon },
  { path: '/pages/lease/index', text: '租赁', icon: KeyIcon },
  { path: '/pages/freedomDeal/freedomDeal', text: '自由交易', icon: GroupIcon },
  { path: '/pages/yuandoumarket/index', text: '元豆市场', icon: StarIcon },
]

/** The ways from the market to its lists. */
export const MarketEntries = () => (
  <div className="mb-4">
    <EntryGrid label="市场分区" entries={entries} columns={6} />
  </div>
)
