import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { fromBase64, toBase64 } from './base64.ts'
import { decodeBody, encodeBody, readBodyMeta } from './body.ts'
import { readContent } from './content.ts'
import { readExt, writeExt, type Ext } from './ext.ts'
import { decodeClientFrame, decodeFrame, encodeFrame, encodeServerFrame, type SyncPage } from './frames.ts'
import { channelId, queueName, readAppKey, readChannelId } from './jid.ts'
import { decodeMeta, encodeMeta, type Meta } from './meta.ts'
import { finish, readId, wire, writeId } from './msync.ts'
import { decodeSockJs, decodeSockJsUp, encodeSockJsDown, encodeSockJsUp } from './sockjs.ts'

/** A value that the schema does not name. */
const unnamed = 99 as never
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values)
const textMeta = (id: string, msg: string): Meta => ({
  id,
  from: { name: 'alice' },
  to: { name: 'bob' },
  timestamp: 1_700_000_000_000,
  namespace: 'chat',
  payload: encodeBody({ kind: 'chat', contents: [{ type: 'txt', msg }] }),
})

describe('base64', () => {
  it('is the inverse of itself and equals the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (given) => {
        expect(toBase64(given)).toBe(Buffer.from(given).toString('base64'))
        expect(fromBase64(toBase64(given))).toEqual(new Uint8Array(given))
      }),
    )
  })

  it.each(['a', 'abc$', 'ab=c', '====', 'ab==c', 'äöü1'])('says so when %s is none', (text) => {
    expect(fromBase64(text)).toBeUndefined()
  })
})

describe('ids', () => {
  it('keeps all 64 bits as decimal text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 0xffffffffffffffffn }), (value) => {
        const meta = decodeMeta(encodeMeta({ ...textMeta(String(value), 'x') }))
        expect(meta.id).toBe(String(value))
      }),
    )
    expect(readId(writeId('18446744073709551615'))).toBe('18446744073709551615')
  })

  it.each(['', 'abc', '-1', '1.5', '18446744073709551616'])('refuses %s', (id) => {
    expect(() => writeId(id)).toThrow(RangeError)
  })
})

describe('addresses', () => {
  it('[const:appkey-format] [val:001:appkey-construct] [val:001:appkey-login] an app key is two non-empty parts', () => {
    expect(readAppKey('org#app')).toEqual({ org: 'org', app: 'app' })
    for (const bad of ['org', '#app', 'org#', 'org#app#x', '']) expect(readAppKey(bad)).toBeUndefined()
  })

  it('[const:host-suffix] names queues and channels', () => {
    expect(queueName({ name: 'bob', domain: 'easemob.com' })).toBe('bob@easemob.com')
    expect(queueName({ domain: 'easemob.com' })).toBe('@easemob.com')
    const channel = channelId('demo#chat', 'a_b', 'conference.easemob.com')
    expect(readChannelId('demo#chat', channel)).toEqual({ name: 'a_b', domain: 'conference.easemob.com' })
    expect(readChannelId('other#app', channel)).toBeUndefined()
    expect(readChannelId('demo#chat', 'bob')).toBeUndefined()
  })
})

describe('attributes', () => {
  it('[const:ext-codes] types travel: boolean 1, integer 2, double 6, string 7, JSON 8', () => {
    const ext: Ext = { b: true, i: 7, d: 0.5, s: 'x', j: { a: [1] }, n: null }
    expect(writeExt(ext).map((entry) => entry.type)).toEqual([1, 2, 6, 7, 8, 8])
    expect(readExt(writeExt(ext))).toEqual(ext)
    // What is not written is 0, whichever of them it is.
    const bare = [1, 2, 5, 6, 7].map((type) => ({ key: `k${type}`, type }))
    expect(Object.values(readExt(bare))).toEqual([false, 0, 0, 0, ''])
  })

  it('[A-84] reads all three integer codes, and floats', () => {
    const entries = [2, 3, 4].map((type) => ({ key: `i${type}`, type, varintValue: 5 }))
    expect(readExt([...entries, { key: 'f', type: 5, floatValue: 1.5 }])).toEqual({ i2: 5, i3: 5, i4: 5, f: 1.5 })
  })

  it('leaves out what it cannot read and says which', () => {
    const skipped: string[] = []
    const entries = [
      { key: 'bad', type: 8, stringValue: '{' },
      { key: 'odd' },
      { type: 7, stringValue: 'x' },
      { key: 'ok', type: 7, stringValue: 'y' },
    ]
    expect(readExt(entries, (key) => skipped.push(key))).toEqual({ ok: 'y' })
    expect(skipped).toEqual(['bad', 'odd', ''])
  })

  it('an attribute named __proto__ is only an attribute', () => {
    const ext = readExt([{ key: '__proto__', type: 8, stringValue: '{"polluted":1}' }])
    expect(Object.keys(ext)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('any plain attributes come back', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.string(),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true }),
      fc.array(fc.integer()),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value, { maxKeys: 6 }), (ext) => {
        const known = Object.fromEntries(Object.entries(ext).filter(([key]) => key !== '__proto__'))
        const again = decodeBody(encodeBody({ kind: 'chat', ext: known })).ext ?? {}
        expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(known)))
      }),
    )
  })
})

describe('bodies', () => {
  it('[const:kind-codes] kinds 1 to 7', () => {
    const kinds = ['chat', 'groupchat', 'chatroom', 'read', 'delivery', 'recall', 'channel'] as const
    for (const [index, kind] of kinds.entries()) {
      const encoded = encodeBody({ kind })
      expect([...encoded]).toEqual([8, index + 1])
      expect(decodeBody(encoded)).toEqual({ kind })
    }
  })

  it('[err:001:unknown-kind] an unknown kind is an error, an unknown content is skipped', () => {
    expect(() => decodeBody(bytes(8, 99))).toThrow('unknown message kind')
    const skipped: string[] = []
    const odd = finish(wire.MessageBody.encode({ type: 1, contents: [{ type: unnamed }, { type: 0, text: 'x' }] }))
    expect(decodeBody(odd, (what) => skipped.push(what)).contents).toEqual([{ type: 'txt', msg: 'x' }])
    expect(skipped).toEqual(['content of an unknown type'])
    expect(readContent({ type: unnamed })).toBeUndefined()
  })

  it('reads the JSON beside a message only when it is an object', () => {
    expect(readBodyMeta({ meta: '{"thread":{}}' })).toEqual({ thread: {} })
    for (const meta of ['', '[]', 'null', '{', '"x"']) expect(readBodyMeta({ meta })).toEqual({})
  })
})

describe('frames', () => {
  it('the heartbeat is six constant bytes', () => {
    expect(toBase64(encodeFrame({ type: 'heartbeat' }))).toBe('CABAAVgA')
    expect(decodeClientFrame(encodeFrame({ type: 'heartbeat' }))).toEqual({ type: 'heartbeat' })
  })

  it('a page comes back', () => {
    const page: SyncPage = {
      status: { code: 0 },
      metas: [textMeta('1795241885301000000', 'a'), { ...textMeta('2', 'b'), meta: '{"is_online":0}', priority: 2 }],
      nextKey: '2',
      queue: { appKey: 'demo#chat', name: 'alice', domain: 'easemob.com' },
      isLast: false,
      timestamp: 1_700_000_000_001,
    }
    expect(decodeFrame(encodeServerFrame({ type: 'sync', ...page }))).toEqual({ type: 'sync', ...page })
  })

  it('one broken meta costs only itself', () => {
    const good = finish(wire.CommSyncDL.encode({ metas: [{ id: 1, ns: 1, payload: bytes() }], isLast: true }))
    const broken = bytes(0x22, 3, 0x32, 0x7f, 0x00)
    const payload = new Uint8Array([...broken, ...good])
    const frame = decodeFrame(finish(wire.MSync.encode({ command: 0, payload })))
    expect(frame).toMatchObject({ type: 'sync', isLast: true, unreadable: 1, metas: [{ id: '1' }] })
  })

  it('a meta of an unknown namespace costs only itself', () => {
    const payload = finish(
      wire.CommSyncDL.encode({
        metas: [
          { id: 1, ns: unnamed },
          { id: 2, ns: 1 },
        ],
      }),
    )
    const frame = decodeFrame(finish(wire.MSync.encode({ command: 0, payload })))
    expect(frame).toMatchObject({ unreadable: 1, metas: [{ id: '2' }] })
  })

  it('[err:001:proto:others] an unknown status keeps its number', () => {
    const raw = bytes(0x08, 0x00, 0x40, 0x03, 0x4a, 0x04, 0x42, 0x02, 0x08, 0x2a)
    expect(decodeFrame(raw)).toEqual({ type: 'provisioned', status: { code: 42 } })
  })

  it('whatever comes in, decoding never throws, and truncation is malformed or a shorter truth', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (noise) => void decodeFrame(noise)))
    const whole = encodeServerFrame({
      type: 'sync',
      status: { code: 0 },
      metas: [textMeta('5', 'hello')],
      isLast: true,
    })
    for (let length = 0; length < whole.length; length++) {
      expect(['malformed', 'sync']).toContain(decodeFrame(whole.subarray(0, length)).type)
    }
  })

  it.each([
    ['an unknown command', bytes(0x08, 0x00, 0x40, 0x09)],
    ['no command', bytes()],
    ['a notice without queue', encodeServerFrame({ type: 'notice', queue: {} }).subarray(0, 4)],
  ])('%s is malformed', (_name, raw) => {
    expect(decodeFrame(raw).type).toBe('malformed')
  })
})

describe('SockJS', () => {
  it('wraps and unwraps', () => {
    const payload = bytes(1, 2, 250)
    expect(decodeSockJsUp(encodeSockJsUp(payload))).toEqual({ payloads: [payload], broken: 0 })
    expect(decodeSockJs(encodeSockJsDown(payload))).toEqual({ type: 'messages', payloads: [payload], broken: 0 })
  })

  it('knows open, heartbeat and close, and survives everything else', () => {
    expect(decodeSockJs('o')).toEqual({ type: 'open' })
    expect(decodeSockJs('h')).toEqual({ type: 'heartbeat' })
    expect(decodeSockJs('c[3000,"Go away!"]')).toEqual({ type: 'close', code: 3000, reason: 'Go away!' })
    for (const odd of ['', 'x', 'a', 'a{', 'c', 'c{', 'c["x"]', 'a[1]'])
      expect(decodeSockJs(odd)).toEqual({ type: 'malformed' })
    expect(decodeSockJs('a["AQL6","$"]')).toMatchObject({ type: 'messages', broken: 1 })
    expect(decodeSockJsUp('{')).toBeUndefined()
  })
})
