import { rowsOf, textOf } from '#src/domain/unknown.ts'
import { startOfDay } from '#src/domain/time/calendar.ts'
import { type Instant, minute } from '#src/domain/time/instant.ts'
import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { GroupState } from '#src/machines/group/groups.ts'
import type { LanguageChoice } from './chat-setting.screen.tsx'
import type { SettingSubject } from './setting/subject.ts'
import type { Presence } from './kit/chat-view.ts'
import { groupName } from './chat.select.ts'
import { chatLinks } from './kit/links.ts'
import { everybodyIn } from './members.select.ts'
import type { ChatMessage } from './message/message-ext.ts'
import type { Names } from '../kit/chat/names.ts'
import type { QuietChoice } from './setting/quiet-sheets.tsx'
import { ownRole } from './group/role.ts'

/** Languages that messages can be translated into, until the service has named its own. */
export const commonLanguages: readonly LanguageChoice[] = [
  { code: 'zh-Hans', text: '简体中文' },
  { code: 'zh-Hant', text: '繁體中文' },
  { code: 'en', text: 'English' },
  { code: 'ja', text: '日本語' },
  { code: 'ko', text: '한국어' },
]

/** What the service can translate into; a list that is none gives the common ones. */
export const languagesIn = (result: unknown): readonly LanguageChoice[] =>
  rowsOf(result).length > 0
    ? rowsOf(result).map(({ code, nativeName }) => ({ code: textOf(code), text: textOf(nativeName) }))
    : commonLanguages

/** The operation of silent mode that a choice is (chat §3): null goes back to what holds for everything. */
export function quietOperation(
  conversation: string,
  choice: QuietChoice | null,
  now: Instant,
): { readonly operation: 'set' | 'clear'; readonly input: Readonly<Record<string, unknown>> } {
  if (choice === null) return { operation: 'clear', input: { conversation } }
  switch (choice.kind) {
    case 'minutes':
      return { operation: 'set', input: { conversation, paramType: 1, duration: choice.minutes * minute } }
    case 'until':
      return { operation: 'set', input: { conversation, paramType: 1, duration: startOfDay(choice.day) - now } }
    case 'daily': {
      const { from, to } = choice.span
      return { operation: 'set', input: { conversation, paramType: 2, startTime: from, endTime: to } }
    }
    case 'mentions':
    case 'always': {
      const remindType = choice.kind === 'always' ? 'NONE' : 'AT'
      return { operation: 'set', input: { conversation, paramType: 0, remindType } }
    }
  }
}

/** The newest message of somebody else: what a report from the settings is about (chat §5 wants a message). */
export function reportable(messages: readonly ChatMessage[], last: ChatMessage | null, me: string): ChatMessage | null {
  const found = [...messages, ...(last ? [last] : [])].filter(
    ({ from, content }) => from !== me && content.type !== 'cmd',
  )
  return found.toSorted((a, b) => a.at - b.at).at(-1) ?? null
}

export interface PersonInput {
  readonly user: string
  readonly contacts: Contacts
  readonly names: Names
  readonly presence: Presence | null
  readonly isBlocking: boolean
  readonly support: string | null
}

/** Pure: what is set up with one person. */
export const viewPerson = ({ user, contacts, names, presence, isBlocking, support }: PersonInput): SettingSubject => ({
  kind: 'single',
  person: names.personOf(user),
  presence,
  isFriend: contacts.contacts.includes(user),
  cardHref: chatLinks.person(user),
  inviteHref: chatLinks.addFriends(user),
  blocked: { on: contacts.blocked.includes(user), pending: isBlocking },
  official: user === support,
})

/** The page shows so many faces. */
export const facesMax = 10

/** Pure: what is set up with a group. */
export function viewGroup(group: GroupState, me: string, names: Names): SettingSubject {
  const everybody = everybodyIn(group)
  return {
    kind: 'group',
    id: group.id,
    name: groupName({ [group.id]: group }, group.id),
    avatar: null,
    members: everybody.slice(0, facesMax).map(names.personOf),
    memberCount: everybody.length,
    membersHref: chatLinks.members(group.id),
    manageHref: chatLinks.manage(group.id),
    announcement: group.announcement ?? '',
    isOwner: ownRole(group, me) === 'owner',
  }
}
