import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { ImInboxContext, NoticeLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { listTime } from './kit/chat-time.ts'
import { questionOf } from './people/invitations.ts'
import { chatLinks } from './kit/links.ts'
import { conversationHref } from './message/message-body.ts'
import type { Names } from '../kit/chat/names.ts'
import type { NewsView } from './system-notification.screen.tsx'
import { type contactEvents, type groupOperations, isTold } from './told-notices.ts'

type Notice = NoticeLine['notice']
type ContactEvent = Extract<Notice, { contact: unknown }>['contact']
type GroupEvent = Extract<Notice, { group: unknown }>['group']

const contactWords: Readonly<Record<(typeof contactEvents)[number], (name: string) => string>> = {
  added: (name) => `你和${name}成为了好友`,
  agreed: (name) => `${name}同意了你的好友申请`,
  refused: (name) => `${name}拒绝了你的好友申请`,
  deleted: (name) => `${name}把你从好友中删除了`,
}

/** `by` did it, `whom` it happened to; 你 is oneself. */
type GroupWords = (by: string, whom: string) => string

const groupWords: Readonly<Record<(typeof groupOperations)[number], GroupWords>> = {
  destroy: (by) => `${by}解散了群聊`,
  applyAccept: () => '你的入群申请通过了',
  applyDecline: () => '你的入群申请没有通过',
  inviteAccept: (by) => `${by}接受了入群邀请`,
  inviteDecline: (by) => `${by}拒绝了入群邀请`,
  directJoined: (by, whom) => `${by}邀请${whom}加入了群聊`,
  presence: (by) => `${by}加入了群聊`,
  join: (by) => `${by}加入了群聊`,
  absence: (by) => `${by}退出了群聊`,
  leave: (by) => `${by}退出了群聊`,
  kick: (_, whom) => `${whom}被移出了群聊`,
  ban: (_, whom) => `${whom}被加入了群黑名单`,
  allow: (_, whom) => `${whom}被移出了群黑名单`,
  update: (by) => `${by}修改了群资料`,
  assignOwner: (_, whom) => `${whom}成为了群主`,
  addAdmin: (_, whom) => `${whom}成为了管理员`,
  removeAdmin: (_, whom) => `${whom}不再是管理员`,
  addMute: (_, whom) => `${whom}被禁言了`,
  removeMute: (_, whom) => `${whom}解除了禁言`,
  muteAll: (by) => `${by}开启了全员禁言`,
  unmuteAll: (by) => `${by}关闭了全员禁言`,
  addAllow: (_, whom) => `${whom}被加入了白名单`,
  removeAllow: (_, whom) => `${whom}被移出了白名单`,
  updateAnnouncement: (by) => `${by}更新了群公告`,
  deleteAnnouncement: (by) => `${by}删除了群公告`,
  uploadFile: (by) => `${by}上传了群文件`,
  deleteFile: (by) => `${by}删除了群文件`,
}

export interface NewsInput {
  readonly notices: ImInboxContext['notices']
  /** Keys of what was unread when the page opened, and has come since. */
  readonly fresh: ReadonlySet<string>
  readonly contacts: Contacts
  readonly groups: Groups['groups']
  readonly names: Names
  readonly me: string
  readonly now: number
}

/** The same notice has the same key, however many have come after it. */
export function noticeKey({ notice, at }: NoticeLine): string {
  if ('contact' in notice) return `${at} ${notice.contact.event} ${notice.contact.user}`
  const { operation, id, from, to } = notice.group
  return `${at} ${operation} ${id} ${from} ${to.join()}`
}

/** Pure: who appears in notices. */
export const peopleInNotices = (notices: ImInboxContext['notices']): string[] =>
  notices.flatMap(({ notice }) =>
    'contact' in notice ? notice.contact.user : [notice.group.from, ...notice.group.to.slice(0, 3)],
  )

const namesMax = 3

function groupNews({ operation, from, to }: GroupEvent, { names, me }: NewsInput): string | null {
  const call = (user: string) => (user === me ? '你' : names.nameOf(user))
  const some = to.slice(0, namesMax).map(call).join('、')
  const whom = to.length > namesMax ? `${some}等 ${to.length} 人` : some || call(from)
  const words: Partial<Readonly<Record<string, GroupWords>>> = groupWords
  return words[operation]?.(call(from), whom) ?? null
}

function newsOf(line: NoticeLine, input: NewsInput): NewsView | null {
  const { contacts, groups, names, fresh, now } = input
  const { notice } = line
  if (questionOf(line) || !isTold(line)) return null
  const id = noticeKey(line)
  const common = { id, time: listTime(line.at, now), fresh: fresh.has(id) }
  if ('contact' in notice) {
    const { event, user } = notice.contact
    const { name, avatar } = names.personOf(user)
    const words: Partial<Record<ContactEvent['event'], (name: string) => string>> = contactWords
    const text = words[event]?.(name)
    const href = contacts.contacts.includes(user) ? conversationHref(`chat:${user}`) : chatLinks.addFriends(user)
    return text === undefined ? null : { ...common, name, avatar, text, about: null, href }
  }
  const event = notice.group
  const text = groupNews(event, input)
  if (text === null) return null
  const name = groups[event.id]?.name || event.name || `群聊 ${event.id}`
  const href = groups[event.id]?.membership === 'member' ? conversationHref(`group:${event.id}`) : null
  return { ...common, name, avatar: null, text, about: name, href }
}

/** Pure: what has happened, newest first, without what asks for an answer. */
export const viewNews = (input: NewsInput): NewsView[] => input.notices.flatMap((line) => newsOf(line, input) ?? [])
