import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { ImInboxContext, NoticeLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { OperationsContext } from '#src/machines/operations.ts'
import { listTime } from '../kit/chat-time.ts'
import type { InvitationView } from '../kit/chat-view.ts'
import { conversationHref } from '../message/message-body.ts'
import type { Names } from '../../kit/chat/names.ts'

/** What an invitation or a request asks, and how it is answered. */
export interface Question {
  /** The same for a question that is repeated: the newest one counts. */
  readonly key: string
  readonly kind: 'friend' | 'intoGroup' | 'applies'
  /** Who asks. */
  readonly user: string
  /** The group that it is about. */
  readonly group: { readonly id: string; readonly name: string } | null
  readonly reason: string
  readonly at: number
  readonly answer: 'accepted' | 'declined' | null
}

/** Pure: the question in a notice; null when it asks nothing. */
export function questionOf({ notice, answer }: NoticeLine): Question | null {
  const answered = answer ?? null
  if ('contact' in notice) {
    const { event, user, reason, at } = notice.contact
    if (event !== 'invited') return null
    return { key: `friend ${user}`, kind: 'friend', user, group: null, reason, at, answer: answered }
  }
  const { operation, from, id, name, reason, at, kind } = notice.group
  if (kind === 'room' || (operation !== 'invite' && operation !== 'apply')) return null
  const isInvite = operation === 'invite'
  return {
    key: isInvite ? `into ${id}` : `applies ${id} ${from}`,
    kind: isInvite ? 'intoGroup' : 'applies',
    user: from,
    group: { id, name },
    reason,
    at,
    answer: answered,
  }
}

/** Pure: the questions of all notices, newest first; a repeated one takes the place of the earlier. */
export function questionsIn(notices: ImInboxContext['notices']): Question[] {
  const known = new Set<string>()
  return notices.flatMap((line) => {
    const question = questionOf(line)
    if (!question || known.has(question.key)) return []
    known.add(question.key)
    return [question]
  })
}

/** Pure: whoever has become a friend, or is in the group, in another way asks nothing any more. */
export const settledBy =
  (contacts: Pick<Contacts, 'contacts'>, groups: Groups['groups']) =>
  (one: Question): Question => {
    const { kind, user, group, answer } = one
    const known = group ? groups[group.id] : undefined
    const isThere =
      kind === 'friend'
        ? contacts.contacts.includes(user)
        : kind === 'intoGroup'
          ? known?.membership === 'member'
          : known?.members.includes(user)
    return answer === null && isThere ? { ...one, answer: 'accepted' } : one
  }

/** Pure: who wants to be a friend: as the inbox keeps it, and what the directory has heard besides. */
export function friendQuestions(notices: ImInboxContext['notices'], contacts: Contacts): Question[] {
  const kept = questionsIn(notices).filter(({ kind }) => kind === 'friend')
  const heard = contacts.received
    .filter(({ user }) => !kept.some((one) => one.user === user))
    .map(({ user, reason, at }): Question => ({
      key: `friend ${user}`,
      kind: 'friend',
      user,
      group: null,
      reason,
      at,
      answer: null,
    }))
  return [...heard, ...kept].map(settledBy(contacts, {}))
}

/** Pure: how many wait for an answer. */
export const openQuestions = (questions: readonly Question[]): number =>
  questions.filter(({ answer }) => answer === null).length

/** The operation that answers, and the stream that it is asked of. */
export function answerOf(
  { kind, user, group }: Question,
  accept: boolean,
): { readonly stream: 'contact' | 'group'; readonly operation: string; readonly input: Record<string, unknown> } {
  if (kind === 'friend') return { stream: 'contact', operation: accept ? 'accept' : 'decline', input: { user } }
  const input = { id: group!.id, kind: 'group' }
  return kind === 'intoGroup'
    ? { stream: 'group', operation: accept ? 'acceptInvite' : 'rejectInvite', input }
    : { stream: 'group', operation: accept ? 'acceptRequest' : 'rejectRequest', input: { ...input, user } }
}

/** How an answer is named among the questions of its stream: who asks once more has not been answered yet. */
export const answerName = ({ key, at }: Question, accept: boolean): string => `${accept ? 'yes' : 'no'} ${key} ${at}`

type Asks = OperationsContext<unknown>['asks']

const about: Readonly<Record<Question['kind'], (group: string) => string>> = {
  friend: () => '请求添加你为好友',
  intoGroup: (group) => `邀请你加入「${group}」`,
  applies: (group) => `申请加入「${group}」`,
}

const talkOf = ({ kind, user, group }: Question): string | null =>
  kind === 'friend'
    ? conversationHref(`chat:${user}`)
    : kind === 'intoGroup' && group
      ? conversationHref(`group:${group.id}`)
      : null

/** Pure: a question as the person sees it. */
export function viewQuestion(
  question: Question,
  asks: { readonly contact: Asks; readonly group: Asks },
  names: Names,
  now: number,
): InvitationView {
  const { key, kind, user, group, reason, at, answer } = question
  const known = asks[kind === 'friend' ? 'contact' : 'group']
  const [yes, no] = [known[answerName(question, true)], known[answerName(question, false)]]
  const state =
    answer ??
    (yes?.state === 'sending' ? 'accepting' : no?.state === 'sending' ? 'declining' : undefined) ??
    (yes?.state === 'done' ? 'accepted' : no?.state === 'done' ? 'declined' : 'open')
  const failed = [yes, no].find((one) => one?.state === 'failed')
  return {
    id: key,
    person: names.personOf(user),
    about: about[kind](group?.name || '群聊'),
    reason,
    time: listTime(at, now),
    state,
    failure: state === 'open' && failed ? (failed.failure?.message ?? '操作失败，请重试') : null,
    talkHref: talkOf(question),
  }
}
