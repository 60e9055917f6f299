import { hour } from '#src/domain/instant.ts'
import { CollectibleSheet } from './collectible-sheet.tsx'
import type { Collectible } from './collectible.ts'
import { StoryApp, storyNow, type Story } from './story-app.tsx'
import { sampleBox, sampleProduct, sampleProducts } from './story-catalogue.ts'
import { still } from './story-parts.ts'

export default { title: '公共/藏品面板' }

const tale = '一支秃笔，半砚松烟。墨分五色，写尽江南烟雨与塞上长风；留白的地方，是替看画人留的座位。'

const story = (item: Collectible, text = tale, onSeries: typeof still | undefined = still): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/home">
      <CollectibleSheet open item={item} story={text} onDismiss={still} onSeries={onSeries} />
    </StoryApp>
  )
  return Shown
}

export const 待开售 = story(sampleProducts[0]!)
export const 在售 = story(sampleProduct())
export const 快售完 = story(sampleProducts[2]!)
export const 已售罄 = story(sampleProducts[3]!)
export const 已下架 = story(sampleProduct({ state: 'offShelf' }))
export const 盲盒 = story(sampleBox())
export const 盲盒待开售 = story(sampleBox({ state: 'upcoming', onSaleAt: storyNow + 74 * hour }))
export const 不知道系列故事 = story(sampleProduct(), '')
export const 已经在看这个系列 = story(sampleProduct(), tale, undefined)
export const 没有图 = story({ ...sampleProduct(), image: null, largeImage: null })
