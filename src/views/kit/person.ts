import { href } from '#src/routes/table.ts'
import { safePicture } from './links.ts'

/** Another person, as everybody may see them. */
export interface PersonRow {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
}

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
