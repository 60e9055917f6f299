import type { RowOf } from '#src/contract/rest/calls.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../app/links.ts'

/** Another person, as everybody may see them. */
export type PersonRow = RowOf<'invitation.friends'>['person']

export interface PersonView {
  readonly userId: string
  readonly name: string
  readonly avatar: string | null
  /** Their page. */
  readonly href: string
}

export const personHref = (userId: string): string => `#${href('/pages/common/productDetails/userCenter', { userId })}`

export const viewPerson = ({ userId, nickname, avatar }: PersonRow): PersonView => ({
  userId,
  name: nickname,
  avatar: safePicture(avatar),
  href: personHref(userId),
})

/** Somebody's place in a ranking. */
export interface RankLine {
  readonly id: string
  /** From 1; 0 for no place. */
  readonly rank: number
  readonly person: PersonView
  readonly note: string
  /** What it is ranked by, in words: 「176 微豆」. */
  readonly score: string
  readonly isMine: boolean
}
