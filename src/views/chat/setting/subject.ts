import type { Presence } from '../kit/chat-view.ts'
import type { Person } from '../../kit/chat/people-view.ts'

/** A switch: where it stands, and whether its change is under way. */
export interface Toggle {
  readonly on: boolean
  readonly pending: boolean
}

/** What is set up: one person, or a group with what one may see of it. */
export type SettingSubject =
  | {
      readonly kind: 'single'
      readonly person: Person
      readonly presence: Presence | null
      readonly isFriend: boolean
      /** What they tell of themselves. */
      readonly cardHref: string
      /** Where who is no friend is invited. */
      readonly inviteHref: string
      readonly blocked: Toggle
      /** The support account can be neither blocked nor removed. */
      readonly official: boolean
    }
  | {
      readonly kind: 'group'
      readonly id: string
      readonly name: string
      readonly avatar: string | null
      /** Some of the members; all of them are behind `membersHref`. */
      readonly members: readonly Person[]
      readonly memberCount: number
      readonly membersHref: string
      /** Announcement and files, and for those who may: the name, muting all. */
      readonly manageHref: string
      readonly announcement: string
      readonly isOwner: boolean
    }
