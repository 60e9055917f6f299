import type { ChestChance, chestPrizeKinds, PropKind } from '#src/contract/rest/prop/prop.schema.ts'
import { day } from '#src/domain/time/instant.ts'

/** Every number and name of the workshop, in one place (docs/decisions/0052). All of them are ours: the specification shows none. */

/** What so many copies of one edition become, and what the work costs in 微豆. */
export const diyForms = [
  { number: 2, name: '对屏', story: '两件并立，左右呼应', beans: 12 },
  { number: 3, name: '三联屏', story: '三件一组，居中为主', beans: 20 },
  { number: 4, name: '四方册', story: '四件合成一页', beans: 28 },
  { number: 9, name: '九宫格', story: '九件铺满一墙', beans: 60 },
] as const
export const salvageBeans = 6

export const propRows: Readonly<
  Record<PropKind, { readonly name: string; readonly story: string; readonly beans: number }>
> = {
  beanPouch: { name: '微豆袋', story: '打开得到 60 微豆', beans: 60 },
  beanSack: { name: '大微豆袋', story: '打开得到 200 微豆', beans: 200 },
  chestKey: { name: '宝箱钥匙', story: '用它取出一个宝箱', beans: 0 },
}

export const titleRows = [
  { id: 'collector', name: '初藏者', story: '拥有第一件藏品' },
  { id: 'joiner', name: '巧手', story: '在 DIY 工坊拼出第一件作品' },
  { id: 'alchemist', name: '合成师', story: '第一次合成成功' },
  { id: 'keyholder', name: '掌匙人', story: '从宝箱中获得' },
] as const
export type TitleId = (typeof titleRows)[number]['id']

/** Of ten-thousand: what is in a chest. */
export const CHEST_WHOLE = 10_000
export const chestRows: readonly (ChestChance & {
  readonly kind: (typeof chestPrizeKinds)[number]
  readonly of: string
  readonly beans: number
})[] = [
  { kind: 'weiDou', name: '60 微豆', chance: 5000, of: '', beans: 60 },
  { kind: 'weiDou', name: '200 微豆', chance: 2500, of: '', beans: 200 },
  { kind: 'prop', name: '大微豆袋', chance: 1500, of: 'beanSack', beans: 0 },
  { kind: 'title', name: '称号「掌匙人」', chance: 500, of: 'keyholder', beans: 0 },
  { kind: 'physical', name: '实物「藏家徽章」', chance: 500, of: 'badge', beans: 0 },
]
/** What a title brings that one has already. */
export const titleAgainBeans = 300

/** Real things, and the work each is made after: its series, and its place there. */
export const physicalRows = [
  {
    key: 'print',
    name: '微喷版画《远山初霁》',
    story: '博物馆级微喷，含画框，42 × 60 cm',
    series: 'ink-landscape',
    place: 0,
  },
  {
    key: 'scroll',
    name: '绢本手卷《潇湘夜雨》',
    story: '绢本复制，配锦盒，全长 180 cm',
    series: 'ink-landscape',
    place: 5,
  },
  { key: 'badge', name: '藏家徽章', story: '青花瓷烤漆，直径 32 mm', series: 'porcelain', place: 0 },
] as const

/** How long a real thing is packed, and then under way. */
export const packingMs = day
export const wayMs = 2 * day
export const carrier = '数藏速运'

export const substitutionEveryMs = 30 * day
