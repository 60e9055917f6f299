import { hour } from '#src/domain/time/instant.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { placeLine, type PlaceRow } from './earth.select.ts'
import { EarthScreen } from './earth.screen.tsx'

export default { title: '抽奖/AR 地球' }

const places: readonly PlaceRow[] = [
  { id: '1', name: '敦煌', story: '莫高窟前，一场拍卖正在落槌。', kind: 'auction', latitude: 4004, longitude: 9480 },
  { id: '2', name: '黄山', story: '云海之上，水墨山河的抽奖。', kind: 'raffle', latitude: 3013, longitude: 11817 },
  { id: '3', name: '景德镇', story: '窑火刚熄，空投送到藏家手里。', kind: 'airdrop', latitude: 2927, longitude: 11718 },
].map((row, at) => ({ ...row, aboutId: '', endsAt: at === 2 ? storyNow - hour : storyNow + 5 * hour }) as PlaceRow)

const story = (resource = shownResource({ data: [] }), shown = places, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/ARearth/ARearth" offline={offline}>
      <EarthScreen resource={resource} places={shown} lines={shown.map((row) => placeLine(row, storyNow))} />
    </StoryApp>
  )
  return Shown
}

export const 地球 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(shownResource({ data: [] }), [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
