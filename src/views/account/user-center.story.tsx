import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { still } from '../kit/story/story-parts.ts'
import { UserCenterScreen, type UserCenterProps } from './user-center.screen.tsx'
import { type CollectionRow, type Friendship, viewProfile } from './user-center.select.ts'

export default { title: '藏品/个人主页' }

const row: CollectionRow = {
  owner: { userId: 'u2', nickname: '北窗读易', avatar: '' },
  hidden: false,
  total: 37,
  batchMax: 20,
}
const view = (friendship: Friendship = 'stranger', change: Partial<CollectionRow> = {}) =>
  viewProfile({ ...row, ...change }, 5, friendship)

const copies = sampleGoods((_, at) => ({
  end: `#${87 + at * 31} / 5000`,
  ...(at === 1 ? { tags: [{ text: '寄售中', tone: 'indigo' as const }] } : { price: null, tags: [] }),
}))

const story = (shown: Partial<UserCenterProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={`/pages/common/productDetails/userCenter?userId=u2&at=${storyNow}`} offline={offline}>
      <UserCenterScreen
        collection={listStates.more}
        offers={listStates.whole}
        view={view()}
        shelf="collection"
        copies={copies}
        offered={copies.slice(0, 3)}
        onShelf={still}
        onGift={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 陌生人 = story()
export const 好友 = story({ view: view('friend') })
export const 申请中 = story({ view: view('asked') })
export const 对方申请 = story({ view: view('invites') })
export const 黑名单 = story({ view: view('blocked') })
export const 自己 = story({ view: view('self') })
export const 没有公开 = story({ view: view('stranger', { hidden: true, total: 0, batchMax: 20 }), copies: [] })
export const 没有藏品 = story({ collection: listStates.empty, copies: [] })
export const 寄售 = story({ shelf: 'offers' })
export const 没有寄售 = story({ shelf: 'offers', offers: listStates.empty, offered: [] })
export const 寄售没有加载出来 = story({ shelf: 'offers', offers: listStates.failed, offered: [] })
export const 名字很长 = story({
  view: view('stranger', {
    owner: { userId: 'u3', nickname: '一个名字长到一行放不下的藏友😀🀄而且还没有完', avatar: '' },
  }),
})
const none = { view: null, copies: [], offered: [] }
export const 加载中 = story({ ...none, collection: listStates.loading })
export const 出错 = story({ ...none, collection: listStates.failed })
export const 断网 = story({ ...none, collection: listStates.offline }, true)
