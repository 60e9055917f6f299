import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { makeWords, type PieceRow } from './diy.select.ts'
import { type FactoryProps, FactoryScreen } from './factory.screen.tsx'

export default { title: 'DIY/工坊' }

const rest = { state: 'rest', message: '', found: '' } as const
const sheet = { deed: null, change: rest, onConfirm: still, onDismiss: still, onCheck: still }
const forms = [
  { number: 2, name: '对屏', story: '两件并立，左右呼应', beans: 12 },
  { number: 3, name: '三联屏', story: '三件一组，居中为主', beans: 20 },
]
const stock = { categoryId: '1101', name: '远山初霁', image: samplePicture(20), numbers: [432, 97] }
const piece: PieceRow = {
  id: '1',
  categoryId: '1102',
  productId: '201102',
  name: '寒江独钓',
  image: samplePicture(200),
  rarity: 'common',
  form: '三联屏',
  copies: [128, 61, 7].map((number) => ({
    ...sampleCopy({ id: `2-${number}`, number, state: 'assembled' }),
    categoryId: '1102',
    listingId: '',
  })),
  at: storyNow,
}

const story = (change: Partial<FactoryProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/diyfactory/diyfactory" offline={offline}>
      <FactoryScreen
        resource={shownResource({ data: [] })}
        stocksFrom={shownResource({ data: [] })}
        pieces={[piece]}
        forms={forms}
        salvageBeans={6}
        stocks={[stock]}
        stock={null}
        sheet={sheet}
        onChoose={still}
        onMake={still}
        onSalvage={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 工坊 = story()
export const 选拼法 = story({ stock })
export const 确认 = story({ sheet: { ...sheet, deed: makeWords(stock, forms[0]!) } })
export const 没有可用的 = story({ pieces: [], stocks: [] })
export const 确认中 = story({ sheet: { ...sheet, change: { ...rest, state: 'uncertain' } } })
export const 被拒绝 = story({ sheet: { ...sheet, change: { ...rest, message: '余额不足' } } })
export const 加载中 = story({ resource: listStates.loading })
export const 出错 = story({ resource: listStates.failed })
export const 断网 = story({ resource: listStates.offline }, true)
