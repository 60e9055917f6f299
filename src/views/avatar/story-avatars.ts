import { hour } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import type { AvatarRow } from '../kit/product/collectible.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { type AvatarCopyRow, type AvatarPick, pickOf } from './avatar-copies.ts'
import type { AvatarSeriesRow } from './avatar-series.select.ts'

/** Digital avatars for stories; their pictures are samples. */
export const sampleAvatar = (change: Partial<AvatarRow> = {}): AvatarRow => ({
  id: '505101',
  typeId: '51',
  seriesName: '瑞兽小像',
  name: '竹影 · 熊猫',
  image: '',
  priceFen: 1900,
  editionSize: 2000,
  remaining: 826,
  state: 'onSale',
  onSaleAt: storyNow - 50 * hour,
  rarity: 'common',
  story: '咬着竹叶发呆，是它今天最重要的事。',
  rush: false,
  limitPerUser: 3,
  owned: 0,
  ...change,
})

export const sampleSeries: readonly AvatarSeriesRow[] = [
  {
    id: '51',
    name: '瑞兽小像',
    story: '六只瑞兽，各守一方。换上它，群里一眼就能认出你。',
    avatars: [
      sampleAvatar({ owned: 1 }),
      sampleAvatar({ id: '505102', name: '围炉 · 赤狐', remaining: 12 }),
      sampleAvatar({ id: '505103', name: '一个名字长到一行放不下的头像', rarity: 'rare', rush: true }),
      sampleAvatar({ id: '505106', name: '山君 · 金冠虎', rarity: 'legendary', remaining: 0, priceFen: 88_800 }),
    ],
  },
  {
    id: '54',
    name: '蓑笠行旅',
    story: '下一季的小像，从一顶斗笠开始。',
    avatars: [
      sampleAvatar({
        id: '505401',
        name: '斗笠 · 熊猫',
        rarity: 'epic',
        state: 'upcoming',
        onSaleAt: storyNow + 36 * hour,
        rush: true,
      }),
    ],
  },
]

export const sampleAvatarCopy = (change: Partial<AvatarCopyRow> = {}): AvatarCopyRow => ({
  id: '505101-318',
  avatarId: '505101',
  typeId: '51',
  seriesName: '瑞兽小像',
  name: '竹影 · 熊猫',
  image: '',
  rarity: 'common',
  number: 318,
  editionSize: 2000,
  worn: false,
  freeAt: storyNow - hour,
  exchangeableFor: ['505102'],
  ...change,
})

export const sampleCopies: readonly AvatarCopyRow[] = [
  sampleAvatarCopy({ worn: true }),
  sampleAvatarCopy({
    id: '505103-88',
    avatarId: '505103',
    name: '读书 · 夜鸮',
    rarity: 'rare',
    number: 88,
    editionSize: 800,
    exchangeableFor: ['505101', '505102', '505106'],
  }),
  sampleAvatarCopy({
    id: '505102-7',
    avatarId: '505102',
    name: '围炉 · 赤狐',
    number: 7,
    freeAt: storyNow + 20 * hour,
  }),
]

/** Something to be shown, with a sample for its picture. */
export const painted = <Thing extends { readonly image: string | null }>(thing: Thing, hue: number): Thing => ({
  ...thing,
  image: samplePicture(hue),
})

export const samplePick = (hue: number, change: Partial<AvatarCopyRow> = {}): AvatarPick =>
  painted(pickOf(sampleAvatarCopy(change)), hue)
