import { day } from '#src/domain/time/instant.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { type RecipesProps, RecipesScreen } from './recipes.screen.tsx'
import { sampleRecipe } from './story-synthesis.ts'
import { recipeCard } from './synthesis.select.ts'

export default { title: '合成/配方' }

const cards = [
  sampleRecipe,
  { ...sampleRecipe, id: '2', title: '双碗入窑', name: '鱼藻纹瓶', needed: 4, owned: 1, possible: 0 },
  {
    ...sampleRecipe,
    id: '3',
    title: '范铸吉金',
    rarity: 'epic',
    state: 'upcoming',
    startsAt: storyNow + day,
    possible: 0,
  },
] as const

const story = (change: Partial<RecipesProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/synthesis/index" offline={offline}>
      <RecipesScreen
        resource={shownResource({ data: [] })}
        cards={cards.map(recipeCard)}
        count={{ done: 1, possible: 1 }}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 配方 = story()
export const 没有配方 = story({ cards: [] })
export const 加载中 = story({ resource: listStates.loading, count: null })
export const 出错 = story({ resource: listStates.failed, count: null })
export const 断网 = story({ resource: listStates.offline, count: null }, true)
