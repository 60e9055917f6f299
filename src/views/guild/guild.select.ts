import type { AboutOf, AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import { safePicture } from '../kit/app/links.ts'
import { type PersonRow, type RankLine, viewPerson } from '../kit/account/person.ts'
import type { Resource } from '../kit/resource/use-resource.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'

export type GuildInfo = AboutOf<'guild.info'>
export type OwnGuild = NonNullable<GuildInfo['mine']>
export type GuildCard = GuildInfo['open'][number]
export type LordInfo = AboutOf<'lord.info'>
export type MemberRow = RowOf<'guild.members'>
export type StoredRow = RowOf<'guild.stored'>

export const powerWords = (power: number): string => counted(power, '能量')
const dayWords = (at: Instant): string => formatInstant(at, 'YYYY年M月D日')
const timeWords = (at: Instant): string => formatInstant(at, 'YYYY年M月D日 HH:mm')
const called = ({ name, number }: { readonly name: string; readonly number: number }): string => `${name} #${number}`

export const roleWords: Readonly<Record<OwnGuild['role'], string>> = { none: '访客', member: '成员', admin: '管理员' }
const roleTone = (role: OwnGuild['role']): Tone => (role === 'admin' ? 'gold' : 'neutral')

/** One person in a list of people. */
export interface PeopleLine {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly note: string
  readonly value: string
  readonly tag?: { readonly text: string; readonly tone: Tone }
  readonly href?: string
  readonly onPress?: () => void
}

const lineOf = (row: PersonRow, note: string, value: string): PeopleLine => {
  const { userId: id, name, avatar } = viewPerson(row)
  return { id, name, avatar, note, value, href: memberHref(id) }
}

export const memberHref = (userId: string): string =>
  `#${href('/pages/mine/group/groupAdminInfo/groupUserInfo', { userId })}`

export const memberLine = ({ person, role, power, joinedAt, brought }: MemberRow): PeopleLine => ({
  ...lineOf(
    person,
    `${dayWords(joinedAt)} 加入${brought > 0 ? ` · 邀请 ${counted(brought, '人')}` : ''}`,
    powerWords(power),
  ),
  ...(role === 'admin' ? { tag: { text: roleWords.admin, tone: roleTone(role) } } : {}),
})

export const newcomerLine = ({ person, by, power, joinedAt }: RowOf<'guild.newcomers'>): PeopleLine =>
  lineOf(person, `${by.nickname} 邀请 · ${dayWords(joinedAt)}`, powerWords(power))

const reasons: Readonly<Record<RowOf<'guild.powerLog'>['reason'], string>> = {
  joined: '加入公会',
  drawn: '引出能量',
  put: '放回藏品',
  spent: '解锁区块',
  left: '离开',
  unknown: '能量变化',
}
const signed = (amount: number): string => (amount > 0 ? `+${formatCount(amount)}` : formatCount(amount))

export const powerLine = ({ id, person, reason, amount, after, at }: RowOf<'guild.powerLog'>): PeopleLine => ({
  id,
  name: person.nickname,
  avatar: safePicture(person.avatar),
  note: `${reasons[reason]} · ${timeWords(at)} · 共 ${formatCount(after)}`,
  value: signed(amount),
})

/** One's QQ once it has been saved: what was read before is another one, until it is read anew. */
export const savedQq = ({
  activity,
  failure,
  data,
}: Pick<Resource<'lord.info'>, 'activity' | 'failure' | 'data'>): string =>
  activity === 'none' && failure === null ? (data?.qq ?? '') : ''

export const followerLine = ({ person, power, since, qq, followers }: RowOf<'lord.followers'>): PeopleLine => ({
  ...lineOf(
    person,
    [`${dayWords(since)}起`, followers > 0 ? `有 ${counted(followers, '个')}徒弟` : '', qq === '' ? '' : `QQ ${qq}`]
      .filter((one) => one !== '')
      .join(' · '),
    powerWords(power),
  ),
})

/** The facts of one's own guild. */
export const guildFacts = (guild: OwnGuild) => [
  { term: '战力', detail: formatCount(guild.power) },
  { term: '名次', detail: `第 ${guild.rank} 名` },
  { term: '成员', detail: counted(guild.members, '人') },
  { term: '成立', detail: dayWords(guild.foundedAt) },
  { term: '我的身份', detail: roleWords[guild.role] },
  ...(guild.renameAt === null ? [] : [{ term: '下次可改名', detail: timeWords(guild.renameAt) }]),
]

export const storedLine = (row: StoredRow): DealLine => ({
  id: row.copyId,
  image: safePicture(row.image),
  title: called(row),
  note: `${row.giver.nickname} 存入 · ${formatInstant(row.at, 'YYYY年M月D日')}`,
  value: '',
})

export const givenLine = ({ id, to, by, at, ...row }: RowOf<'guild.given'>): DealLine => ({
  id,
  image: safePicture(row.image),
  title: called(row),
  note: `发给 ${to.nickname} · ${timeWords(at)}`,
  value: '',
  under: `${by.nickname} 经手`,
})

/** What is said before a copy is given out. */
export const giveDeed = (row: StoredRow, to: PersonRow): ShownDeed => ({
  title: '发放藏品',
  called: called(row),
  lines: [
    { term: '发给', detail: to.nickname },
    { term: '存入人', detail: row.giver.nickname },
  ],
  risks: ['发出以后归对方，不能收回。', '本次发放会计入流转记录。'],
  confirm: '确认发放',
})

export const lordRank =
  (me: string) =>
  (row: RowOf<'lord.rank'>): RankLine => ({
    id: row.person.userId,
    rank: row.rank,
    person: viewPerson(row.person),
    note: `${counted(row.followers, '人')}跟随${row.isMine ? ' · 我的领主' : ''}`,
    score: powerWords(row.led),
    isMine: row.person.userId === me,
  })

/*
 * What is offered to whom: nothing that the server refuses because of what somebody is. No page is barred by it (A-38): who opens one by
 * its address is told by the server.
 */
export const mayJoin = (guild: OwnGuild | null): guild is null => guild === null
export const mayRename = (guild: OwnGuild): boolean => guild.role === 'admin' && guild.renameAt === null
export const mayFollow = (
  me: string,
  own: LordInfo | undefined,
  they: Pick<AnswerOf<'lord.detail'>, 'person' | 'followsMe'> | undefined,
): boolean => own?.lord === null && they !== undefined && they.person.userId !== me && they.followsMe !== true
/** Who can be given a copy of the warehouse: everybody in the guild but who put it there. */
export const mayGet = (row: StoredRow, { person }: Pick<MemberRow, 'person'>): boolean =>
  person.userId !== row.giver.userId
