import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { ChatAck, ChatMessage } from '#src/contract/im/client.ts'
import type { MachineModel } from '../model.ts'
import type { ImInboxContext } from './im-inbox.facts.ts'

const key = 'chat:bob'
const message = (id: string, from: string, conversation = key): ChatMessage => ({
  id,
  conversation,
  from,
  to: from === 'bob' ? 'alice' : 'bob',
  at: 1,
  content: { type: 'txt', msg: '早' },
  ext: {},
  onlineState: 1,
})
const ack = (more: Partial<ChatAck>): { ack: ChatAck } => ({
  ack: { kind: 'recall', conversation: key, messageId: '12', from: 'bob', at: 1, ...more },
})
const failure = { reason: 'unknown', message: '' }
const list = (messages: ChatMessage[]) => ({ messages })

/** What can happen around the inbox, and what holds whatever happens (IMI-… in im-inbox.rules.md). */
export const imInboxModel: MachineModel<ImInboxContext> = {
  id: 'im-inbox',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'imInbox.signedIn': { by: 'app', classes: { alice: { user: 'alice' }, erin: { user: 'erin' } } },
    'imInbox.connected': { by: 'app', classes: { alice: { user: 'alice' }, erin: { user: 'erin' } } },
    'imInbox.messagesArrived': {
      by: 'server',
      classes: {
        theirs: list([message('12', 'bob')]),
        mine: list([message('13', 'alice')]),
        inRoom: list([message('14', 'bob', 'room:9')]),
        toMe: list([{ ...message('15', 'bob'), ext: { em_at_list: ['alice'] } }]),
      },
    },
    'imInbox.ackArrived': {
      by: 'server',
      classes: {
        recall: ack({}),
        readElsewhere: ack({ kind: 'channel', from: 'alice' }),
        oneReadElsewhere: ack({ kind: 'read', from: 'alice' }),
      },
    },
    'imInbox.noticeArrived': {
      by: 'server',
      classes: { '': { notice: { contact: { event: 'invited', user: 'dave', reason: '', at: 1 } } } },
    },
    'imInbox.noticeAnswered': {
      by: 'app',
      classes: {
        contact: { user: 'dave', group: null, answer: 'accepted' },
        other: { user: 'carol', group: '9', answer: 'declined' },
      },
    },
    'imInbox.noticesRead': { by: 'user', classes: { '': {} } },
    'imInbox.opened': { by: 'user', classes: { '': { key } } },
    'imInbox.read': { by: 'user', classes: { '': { key } } },
    'imInbox.receiptTaken': { by: 'server', classes: { '': { conversation: key, upTo: '9' } } },
    'imInbox.receiptRefused': { by: 'server', classes: { '': { conversation: key } } },
    'imInbox.emptied': { by: 'user', classes: { '': { key } } },
    'imInbox.pinned': { by: 'user', classes: { on: { key, isPinned: true }, off: { key, isPinned: false } } },
    'imInbox.closed': { by: 'user', classes: { '': {} } },
    'imInbox.removed': { by: 'user', classes: { '': { key } } },
    'imInbox.draftChanged': { by: 'user', classes: { some: { key, text: '写到一半' }, none: { key, text: '' } } },
    'imInbox.refreshRequested': { by: 'user', classes: { '': {} } },
    'imInbox.doubted': { by: 'server', classes: { '': {} } },
    'imInbox.cleared': { by: 'app', classes: { '': {} } },
    'listConversations.succeeded': {
      by: 'effect',
      effect: 'listConversations',
      classes: {
        '': { lines: [{ key, last: message('11', 'bob'), unread: 3 }] },
        later: { lines: [{ key, last: message('19', 'bob'), unread: 3 }] },
        none: { lines: [] },
      },
    },
    'listConversations.failed': { by: 'effect', effect: 'listConversations', classes: { '': { failure } } },
    'removeConversation.succeeded': { by: 'effect', effect: 'removeConversation', classes: { '': {} } },
    'removeConversation.failed': {
      by: 'effect',
      effect: 'removeConversation',
      classes: {
        cut: { failure },
        refused: { failure: { reason: 'noPermission', message: '没有权限这样做' } },
      },
    },
  },
  // Drafts, pins, notices and answers change nothing else: they make no states of their own.
  abstract: (context) => ({
    user: context.user,
    last: context.lines[key]?.last?.id ?? (context.lines[key] ? 'none' : null),
    unread: Math.min(context.lines[key]?.unread ?? 0, 1),
    open: context.open,
    mentioned: context.mentioned,
    leaving: context.leaving,
    // Later lists than this are all alike.
    isLeavingBefore: context.leavingAfter[key] === undefined ? null : context.leavingAfter[key] < '19',
    since: context.unlisted[key] ? Math.min(context.unlisted[key].length, 1) : null,
    isStale: context.isStale,
    isUntaken: context.isUntaken,
    tries: Math.min(context.tries, 1),
  }),
  laws: {
    state: [
      {
        id: 'IMI-1',
        says: 'nothing is unread in the conversation that is open',
        holds: ({ context }) => context.open === null || (context.lines[context.open]?.unread ?? 0) === 0,
      },
      {
        id: 'IMI-2',
        says: 'rooms and threads are no conversations of the list',
        holds: ({ context }) => Object.keys(context.lines).every((one) => /^(chat|group):/.test(one)),
      },
      {
        id: 'IMI-3',
        says: 'an empty draft is none, and at most 200 notices are kept',
        holds: ({ context }) =>
          Object.values(context.drafts).every((text) => text !== '') && context.notices.length <= 200,
      },
      {
        id: 'IMI-16',
        says: 'nothing is asked of the server for nobody',
        holds: ({ context, running }) => context.user !== '' || Object.keys(running).length === 0,
      },
      {
        id: 'IMI-6',
        says: 'a conversation speaks to the person only while something in it is unread',
        holds: ({ context }) => context.mentioned.every((one) => (context.lines[one]?.unread ?? 0) > 0),
      },
    ],
    step: [
      {
        id: 'IMI-9',
        says: 'another person finds nothing of the one before, also before there is a connection',
        holds: ({ before, after }) => {
          const { user, lines, drafts, notices, pinned, leaving } = after.context
          const left = [lines, drafts, notices, pinned, leaving].flatMap((one) => Object.keys(one))
          if (before.context.user === '' && user !== '' && Object.keys(drafts).length > 0) return false
          return ['', user].includes(before.context.user) || left.length === 0
        },
      },
      {
        id: 'IMI-7',
        says: 'a removed conversation is gone at once, and a list that still has it does not bring it back',
        holds: ({ fact, after }) =>
          (fact.type !== 'imInbox.removed' && fact.type !== 'listConversations.succeeded') ||
          after.context.leaving.every((one) => after.context.lines[one] === undefined),
      },
      {
        id: 'IMI-7',
        says: 'the server is not asked to remove what was said since',
        holds: ({ after, out }) =>
          !out.some(({ name }) => name === 'removeConversation') || after.context.lines[key] === undefined,
      },
      {
        id: 'IMI-11',
        says: 'the list is whole: what it does not have and has not come since goes, and what it counts is counted',
        holds: ({ fact, before, after }) => {
          if (fact.type !== 'listConversations.succeeded') return true
          const [served] = rowsOf(fact['lines'])
          // It is asked for once more; or it was emptied meanwhile.
          if (before.context.isStale || before.context.lines[key]?.last === null) return true
          const since = before.context.unlisted[key]
          const line = after.context.lines[key]
          if (after.context.leaving.includes(key) || !served) return line === undefined || since !== undefined
          const last = Number(fieldsOf(served['last'])['id'])
          const more = (since ?? []).filter((id) => Number(id) > last).length
          return line?.unread === (before.context.open === key ? 0 : 3 + more)
        },
      },
      {
        id: 'IMI-12',
        says: 'a list that could not be had is asked for again later, the later the more often it was, and a removal does not wait for it',
        holds: ({ fact, before, after }) => {
          if (fact.type === 'imInbox.removed' && before.states.includes('waiting'))
            return after.states.includes('removing')
          if (fact.type !== 'listConversations.failed') return true
          const pauses = [2000, 5000, 10_000, 30_000, 60_000]
          const pause = pauses[Math.min(before.context.tries, 4)]!
          return after.states.includes('waiting') && after.context.retryAt === fact.at + pause
        },
      },
      {
        id: 'IMI-13',
        says: 'word of what the list alone tells has it asked for, and the open conversation read again',
        holds: ({ fact, after, out }) => {
          if (fact.type !== 'imInbox.doubted') return true
          const told = out.some(({ name }) => name === 'imConversation.refreshRequested')
          const isAsked = after.context.isStale || after.states.includes('listing')
          return told === (after.context.open !== null) && isAsked
        },
      },
      {
        id: 'IMI-14',
        says: 'a refused receipt has the list asked for, of the open conversation once it is left',
        holds: ({ fact, before, after }) => {
          const isAsked = after.context.isStale || after.states.includes('listing')
          const isLeft = before.context.open !== null && after.context.open !== before.context.open
          if (fact.type === 'imInbox.receiptRefused')
            return before.context.open === key ? after.context.isUntaken : isAsked
          if (!isLeft || before.context.user !== after.context.user || fact.type === 'imInbox.cleared') return true
          return !before.context.isUntaken || isAsked
        },
      },
      {
        id: 'IMI-8',
        says: 'an answer is noted on the notice that asked, and on no other',
        holds: ({ fact, before, after }) => {
          if (fact.type !== 'imInbox.noticeAnswered') return true
          const count = ({ context }: typeof after) => context.notices.filter(({ answer }) => answer).length
          return fact['user'] === 'dave' ? count(after) >= count(before) : count(after) === count(before)
        },
      },
      {
        id: 'IMI-10',
        says: 'a notification that comes again changes nothing',
        holds: ({ fact, before, after }) => {
          if (fact.type !== 'imInbox.noticeArrived') return true
          const count = ({ context }: typeof after) =>
            context.notices.filter(({ notice }) => JSON.stringify(notice) === JSON.stringify(fact['notice'])).length
          return count(after) === 1 && (count(before) === 0 || before.context.notices === after.context.notices)
        },
      },
      {
        id: 'IMI-4',
        says: 'what others write counts once, what oneself writes never',
        holds: ({ fact, before, after }) => {
          if (fact.type !== 'imInbox.messagesArrived') return true
          const [one] = rowsOf(fact['messages'])
          const [was, is] = [before.context.lines[key]?.unread ?? 0, after.context.lines[key]?.unread ?? 0]
          const isNew =
            one?.['conversation'] === key && one['from'] !== before.context.user && before.context.open !== key
          return is - was === (isNew && !knows(before.context, String(one?.['id'])) ? 1 : 0)
        },
      },
      {
        id: 'IMI-5',
        says: 'a draft is changed by nobody but its writer, and leaves with the login',
        holds: ({ fact, before, after }) =>
          JSON.stringify(before.context.drafts) === JSON.stringify(after.context.drafts) ||
          // Another person finds none (IMI-9).
          before.context.user !== after.context.user ||
          ['imInbox.draftChanged', 'imInbox.removed', 'imInbox.cleared'].includes(fact.type),
      },
    ],
    trace: [],
  },
}

/** Whether a message is not later than what the line shows. */
function knows({ lines }: ImInboxContext, id: string): boolean {
  const last = lines[key]?.last
  return last !== null && last !== undefined && last.id >= id
}
