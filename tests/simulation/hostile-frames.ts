import { encodeBody, type MessageBody } from '#src/contract/im/body.ts'
import { encodeServerFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { Meta, Namespace } from '#src/contract/im/meta.ts'
import { encodeMuc } from '#src/contract/im/muc.ts'
import { encodeNotify } from '#src/contract/im/notify.ts'
import { encodeRoster } from '#src/contract/im/roster.ts'

type Frame = Exclude<ServerFrame, { type: 'malformed' }>
type Bytes = Uint8Array<ArrayBuffer>

const me = { name: '10001', domain: 'easemob.com' }
const linqing = { name: 'linqing', domain: 'easemob.com' }
const suyan = { name: 'suyan', domain: 'easemob.com' }
const group = { name: '200000000000001', domain: 'conference.easemob.com' }
const later = '9000000000000000001'

/** What bytes can be that no schema admits. */
const anything = (frame: object): Bytes => encodeServerFrame(frame as Frame)
const raw = (...bytes: readonly number[]): Bytes => new Uint8Array(bytes)
const words = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

/** A page that comes by itself, of what a friend's queue holds. */
const page = (metas: readonly object[], more: object = {}): Bytes =>
  anything({ type: 'sync', status: { code: 0 }, metas, queue: linqing, isLast: true, timestamp: 1, ...more })
const meta = (namespace: Namespace, payload: Uint8Array, more: Partial<Meta> = {}): Meta => ({
  namespace,
  payload: new Uint8Array(payload),
  id: later,
  from: linqing,
  to: me,
  timestamp: 1,
  ...more,
})
const body = (more: Partial<MessageBody>): Bytes => encodeBody({ kind: 'chat', from: linqing, to: me, ...more })
const chat = (more: Partial<MessageBody>, around: Partial<Meta> = {}): Bytes => page([meta('chat', body(more), around)])
const text = [{ type: 'txt' as const, msg: '谁也没说过' }]
const ack = (kind: MessageBody['kind'], ackId: string, around: Partial<Meta> = {}) =>
  chat({ kind, ackId, contents: ['empty'] }, around)
const notify = (value: unknown): Bytes => page([meta('notify', encodeNotify(value as never))])
const muc = (value: object): Bytes => page([meta('muc', encodeMuc({ muc: group, ...value } as never))])

/** Frames that nobody who means well sends, each alone in its way. */
export const hostileFrames: Readonly<Record<string, Bytes>> = {
  'no bytes': raw(),
  'one byte': raw(0xff),
  noise: raw(0x12, 0xff, 0x00, 0x7f, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80),
  'a length beyond the end': raw(0x4a, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x01),
  words: words('{"type":"sync"}'),
  'a command that there is not': raw(0x08, 0x00, 0x40, 0x63),
  'half a page': encodeServerFrame({ type: 'notice', queue: linqing }).slice(0, 9),
  'a page of nothing': anything({ type: 'sync', metas: [] }),
  'a refused page': page([], { status: { code: 5, reason: 'no' } }),
  'an answer to nobody': anything({ type: 'sync', status: { code: 0 }, ack: { id: '77', serverId: '78' }, metas: [] }),
  'a refusal to nobody': anything({ type: 'sync', status: { code: 1, reason: 'x' }, ack: { id: '77' }, metas: [] }),
  'an answer without a status': anything({ type: 'sync', ack: { id: '18446744073709551615' }, metas: [] }),
  'a login once more': anything({ type: 'provisioned', status: { code: 0 }, resource: 'other' }),
  'queues of nobody': anything({ type: 'unread', queues: [{ queue: {}, count: 3 }] }),
  'word of no queue': anything({ type: 'notice', queue: {} }),
  'word of another app': anything({ type: 'notice', queue: { appKey: 'x#y', name: 'z', domain: 'w' } }),
  'a queue that nobody asked for': page([], { queue: { name: 'nobody', domain: 'easemob.com' } }),
  'a page that never ends': page([], { isLast: false, nextKey: '5' }),
  'a page that goes on nowhere': page([], { isLast: false }),
  'a message without an id': chat({ contents: text }, { id: undefined as never }),
  'a message of nothing': chat({ contents: ['empty'] }),
  'a message without contents': chat({}),
  'a message that cannot be read': page([meta('chat', raw(0xff, 0xff, 0xff))]),
  'an empty message': page([meta('chat', raw())]),
  'a message between others': page([
    meta('chat', body({ from: suyan, to: linqing, contents: text }), { from: suyan, to: linqing }),
  ]),
  'a namespace that there is not': page([{ ...meta('chat', body({ contents: text })), namespace: 'query' }]),
  'statistics of nothing': page([meta('statistics', raw(0x08, 0x63))]),
  'statistics that cannot be read': page([meta('statistics', raw(0xff))]),
  'a recall of nothing': ack('recall', '404'),
  'a recall of number nought': ack('recall', '0'),
  'a receipt of nothing': ack('read', '404'),
  'a delivery of number nought': ack('delivery', '0'),
  'a receipt that counts badly': chat({
    kind: 'read',
    ackId: '404',
    contents: ['empty'],
    ext: { x: '{"404":"many"}' },
  }),
  'a roster that cannot be read': page([meta('roster', raw(0xff, 0x01))]),
  'a roster of nothing': page([meta('roster', encodeRoster({ operation: 'roster' } as never))]),
  'a group that cannot be read': page([meta('muc', raw(0xff))]),
  'a group changed by no JSON': muc({ operation: 'update', ext: '{' }),
  'a group changed by a number': muc({ operation: 'update', ext: '7' }),
  'attributes of a group that are none': muc({ operation: 'setMetadata', ext: '{"properties":5}' }),
  'word that is no JSON': page([meta('notify', words('{'))]),
  'word of nothing': notify({ type: 'nothing' }),
  'reactions of numbers': notify({ type: 'reaction', data: [{ messageId: 5, reactions: 'x' }] }),
  'reactions to nothing': notify({
    type: 'reaction',
    data: [{ channel_type: 'chat', from: 'linqing', to: '10001', messageId: '404', reactions: [], ts: 1 }],
  }),
  'a thread without a name': notify({ type: 'thread', data: { operation: 'create' } }),
  'a thread undone by nobody': notify({ type: 'thread', data: { id: '1', operation: 'explode' } }),
  'presence of nothing': notify({ type: 'presence', data: { values: null } }),
  'a history removed that is not there': notify({ type: 'roaming_delete', data: { chatType: 'chat', to: 'nobody' } }),
}
