import { describe, expect, it } from 'vitest'
import { type Content, type ContentType, readContent, writeContent } from './content.ts'
import { wire } from './msync.ts'

/** Every field of an attachment, each with a value of its own. */
const attachment = {
  url: 'https://files.test/bytes',
  secret: 'secret of the bytes',
  filename: 'lotus.png',
  fileLength: 101,
  size: { width: 640, height: 480 },
  thumbUrl: 'https://files.test/thumb',
  thumbSecret: 'secret of the thumb',
  thumbFilename: 'lotus-small.png',
  thumbFileLength: 11,
  thumbSize: { width: 64, height: 48 },
}
const attached = {
  remotePath: attachment.url,
  secretKey: attachment.secret,
  displayName: attachment.filename,
  fileLength: attachment.fileLength,
  size: attachment.size,
  thumbnailRemotePath: attachment.thumbUrl,
  thumbnailSecretKey: attachment.thumbSecret,
  thumbnailDisplayName: attachment.thumbFilename,
  thumbnailFileLength: attachment.thumbFileLength,
  thumbnailSize: attachment.thumbSize,
}
const entry = (key: string, stringValue: string) => ({ key, type: 7, stringValue })

/** Each kind whole, and the same under the names and the code that the wire has for it (chat §3). */
const whole: { readonly [Type in ContentType]: readonly [Extract<Content, { type: Type }>, object] } = {
  txt: [
    { type: 'txt', msg: '你好' },
    { type: 0, text: '你好' },
  ],
  img: [
    { type: 'img', ...attachment },
    { type: 1, ...attached },
  ],
  video: [
    { type: 'video', duration: 12, ...attachment },
    { type: 2, duration: 12, ...attached },
  ],
  loc: [
    { type: 'loc', lat: 30.25, lng: 120.17, addr: '北山街 1 号', buildingName: '孤山馆' },
    { type: 3, latitude: 30.25, longitude: 120.17, address: '北山街 1 号', buildingName: '孤山馆' },
  ],
  audio: [
    { type: 'audio', duration: 7, ...attachment },
    { type: 4, duration: 7, ...attached },
  ],
  file: [
    { type: 'file', ...attachment },
    { type: 5, ...attached },
  ],
  cmd: [
    { type: 'cmd', action: 'TypingBegin' },
    { type: 6, action: 'TypingBegin' },
  ],
  custom: [
    { type: 'custom', event: 'collectible', params: { a: 'param' }, exts: { b: 'ext' } },
    { type: 7, customEvent: 'collectible', params: [entry('a', 'param')], customExts: [entry('b', 'ext')] },
  ],
}

const noLists = { params: [], customExts: [] }
const { Content: Message } = wire.MessageBody

describe('content', () => {
  it.each(Object.entries(whole))('%s is written under its code and names, and read back', (_type, [content, raw]) => {
    // A list that is not there is read as an empty one.
    const written = Message.decode(Message.encode(writeContent(content)).finish())
    expect(Object.fromEntries(Object.entries(written))).toEqual({ ...noLists, ...raw })
    expect(readContent(Message.decode(Message.encode(raw).finish()))).toEqual(content)
  })

  it.each(Object.keys(whole))('%s without anything is that, and nothing more', (name) => {
    const [{ type }, raw] = Object.entries(whole).find(([one]) => one === name)![1]
    const { type: code } = raw as { type: number }
    expect(readContent({ type: code })).toEqual({ type })
  })
})
