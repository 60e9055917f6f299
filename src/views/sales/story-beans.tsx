import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates, sampleBox } from '../kit/story-catalogue.ts'
import { sampleGoods } from '../kit/story-goods.ts'
import type { BeanListProps } from './bean-list.tsx'
import { type BeanKind, beanNames } from './goods-lists.select.ts'
import { sampleCasting } from './story-casting.ts'

/** What a kind of beans gets in stories, and how many one has. */
const offered = (kind: BeanKind) => {
  const words = beanNames[kind]
  const goods = sampleGoods((_, at) => ({
    cost: `${(at + 1) * 12} ${words}`,
    price: null,
    end: at > 2 ? '还不够' : '去兑换',
    tags: [],
  }))
  const box = { item: sampleBox(), cost: `${kind === 'weiDou' ? 158 : 15} ${words}`, end: '盲盒' }
  return { balance: kind === 'weiDou' ? 1280 : 36, goods, boxes: goods.slice(0, 1).map((one) => ({ ...one, ...box })) }
}

type Shown = Omit<BeanListProps, 'rules'>

/** Stories of the page of one kind of beans, each with what is different in it. */
export const beanStories =
  (href: string, kind: BeanKind, Screen: (shown: Shown) => ReturnType<Story>) =>
  (change: Partial<Shown> = {}, offline = false): Story => {
    const Shown: Story = () => (
      <StoryApp href={href} offline={offline}>
        <Screen kind={kind} resource={listStates.whole} casting={sampleCasting(kind)} {...offered(kind)} {...change} />
      </StoryApp>
    )
    return Shown
  }

/** Nothing is shown while the list is in this state. */
export const nothing = (resource: Shown['resource']): Partial<Shown> => ({ resource, goods: [], boxes: [] })
