import { minute } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates, parts, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { raffleLine } from './draw.select.ts'
import type { EnvelopeSheetProps } from './envelope/envelope-sheet.tsx'
import { envelopeLine, type EnvelopeRow } from './envelope/envelope.select.ts'
import { type ScrimmageProps, ScrimmageScreen } from './scrimmage.screen.tsx'
import { doubt, rest, sampleAirdrops, sampleEnvelope, sampleRaffle } from './story-draws.ts'

export default { title: '抽奖/热场' }

const hot = ['寒江独钓', '云起庐山'].map((title, at) => ({
  id: String(at),
  href: '#/pages/activity/auctionBid?id=1',
  title,
  image: samplePicture(at * 90),
  price: '¥880.00',
  endsAt: storyNow + (at + 1) * 4 * minute,
  note: `${at + 3} 次出价`,
}))
const nextAt = storyNow + 25 * minute
const envelopeNow = (change: Partial<EnvelopeRow> = {}) => ({ envelope: { ...sampleEnvelope, ...change }, nextAt })
const closedSheet: EnvelopeSheetProps = {
  open: false,
  onDismiss: still,
  resource: shownResource({ data: {} }),
  now: envelopeNow(),
  stage: 'open',
  isClosed: false,
  parts: [
    { id: '1', name: '林间有鹿', avatar: '', note: '08:02:11', beans: '31 微豆', isBest: true },
    { id: '2', name: '半亩方塘', avatar: '', note: '08:01:40', beans: '12 微豆', isBest: false },
  ],
  change: rest,
  onTake: still,
  onCheck: still,
}
const story = (change: Partial<ScrimmageProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/scrimmage/scrimmage" offline={offline}>
      <ScrimmageScreen
        now={storyNow}
        auctions={parts.ready(hot)}
        lots={[{ ...hot[0]!, title: '「行到水穷处，坐看云起时」', price: '最低 ¥400.00', note: '寒江独钓' }]}
        raffles={parts.ready([raffleLine(sampleRaffle, storyNow)])}
        lotsLeft={228}
        airdrops={{ part: parts.ready(sampleAirdrops), onOpen: still }}
        envelopeLine={envelopeLine(envelopeNow(), storyNow)}
        envelope={closedSheet}
        onEnvelope={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}
const sheet = (change: Partial<EnvelopeSheetProps>) => story({ envelope: { ...closedSheet, open: true, ...change } })

export const 热场 = story()
export const 访客 = story({ airdrops: null, envelopeLine: { title: '红包', note: '登录后查看' } })
export const 加载中 = story({ auctions: parts.loading(), raffles: parts.loading(), lots: [], lotsLeft: null })
export const 出错 = story({ auctions: parts.failed(), raffles: parts.failed(), lots: [], lotsLeft: null })
export const 没有拍卖 = story({ auctions: parts.ready([]), lots: [] })
export const 断网 = story({ auctions: parts.failed(), raffles: parts.failed(), lots: [], airdrops: null }, true)
export const 红包 = sheet({})
export const 拆到了 = sheet({ now: envelopeNow({ state: 'taken', mine: 31 }), stage: 'taken' })
export const 领完了 = sheet({ stage: 'closed', isClosed: true })
export const 拆红包确认中 = sheet({ change: doubt })
export const 没有红包 = sheet({ now: { envelope: null, nextAt }, stage: null, parts: [] })
export const 红包加载中 = sheet({ resource: listStates.loading, now: undefined, stage: null, parts: [] })
export const 红包断网 = sheet({ resource: listStates.offline, now: undefined, stage: null, parts: [] })
