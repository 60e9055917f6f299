import { expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import { toBase64 } from '#src/contract/im/base64.ts'
import type { Content, ContentType } from '#src/contract/im/content.ts'
import { readListedContent } from '#src/contract/im/listed-content.ts'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { messageInfo } from '../history.ts'
import { createChatServer } from '../server.ts'

const file = { url: '/f/1', secret: 's', filename: '合同.pdf', fileLength: 9 }
const contents: { readonly [Type in ContentType]: Extract<Content, { type: Type }> } = {
  txt: { type: 'txt', msg: '早' },
  img: { type: 'img', ...file, size: { width: 3, height: 4 } },
  video: { type: 'video', ...file, duration: 7 },
  audio: { type: 'audio', ...file, duration: 7 },
  file: { type: 'file', ...file },
  loc: { type: 'loc', lat: 31.2, lng: 121.5, addr: '外滩', buildingName: '美术馆' },
  cmd: { type: 'cmd', action: 'typing' },
  custom: { type: 'custom', event: 'collectible', params: { n: 1 }, exts: { id: '7' } },
}

const app = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) }).app()
const listed = (content: Content): unknown => {
  const payload = encodeBody({ kind: 'chat', from: { name: 'bob' }, to: { name: 'alice' }, contents: [content] })
  const { bodies } = messageInfo(app, {
    id: '1',
    kind: 'chat',
    from: 'bob',
    to: 'alice',
    at: 5,
    payload: toBase64(payload),
  }).payload
  return JSON.parse(JSON.stringify(bodies[0]))
}

it.each(Object.values(contents))('the list of conversations has the last message as it was said: $type', (content) => {
  expect(readListedContent(listed(content) as object as never)).toEqual(content)
})

it.each<[string, object, Content]>([
  ['a kind that nobody knows', { type: 'combine', msg: 'x' }, { type: 'custom' }],
  ['no kind', { msg: 'x' }, { type: 'custom' }],
  [
    'attributes in a list',
    { type: 'custom', customEvent: 'e', customExts: [{ a: 1 }, { b: 2 }, 7] },
    { type: 'custom', event: 'e', exts: { a: 1, b: 2 } },
  ],
  ['a text that is none', { type: 'txt', msg: 7 }, { type: 'txt' }],
  [
    'a size in two fields',
    { type: 'img', width: 3, height: 4, thumb: '/t' },
    { type: 'img', size: { width: 3, height: 4 }, thumbUrl: '/t' },
  ],
  ['sizes that are none', { type: 'img', size: 'large', file_length: '9' }, { type: 'img' }],
])('and where it is written otherwise: %s', (_, told, content) => {
  expect(readListedContent(told as never)).toEqual(content)
})
