import { minute } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { AuctionHallScreen } from './auction-hall.screen.tsx'
import { AuctionLotScreen } from './auction-lot.screen.tsx'
import { type AuctionRoomProps, AuctionRoomScreen } from './auction-bid.screen.tsx'
import { type AuctionDetail, auctionLine, type LotRow } from './auction.select.ts'

export default { title: '拍卖/拍卖' }

const person = { userId: '2', nickname: '林间有鹿', avatar: '' }
const sample: AuctionDetail = {
  id: '1',
  copyId: '7-18',
  productId: '7',
  name: '寒江独钓',
  image: samplePicture(20),
  rarity: 'epic',
  seriesName: '水墨山河',
  number: 18,
  editionSize: 500,
  state: 'bidding',
  seller: person,
  startFen: 68_000,
  priceFen: 88_000,
  leastFen: 93_000,
  bids: 4,
  startsAt: storyNow - 20 * minute,
  endsAt: storyNow + 6 * minute,
  standing: 'none',
  mineFen: null,
  story: '',
  stepFen: 5000,
  windowMs: 30_000,
  extensionMs: 30_000,
  extensions: 0,
  extensionsMost: 10,
  settlingMs: 8000,
}
const lot: LotRow = {
  ...sample,
  activityId: '1',
  words: '行到水穷处，坐看云起时',
  state: 'falling',
  startFen: 120_000,
  floorFen: 40_000,
  dropFen: 2000,
  dropMs: 30_000,
  startsAt: storyNow - 4 * minute,
  buyer: null,
  paidFen: null,
}
const rest = { state: 'rest', message: '', found: '' } as const
const at = (screen: React.ReactNode, path = '/pages/activity/auctionBid', offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={path} offline={offline}>
      {screen}
    </StoryApp>
  )
  return Shown
}
const room = (change: Partial<AuctionRoomProps> = {}, of: Partial<AuctionDetail> = {}) =>
  at(
    <AuctionRoomScreen
      resource={listStates.whole}
      row={{ ...sample, ...of }}
      now={storyNow}
      me=""
      bids={[{ id: '1', auctionId: '1', bidder: person, amountFen: 88_000, at: storyNow - minute, state: 'leading' }]}
      bidsResource={listStates.whole}
      change={rest}
      asked={null}
      bidding={null}
      onAsk={still}
      onLeave={still}
      onBid={still}
      onCheck={still}
      {...change}
    />,
  )
const lines = [auctionLine(sample, storyNow), auctionLine({ ...sample, id: '2', standing: 'outbid' }, storyNow)]
const evening = { name: '夜航船', story: '刻有诗句的藏品，每半分钟降价一次，先出价者得。' }
const lots = [{ ...lines[0]!, title: '「行到水穷处，坐看云起时」', state: '最低降到 ¥400.00' }]
const struck = [
  { id: '1', title: '「江流天地外」', note: '林间有鹿 · 3月1日 07:40', image: lines[0]!.image, price: '¥640.00' },
]
const hall = (resource = listStates.whole, shown = lines, offline = false) =>
  at(
    <AuctionHallScreen resource={resource} lines={shown} evening={evening} lots={lots} struck={struck} />,
    undefined,
    offline,
  )
export const 大厅 = hall()
export const 大厅加载中 = hall(listStates.loading, [])
export const 大厅空 = hall(listStates.empty, [])
export const 大厅断网 = hall(listStates.offline, [], true)
export const 竞拍 = room()
export const 领先 = room({}, { standing: 'leading', mineFen: 88_000 })
export const 被超过 = room({}, { standing: 'outbid' })
export const 确认出价 = room({ asked: 93_000 })
export const 正在出价 = room({ change: { ...rest, state: 'changing' }, bidding: 93_000 })
export const 出价确认中 = room({ change: { ...rest, state: 'uncertain' } })
export const 出价被拒绝 = room({ change: { ...rest, message: '已有人出价更高，请刷新后重试' } })
export const 未开拍 = room({}, { state: 'listed', bids: 0, startsAt: storyNow + 3 * minute })
export const 结算中 = room({}, { state: 'settling', endsAt: storyNow - 1000 })
export const 已拍得 = room({}, { state: 'struck', standing: 'won', endsAt: storyNow - minute })
export const 铭文 = at(
  <AuctionLotScreen
    resource={listStates.whole}
    lot={lot}
    now={storyNow}
    priceFen={104_000}
    change={rest}
    asked={null}
    onAsk={still}
    onLeave={still}
    onTake={still}
    onCheck={still}
  />,
)
