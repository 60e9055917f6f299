import { RefreshIcon, ShareIcon } from '#src/ui/icon/action-icons.tsx'
import {
  ChatIcon,
  FrameIcon,
  GardenIcon,
  GiftIcon,
  MarketIcon,
  OrderIcon,
  PersonIcon,
  SparkIcon,
  WalletIcon,
} from '#src/ui/icon/place-icons.tsx'
import { PlaceIcon } from '#src/ui/icon/chat-icons.tsx'
import { type GridEntry, EntryGrid } from '../kit/page/entry-grid.tsx'

const entries: readonly GridEntry[] = [
  { path: '/pages/sales/list/list', text: '寄售', icon: MarketIcon },
  { path: '/pages/sales/list/specialList', text: '专场', icon: SparkIcon },
  { path: '/pages/sales/list/inscriptionList', text: '铭文', icon: FrameIcon },
  { path: '/pages/home/purchaseHead/purchaseHead', text: '头像', icon: PersonIcon },
  { path: '/pages/mine/order/index', text: '订单', icon: OrderIcon },
  { path: '/pages/sales/list/micropeaList', text: '微豆', icon: GiftIcon },
  { path: '/pages/sales/list/yBeans', text: '元豆', icon: WalletIcon },
  { path: '/pages/home/exchangeCenter/index', text: '兑换', icon: RefreshIcon },
  { path: '/pages/home/inviteFriends/index', text: '邀请', icon: ShareIcon },
  { path: '/pages/chat/index', text: '消息', icon: ChatIcon },
  { path: '/pages/home/magicGarden/index', text: '花园', icon: GardenIcon },
  { path: '/pages/home/newPattern/index', text: '田园', icon: PlaceIcon },
]

/** The ways from the home page; they need nothing from the server, so they are there at once. */
export const HomeEntries = () => (
  <div className="mt-3 first:mt-0">
    <EntryGrid label="快捷入口" entries={entries} columns={5} />
  </div>
)
