import type { Happening, ServedConversation, Still } from '#src/workbench/trace.ts'
import type { Edges } from './law-edges.ts'
import { fact, full, inWorld, key, sent, served, showing, struck, well, write } from './traces.ts'

const later = { ...sent, id: '9002' }
const longer = { ...sent, id: '10000' }
const theirs = (text: string, id = '9002') => ({ ...sent, id, from: 'linqing', text })
const both = [
  { ...sent, text: '一' },
  { ...later, text: '二' },
]
const [first, second] = [write('77', '一'), write('78', '二')]
const overtaken = [
  { ...sent, text: '二' },
  { ...later, text: '一' },
]
const resent: Happening = {
  kind: 'step',
  device: '1',
  step: { say: { type: 'imMessage.resendRequested', localId: '77' } },
}
const elsewhere = (one: Happening): Happening => ({ ...one, life: '2/1/1' }) as Happening

const connection = (value: unknown): Still => showing({ 'im-connection': {} }, value)
const besides = (still: Still, tab: object, rest: object = {}): Still => ({
  ...still,
  ...rest,
  tabs: still.tabs.map((one) => ({ ...one, ...tab })),
})
const withOutbox = (...items: readonly object[]): Still => showing({ 'im-message': { items } })
const chat = { kind: 'chat', name: 'linqing' }
const item = (status: string, more: object = {}) => ({
  localId: '1',
  status,
  conversation: chat,
  outgoing: {},
  ...more,
})
const untold = (more: object = {}) => item('confirming', { failure: { reason: 'x' }, ...more })

/** A tab that nobody sees, in which something waits, and another one. */
function unseenBeside(other: object, value: string): Still {
  const [waiting] = withOutbox(item('queued')).tabs
  const [beside] = connection(value).tabs
  return {
    ...well,
    tabs: [
      { ...waiting!, isInSight: false },
      { ...beside!, ...other },
    ],
  }
}

/** A recalled message that lies on the disk, before or behind the last one there is. */
const keptAs = (id: string, conversation = key): Still => ({
  ...inWorld({ recalled: [id] }),
  disks: { '1': { ...well.disks['1']!, archive: { '10001\nx': { message: { id, conversation } } } } },
})
const conversation = (more: Partial<ServedConversation>): Still =>
  inWorld({ conversations: { '10001': { [key]: { unread: 0, messages: [sent], ...more } } } })
const shows = (ids: readonly string[], more: object = {}, value: unknown = 'idle'): Still => {
  const name = `im-conversation/${key}`
  return showing({ [name]: { messages: ids.map((id) => ({ id })), ...more } }, value)
}
/** The same with what the chat service has. */
const but = (still: Still, more: Still): Still => ({ ...still, world: more.world })
const lines = (line: object, more: object = {}): Still =>
  showing({ 'im-inbox': { lines: { [key]: { key, ...line } }, ...more } })
const last = { last: { id: '9001' } }
const withFiles = (still: Still): Still => ({
  ...still,
  disks: { '1': { ...well.disks['1']!, files: { 'file-1': true } } },
})
const opened = fact('imMessage.opened', { user: '10001' })
const lost = write('77', '不见了')
const settledBy = (type: string, more: object = { localId: '77' }) => ({ all: [opened, lost, fact(type, more)] })
const forThread = (id: string) => fact('imMessage.reconciled', { found: [{ localId: id }] })

/** Where the laws of the chat draw their lines. */
export const chatEdges: Readonly<Record<string, Edges>> = {
  'sent-once': {
    breaks: [{ all: [write('77', '我说的'), write('78', '别的')], rest: served([sent, later]) }],
    holds: [
      { all: [write('77', '我说的'), write('78', '我说的')], rest: served([sent, later]) },
      { all: [write('77', '我说的')], rest: served([sent, theirs('我说的')]) },
      { all: [write('77', '别的')], rest: served([sent, later]) },
    ],
  },
  'sent-in-order': {
    breaks: [
      {
        all: [first, second],
        rest: served([
          { ...sent, id: '10000', text: '一' },
          { ...later, text: '二' },
        ]),
      },
    ],
    holds: [
      { all: [first, second], rest: served(both) },
      { all: [first, second, resent], rest: served(overtaken) },
      { all: [first, elsewhere(second)], rest: served(overtaken) },
      { all: [first], rest: served(both) },
      { all: [first, write('79', '没有到'), second], rest: served(both) },
    ],
  },
  'nothing-lost': {
    breaks: [
      { all: [fact('imMessage.connected', { user: '10001' }), lost] },
      settledBy('imMessage.acked', { localId: '78' }),
      { all: [opened, lost, elsewhere(fact('imMessage.cleared'))] },
    ],
    holds: [
      ...['acked', 'seen', 'refused', 'discardRequested'].map((how) => settledBy(`imMessage.${how}`)),
      settledBy('upload.failed'),
      settledBy('imMessage.cleared', {}),
      { all: [opened, lost, forThread('77')] },
      { all: [opened, lost], rest: served([{ ...later, text: '不见了' }]) },
      { all: [opened, lost], rest: withOutbox({ localId: '77', status: 'queued' }) },
      { all: [opened, lost], rest: showing({ 'im-message': { aside: { '10001': [{ localId: '77' }] } } }) },
      { all: [lost] },
      { all: [opened, fact('imMessage.cleared'), write('78', '不见了')] },
      { all: [full, opened, lost] },
      { all: [opened, lost], rest: { ...well, isCalm: false } },
      { all: [elsewhere(opened), elsewhere(lost)] },
      { all: [opened, lost], rest: besides(well, { streams: { session: well.tabs[0]!.streams['session'] } }) },
    ],
  },
  'connected-again': {
    breaks: ['idle', 'connecting', 'offline', 'waiting'].map((value) => ({ rest: connection(value) })),
    holds: [
      ...['kicked', 'refused'].map((value) => ({ rest: connection(value) })),
      { rest: besides(connection('gaveUp'), { isWanted: false }) },
      { rest: besides(connection('gaveUp'), {}, { isCalm: false }) },
      { rest: besides(connection('gaveUp'), { streams: { session: well.tabs[0]!.streams['session'] } }) },
      { rest: but(connection('gaveUp'), inWorld({ conversations: {} })) },
    ],
  },
  'outbox-settles': {
    breaks: [
      ...['uploading', 'queued', 'pending', 'confirming'].map((status) => ({ rest: withOutbox(item(status)) })),
      { rest: withOutbox(item('queued'), untold({ conversation: { kind: 'chat', name: 'bob' } })) },
      { rest: withOutbox(item('queued'), item('failed', { failure: { reason: 'x' } })) },
      { rest: unseenBeside({ device: '2' }, 'kicked') },
      { rest: unseenBeside({ isInSight: false }, 'kicked') },
      { rest: unseenBeside({}, 'waiting') },
    ],
    holds: [
      ...['sent', 'failed', 'refused'].map((status) => ({ rest: withOutbox(item(status)) })),
      { rest: withOutbox(item('sent'), untold(), item('queued')) },
      { rest: unseenBeside({}, 'kicked') },
      { rest: but(besides(withOutbox(item('queued')), {}, { isCalm: false }), well) },
      {
        rest: besides(withOutbox(item('queued')), {
          isInSight: false,
          streams: {
            ...withOutbox(item('queued')).tabs[0]!.streams,
            'im-connection': { value: 'waiting', context: {} },
          },
        }),
      },
    ],
  },
  'recalled-is-gone': {
    breaks: [
      { all: [struck('chat.frames', { kind: 'drop' })], rest: keptAs('9002') },
      { rest: keptAs('8999', 'chat:bob') },
      ...['join', 'use', 'thaw'].map((name) => ({ all: [struck('tabs', { [name]: 1 })], rest: keptAs('9000') })),
      { rest: but(shows(['9001', '9002']), inWorld({ recalled: ['9002'] })) },
      {
        rest: but(
          showing({ 'im-inbox': { lines: { [key]: { key, ...last }, x: { last: { id: '9002' } } } } }),
          inWorld({ recalled: ['9002'] }),
        ),
      },
      { rest: { ...well, world: { ...well.world, recalled: ['9001'] }, tabs: lines(last).tabs } },
    ],
    holds: [
      ...['chat.frames', 'kill', 'tabs', 'tab', 'storage'].map((fault) => ({
        all: [struck(fault, { kind: 'x' })],
        rest: keptAs('9000'),
      })),
      { rest: inWorld({ recalled: ['8000'] }) },
      {
        rest: {
          ...keptAs('9000'),
          disks: { '1': { ...well.disks['1']!, archive: { '10002\nx': { message: { id: '9000' } } } } },
        },
      },
    ],
  },
  'unread-agrees': {
    breaks: [
      { rest: but(lines({ ...last, unread: 3 }), conversation({ unread: 2 })) },
      { rest: but(lines({ ...last, unread: 2 }), conversation({ unread: 3 })) },
    ],
    holds: [
      { rest: but(lines({ ...last, unread: 3 }), conversation({ unread: 3 })) },
      { rest: but(lines({ ...last, unread: 3 }, { open: key }), conversation({ unread: 0 })) },
      { rest: but(lines(last), conversation({ unread: 1 })) },
      { rest: besides(but(lines({ ...last, unread: 3 }), well), {}, { isCalm: false }) },
      {
        rest: inWorld({
          conversations: { '10001': { [key]: { unread: 0, messages: [sent] }, 'room:1': { unread: 3, messages: [] } } },
        }),
      },
    ],
  },
  'conversation-agrees': {
    breaks: [
      { rest: but(shows(['10000', '9001']), served([sent, longer])) },
      { rest: but(shows(['9001', '9002']), served([sent])) },
      { rest: but(shows([]), served([sent])) },
      { rest: but(shows(['9000', '9002']), served([{ ...sent, id: '9000' }, sent, later])) },
      { rest: but(shows(['9001'], { failure: { reason: 'x' } }), served([sent, later])) },
      { rest: but(besides(shows(['9001']), { isInSight: false }), served([sent, later])) },
    ],
    holds: [
      { rest: but(shows(['9001', '9002']), served([sent, later])) },
      { rest: but(shows(['9002']), served([sent, later])) },
      { rest: but(shows(['9001', '10000']), served([sent, longer])) },
      { rest: but(shows([]), served([])) },
      { rest: but(shows(['9001']), conversation({ messages: [sent, later], isClosed: true })) },
      {
        rest: but(besides(shows(['9001'], { failure: { reason: 'x' } }), { isInSight: false }), served([sent, later])),
      },
      { rest: besides(but(shows(['9001']), served([sent, later])), {}, { isCalm: false }) },
    ],
  },
  'list-agrees': {
    breaks: [
      { rest: but(lines(last), served([sent, later])) },
      { rest: but(lines(last), inWorld({ conversations: { '10001': {} } })) },
    ],
    holds: [
      { rest: but(showing({ 'im-inbox': { lines: {} } }), served([])) },
      { rest: showing({ 'im-inbox': { lines: {}, leaving: [key] } }) },
      { rest: but(showing({ 'im-inbox': { lines: {} } }), conversation({ isClosed: true })) },
      { rest: but(lines(last), conversation({ messages: [sent, later], isClosed: true })) },
      { rest: lines({ last: null }) },
    ],
  },
  'removed-stays-away': { breaks: [], holds: [{ rest: well }] },
  'no-stray-files': {
    breaks: [{ rest: withFiles(withOutbox({ localId: '1', status: 'sent', file: 'file-2' })) }],
    holds: [
      { rest: withFiles(withOutbox({ localId: '1', status: 'sent', file: 'file-1' })) },
      { rest: { ...withFiles(well), isCalm: false } },
      { rest: withFiles(besides(well, { streams: { session: well.tabs[0]!.streams['session'] } })) },
      { rest: withFiles(besides(well, { device: '2' })) },
    ],
  },
}
