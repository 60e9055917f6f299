import type { Instant } from '#src/domain/time/instant.ts'
import {
  type AvatarCopyRow,
  type AvatarPick,
  type CurrentAvatarRow,
  chooseHref,
  pickOf,
  restWords,
} from './avatar-copies.ts'
import { safePicture } from '../kit/app/links.ts'

/** One's own avatar in the grid, and what can be done with it. */
export interface OwnedAvatar extends AvatarPick {
  readonly worn: boolean
  readonly exchangeHref: string
  /** Why it cannot be exchanged now; `''` when it can. */
  readonly rest: string
}

export interface MyAvatarsView {
  readonly image: string | null
  /** What is worn: 「竹影 · 熊猫 #318」, or that it is a picture of one's own. */
  readonly wearing: string
  readonly owned: readonly OwnedAvatar[]
}

/** Pure: what one wears and has. */
export const viewMyAvatars = (
  { image, copy }: CurrentAvatarRow,
  rows: readonly AvatarCopyRow[],
  now: Instant,
): MyAvatarsView => ({
  image: safePicture(image),
  wearing: copy ? pickOf(copy).called : image === '' ? '未设置头像' : '自定义图片',
  owned: rows.map((row) => ({
    ...pickOf(row),
    worn: row.worn,
    exchangeHref: `#${chooseHref({ give: row.id })}`,
    rest: restWords(row, now),
  })),
})
