import { day, hour } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { type OwnedCopyProps, OwnedCopyScreen } from './owned-copy.screen.tsx'
import { type OwnedCopyRow, type OwnedCopyView, viewOwned } from './owned-copy.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'

export default { title: '藏品/我的这一件' }

const someone = (nickname: string) => ({ userId: nickname, nickname, avatar: '' })

const row: OwnedCopyRow = {
  ...sampleCopy({ name: '云起庐山', rarity: 'epic', number: 31, editionSize: 500, paidFen: 29_900 }),
  largeImage: '',
  story: '瀑布从云里来，又落回云里去，观者如在半山。',
  terms: { ...sampleTerms, feeBasisPoints: 550 },
  floorFen: 33_800,
  offers: 12,
  chainHash: '0x7c1f09a4d2b83e66f5ab',
  provenance: [
    {
      id: '1',
      number: 31,
      kind: 'sale',
      from: null,
      to: someone('山月不知'),
      priceFen: 29_900,
      at: storyNow - 9 * day,
    },
    {
      id: '2',
      number: 31,
      kind: 'market',
      from: someone('山月不知'),
      to: someone('青山有思'),
      priceFen: 31_200,
      at: storyNow - 4 * day,
    },
  ],
  upgrade: { name: '千里江山 · 终卷', rarity: 'legendary', image: '', beans: 10_000, weiDou: 12_345 },
  prices: [9, 7, 4, 2].map((ago, at) => ({ at: storyNow - ago * day, lastFen: 29_900 + at * 1400 })),
}

/** A copy as its page shows it, with a sample for a picture. */
const owned = (change: Partial<OwnedCopyRow> = {}): OwnedCopyView => {
  const view = viewOwned({ ...row, ...change }, storyNow)
  return { ...view, item: { ...view.item, image: samplePicture(210), largeImage: samplePicture(210) } }
}

type Offering = OwnedCopyProps['offering']
const listing: Offering['listing'] = {
  state: 'rest',
  up: false,
  message: '',
  found: '',
  putUp: still,
  takeDown: still,
  check: still,
  end: still,
}
const offering = (change: Partial<Offering> = {}): Offering => ({
  listing,
  question: null,
  sheet: { open: false, form: storyForm(), lines: [], onDismiss: still },
  ask: still,
  ...change,
})

const story = (change: Partial<OwnedCopyProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/transferParticulars/transferParticulars" offline={offline}>
      <OwnedCopyScreen
        resource={shownResource({ data: {} })}
        view={owned()}
        offering={offering()}
        onGive={still}
        onUpgrade={still}
        onCopy={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const busy = (change: Partial<Offering['listing']>) => offering({ listing: { ...listing, ...change } })
const sums = [
  { term: '服务费', detail: '¥18.59（5.5%）' },
  { term: '预计到账', detail: '¥319.41' },
]
const sheet = { open: true, form: storyForm({ values: { price: '338' } }), lines: sums, onDismiss: still }
const wrong = {
  ...sheet,
  form: storyForm({ values: { price: '8.888' }, errors: { price: '请输入正确的价格，最多两位小数' } }),
}

export const 空闲 = story()
export const 冷静期 = story({ view: owned({ state: 'coolingOff', freeAt: storyNow + 20 * hour }) })
export const 寄售中 = story({ view: owned({ state: 'listed', askedFen: 35_800 }) })
export const 交易中 = story({ view: owned({ state: 'trading', askedFen: 35_800 }) })
export const 不支持转赠 = story({ view: owned({ terms: { ...row.terms, transferable: false } }) })
export const 微豆不够升级 = story({ view: owned({ upgrade: { ...row.upgrade!, weiDou: 1280 } }) })
export const 已是最高一级 = story({ view: owned({ rarity: 'legendary', upgrade: null }) })
export const 定价 = story({ offering: offering({ sheet }) })
export const 定价不对 = story({ offering: offering({ sheet: wrong }) })
export const 正在寄售 = story({ offering: busy({ state: 'changing', up: true }) })
export const 下架找过也分不清 = story({
  offering: busy({ state: 'uncertain', up: false, found: '看到它还在寄售。' }),
})
export const 寄售确认中 = story({ offering: busy({ state: 'uncertain', up: true }) })
export const 下架被拒绝 = story({
  view: owned({ state: 'listed', askedFen: 35_800 }),
  offering: busy({ message: '有人正在付款，暂时不能下架' }),
})
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
