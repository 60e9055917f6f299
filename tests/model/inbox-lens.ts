import { fieldsOf, rowsOf, textOf, textsOf } from '#src/domain/unknown.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { MachineView, ModelFact } from '#src/machines/model.ts'
import type { Lens } from './tester/ledger.ts'

const KEY = 'chat:bob'

/** IMI-12, in ms. */
const pauses = [2000, 5000, 10_000, 30_000, 60_000]

const contextOf = (view: MachineView): ImInboxContext => view.context as unknown as ImInboxContext

function seen(view: MachineView): MachineView {
  const { lines, notices, drafts, pinned, mentioned, leaving, unlisted, open, ...rest } = contextOf(view)
  const { user, isStale, isUntaken, failure, tries, retryAt } = rest
  const line = lines[KEY]
  const notice = notices[0]
  const unread = line?.unread ?? 0
  return {
    ...view,
    states: [
      `door.${open === KEY ? 'open' : 'closed'}`,
      `line.${line === undefined ? 'absent' : unread > 0 ? 'unread' : 'read'}`,
      `notices.${notice === undefined ? 'none' : notice.isRead ? 'read' : 'unread'}`,
      `work.${view.states[0]}`,
    ],
    context: {
      user,
      isStale,
      isUntaken,
      failure,
      tries,
      retryAt,
      unread,
      last: line?.last?.id ?? null,
      readTo: line?.readTo ?? null,
      draft: drafts[KEY] ?? null,
      pinned: pinned.includes(KEY),
      mentioned: mentioned.includes(KEY),
      leaving: leaving.includes(KEY),
      since: line === undefined ? null : (unlisted[KEY]?.length ?? null),
      answer: notice?.answer ?? null,
    },
  }
}

/** What a message that has come is to the conversation, as the ledger asks about it. */
function aboutMessage(fact: ModelFact, before: MachineView): Record<string, unknown> {
  const { lines, user, open, mentioned } = contextOf(before)
  const [message = {}] = rowsOf(fact['messages'])
  const id = textOf(message['id'])
  const last = lines[KEY]?.last
  const isHere = message['conversation'] === KEY
  const speaks = textsOf(fieldsOf(message['ext'])['em_at_list']).includes(user)
  return {
    id,
    isHere,
    isOwn: message['from'] === user,
    isLater: !last || Number(id) > Number(last.id),
    isRead: Number(id) <= Number(lines[KEY]?.readTo ?? 0),
    isOpen: open === KEY,
    mentions: mentioned.includes(KEY) || speaks,
    oneMore: (lines[KEY]?.unread ?? 0) + 1,
  }
}

/** The list of conversations as one of them lives it, beside the notices, what is looked at, and what is asked for. */
export const inboxLens: Lens = ({ fact, before, after, out }) => {
  const { lines, user, open, unlisted, tries } = contextOf(before)
  const line = lines[KEY]
  const since = unlisted[KEY]?.length ?? null
  const isAsked = before.states.includes('listing')
  const ack = fieldsOf(fact['ack'])
  const isOwnAck = ack['from'] === user
  const served = rowsOf(fact['lines']).find(({ key }) => key === KEY)
  const listed = textOf(fieldsOf(served?.['last'])['id'])
  const isRecallOfLast = line?.last != null && ack['kind'] === 'recall' && line.last.id === ack['messageId']
  const isReadOne = ack['kind'] === 'read' && isOwnAck
  const unread = line?.unread ?? 0
  const isRecall = ack['kind'] === 'recall' && (unread > 0 || isRecallOfLast)
  const mayChange =
    line !== undefined && (isRecall || (isOwnAck && (ack['kind'] === 'channel' || (isReadOne && unread > 0))))
  const { leaving, leavingAfter } = contextOf(before)
  const isLeaving = leaving.includes(KEY)
  const isListedSince = leavingAfter[KEY] !== undefined && Number(listed) > Number(leavingAfter[KEY])
  const { isHere, isOwn, isLater } = aboutMessage(fact, before)
  const isLastLater = !!line?.last && (served === undefined || Number(line.last.id) > Number(listed))
  const about = {
    ...aboutMessage(fact, before),
    isAnother: user !== '' && fact['user'] !== user,
    isOpen: open === KEY,
    isOwnAck,
    mayChange,
    isRecallOfLast,
    takesOne: isReadOne || (isRecallOfLast && !isOwnAck),
    lastLeft: isRecallOfLast ? null : (line?.last?.id ?? null),
    oneLess: unread - 1,
    isUnreadBehind: unread > 0 && !!line?.last && Number(line.last.id) > Number(fact['upTo']),
    sinceMore: isAsked ? (since ?? 0) + 1 : null,
    sinceSame: isAsked ? (since ?? 0) : null,
    sinceUnread: Math.min(unread, since ?? 0),
    has: served !== undefined,
    staysLeaving: isLeaving && line === undefined && !isListedSince,
    leavingLeft: isLeaving && before.states.includes('removing'),
    asksList: isHere && (isLeaving || (!isLater && !isOwn && open !== KEY)),
    isMissing: served === undefined,
    lastListed: since !== null && isLastLater ? line.last?.id : listed,
    listedMore: 3 + (isLastLater ? (since ?? 0) : 0),
    triesMore: tries === 0 ? 0 : Math.min(tries + 1, pauses.length),
    nextTry: fact.at + pauses[Math.min(tries, 4)]!,
  }
  return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out }
}
