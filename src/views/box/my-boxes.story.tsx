import { sampleBoxPicture } from '#src/ui/story/sample-art.tsx'
import { hour } from '#src/domain/time/instant.ts'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { MyBoxesScreen, type MyBoxesProps } from './my-boxes.screen.tsx'
import { sealedLine } from './my-boxes.select.ts'

export default { title: '我的/未打开的盲盒' }

const row = {
  id: '1',
  gotAt: storyNow - 30 * hour,
  paidFen: 5900,
  state: 'free',
  freeAt: storyNow,
  askedFen: null,
} as const
const lines = [
  sealedLine(row, 1, storyNow),
  sealedLine({ ...row, id: '2', state: 'coolingOff', freeAt: storyNow + 40 * hour }, 2, storyNow),
  sealedLine({ ...row, id: '3', state: 'listed', askedFen: 8800 }, 3, storyNow),
  sealedLine({ ...row, id: '4', state: 'trading', askedFen: 8800, paidFen: 0 }, 4, storyNow),
]
const offering = (change: Partial<MyBoxesProps['offering']> = {}): MyBoxesProps['offering'] => ({
  listing: {
    state: 'rest',
    up: false,
    message: '',
    found: '',
    putUp: still,
    takeDown: still,
    check: still,
    end: still,
  },
  question: null,
  sheet: { open: false, form: storyForm(), lines: [], onDismiss: still },
  ask: still,
  ...change,
})
const listing = offering().listing

const story = (change: Partial<MyBoxesProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/blindBox/blindBoxDetails/index" offline={offline}>
      <MyBoxesScreen
        kind={{
          id: '3011',
          name: '水墨山河 · 卷轴盲盒',
          seriesName: '水墨山河',
          image: sampleBoxPicture(260),
          floor: '¥69.00',
        }}
        resource={listStates.whole}
        total={64}
        openable={62}
        lines={lines}
        openings={{
          sizes: [
            { id: '1', count: 1, off: false },
            { id: '2', count: 10, off: false },
            { id: '3', count: 52, off: false },
          ],
          most: 52,
        }}
        chosen=""
        offering={offering()}
        onChoose={still}
        onOpen={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const none = { lines: [], total: 0, openable: 0 }

export const 盲盒 = story()
export const 都在寄售 = story({ openable: 0, total: 2, lines: lines.slice(2), openings: { sizes: [], most: 0 } })
export const 寄售确认中 = story({
  chosen: '1',
  offering: offering({ listing: { ...listing, state: 'uncertain', up: true } }),
})
export const 寄售被拒绝 = story({ offering: offering({ listing: { ...listing, message: '请输入正确的价格' } }) })
export const 定价 = story({
  chosen: '1',
  offering: offering({
    sheet: {
      open: true,
      form: storyForm({ values: { price: '88' } }),
      lines: [
        { term: '服务费', detail: '¥4.84（5.5%）' },
        { term: '预计到账', detail: '¥83.16' },
      ],
      onDismiss: still,
    },
  }),
})
export const 都打开了 = story({ ...none, resource: listStates.empty })
export const 加载中 = story({ ...none, kind: null, resource: listStates.loading })
export const 出错 = story({ ...none, kind: null, resource: listStates.failed })
export const 断网 = story({ ...none, kind: null, resource: listStates.offline }, true)
