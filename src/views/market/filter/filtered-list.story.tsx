import { StoryApp, type Story } from '../../kit/story/story-app.tsx'
import { listStates } from '../../kit/product/story-catalogue.ts'
import { sampleGoods } from '../../kit/product/story-goods.ts'
import { still } from '../../kit/story/story-parts.ts'
import { type FilteredListProps, FilteredListScreen } from './filtered-list.screen.tsx'
import { noFilter } from './kept-filter.form.ts'

export default { title: '市场/筛选' }

const series = ['水墨山河', '青花记', '吉金纹', '二十八宿', '梨园脸谱'].map((name, at) => ({ id: String(at), name }))

const story = (shown: Partial<FilteredListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/list?kind=filtered" offline={offline}>
      <FilteredListScreen
        goods={sampleGoods()}
        resource={listStates.more}
        filter={{
          typeIds: ['0', '3'],
          rarities: ['epic', 'legendary'],
          onlyOnSale: true,
          lowestFen: 5000,
          highestFen: 20_000,
        }}
        series={series}
        choosing={false}
        saving={false}
        failure={null}
        count={23}
        onTry={still}
        onChoosing={still}
        onSave={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

const none = { goods: [], filter: null }

export const 筛选过 = story()
export const 没有筛选 = story({ filter: noFilter })
export const 正在选 = story({ choosing: true })
export const 没有符合的 = story({ choosing: true, count: 0 })
export const 还不知道几件 = story({ choosing: true, count: null })
export const 正在保存 = story({ choosing: true, saving: true })
export const 没有保存成 = story({ choosing: true, failure: '服务器开小差了，请稍后再试' })
export const 加载中 = story({ ...none, resource: listStates.loading })
export const 空 = story({ goods: [], resource: listStates.empty })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
