import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { relativeTime } from '#src/domain/time/relative-time.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { safePicture } from '../kit/app/links.ts'

/* Rows as `invitation.*` answers them. */
type Person = FriendRow['person']
export type PosterRow = Pick<AnswerOf<'invitation.poster'>, 'title' | 'slogan' | 'image'>
export type CodeRow = AnswerOf<'invitation.code'>
export type CampaignRow = AnswerOf<'invitation.campaign'>
export type FriendRow = Omit<RowOf<'invitation.friends'>, 'id'>
export interface InviteAnswers {
  readonly right: { readonly allowed: boolean; readonly reason: string }
  /** The code, and the link that is sent to friends. */
  readonly code: CodeRow
  /** What the two-dimensional code says. */
  readonly codeText: CodeRow
  readonly poster: PosterRow
  readonly campaign: CampaignRow
  readonly inviter: Person | null
}

export interface PosterView {
  readonly title: string
  readonly slogan: string
  /** An address that may be loaded, or null. */
  readonly image: string | null
  /** What the two-dimensional code says. */
  readonly url: string
  readonly code: string
}

export interface FriendLine {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly note: string
  readonly beans: string
}

export interface InviteView {
  /** Why this person may not invite; null when they may. */
  readonly barred: string | null
  readonly poster: PosterView
  /** The link to send. */
  readonly link: string
  readonly campaign: {
    readonly title: string
    readonly rules: readonly string[]
    readonly until: string
    readonly invited: string
    readonly earned: string
    readonly each: string
  }
  /** Name of who invited this person; null when nobody is known. */
  readonly inviter: string | null
}

export const viewInvite = (
  { right, code, codeText, poster, campaign, inviter }: InviteAnswers,
  now: Instant,
): InviteView => ({
  barred: right.allowed ? null : right.reason || '你的账号暂时不能邀请好友',
  poster: {
    title: poster.title,
    slogan: poster.slogan,
    image: safePicture(poster.image),
    url: codeText.url,
    code: code.code,
  },
  link: code.url,
  campaign: {
    title: campaign.title,
    rules: campaign.rules,
    until: campaign.endsAt > now ? `活动至 ${formatInstant(campaign.endsAt, 'M月D日')}` : '活动已结束',
    invited: counted(campaign.invited, '人'),
    earned: counted(campaign.earnedBeans, '微豆'),
    each: counted(campaign.beansEach, '微豆'),
  },
  inviter: inviter?.nickname ?? null,
})

export const friendLine =
  (now: Instant) =>
  ({ person, joinedAt, bought, beans }: FriendRow): FriendLine => ({
    id: person.userId,
    name: person.nickname,
    avatar: safePicture(person.avatar),
    note: `${relativeTime(joinedAt, now, 'YYYY年M月D日 ')}加入${bought ? ' · 已有第一件藏品' : ''}`,
    beans: beans > 0 ? `+${counted(beans, '微豆')}` : '不计奖励',
  })
