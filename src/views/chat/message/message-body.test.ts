import { collectible } from '#src/domain/message/collectible.ts'
import { describe, expect, it } from 'vitest'
import { writeMessageKind } from '#src/domain/message/kinds.ts'
import { bodyOf, conversationHref, viewCard } from './message-body.ts'
import type { Content } from './message-ext.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const origin = 'http://localhost:5173'
const nowhere = { origin, local: null, progress: null, fresh: false } as const
const card = {
  id: '7',
  name: '心月狐',
  seriesName: '二十八宿',
  image: '/art/1.svg',
  rarity: 'rare',
  priceFen: 12_800,
} as const

const shown = (content: Content) => bodyOf(content, nowhere)

describe('the body of a message', () => {
  it('is its text, whatever the text is, but for what turns its direction', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    expect(shown({ type: 'txt', msg: `${hostile}\u202E` })).toEqual({ kind: 'text', text: hostile })
    expect(shown({ type: 'txt' })).toEqual({ kind: 'text', text: '' })
  })

  it('names a file as it is called, with its ending at the end', () => {
    expect(shown({ type: 'file', filename: '合同\u202Efdp.exe' })).toMatchObject({ name: '合同fdp.exe' })
    expect(shown({ type: 'loc', lat: 1, lng: 2, buildingName: '断\u2067桥' })).toMatchObject({ name: '断桥' })
  })

  it('loads files from https and from our own server, with their secret, and from nowhere else', () => {
    const urlOf = (url: string) => (shown({ type: 'file', url, secret: 's' }) as { url: string | null }).url
    expect(urlOf('https://im.example/o/a/chatfiles/1')).toBe(
      'https://im.example/o/a/chatfiles/1?em-redirect=true&share-secret=s',
    )
    expect(urlOf(`${origin}/o/a/chatfiles/1`)).toContain('/chatfiles/1?')
    expect(urlOf('/art/voice/a.wav')).toBe('/art/voice/a.wav')
    const hostile = [
      'javascript:alert(1)',
      'http://other.example/a',
      '//other.example/a',
      '/\\other.example',
      'data:text/html,x',
      '',
    ]
    expect(hostile.map(urlOf)).toEqual(hostile.map(() => null))
  })

  it('shows a picture by its small version and its proportions; sizes that are none count as unknown', () => {
    const picture: Content = {
      type: 'img',
      url: 'https://im.example/chatfiles/1',
      thumbUrl: 'https://im.example/chatfiles/2',
      size: { width: 800, height: 600 },
    }
    expect(shown(picture)).toEqual({
      kind: 'image',
      thumb: 'https://im.example/chatfiles/2?em-redirect=true&thumbnail=true',
      full: 'https://im.example/chatfiles/1?em-redirect=true',
      width: 800,
      height: 600,
      progress: null,
    })
    expect(shown({ ...picture, size: { width: -1, height: Number.NaN } })).toMatchObject({ width: 0, height: 0 })
    expect(bodyOf(picture, { ...nowhere, local: 'blob:1' })).toMatchObject({ thumb: 'blob:1', full: 'blob:1' })
  })

  it.each([
    [204_800, false],
    [204_801, true],
    [undefined, true],
  ])(
    '[val:001:thumbnail] [const:thumbnail] shows a picture of %s bytes by a small version: %s',
    (fileLength, isSmall) => {
      const url = 'https://im.example/chatfiles/1'
      const picture: Content = { type: 'img', url, ...(fileLength === undefined ? {} : { fileLength }) }
      const full = `${url}?em-redirect=true`
      expect(shown(picture)).toMatchObject({ full, thumb: isSmall ? `${full}&thumbnail=true` : full })
      const made = shown({ ...picture, thumbUrl: 'https://im.example/chatfiles/2' })
      expect(made).toMatchObject({ thumb: 'https://im.example/chatfiles/2?em-redirect=true&thumbnail=true' })
    },
  )

  it('says length and name of what is played or kept', () => {
    expect(bodyOf({ type: 'audio', duration: 7, url: '/a.wav' }, { ...nowhere, fresh: true })).toEqual({
      kind: 'voice',
      url: '/a.wav',
      seconds: 7,
      progress: null,
      fresh: true,
    })
    expect(shown({ type: 'video', duration: -3 })).toMatchObject({ kind: 'video', url: null, thumb: null, seconds: 0 })
    expect(shown({ type: 'file', fileLength: 12 })).toMatchObject({ name: '未命名的文件', bytes: 12 })
  })

  it('shows a place that is on the earth', () => {
    expect(shown({ type: 'loc', lat: 30, lng: 120, addr: '南山路', buildingName: '美术馆' })).toEqual({
      kind: 'place',
      name: '美术馆',
      address: '南山路',
      lat: 30,
      lng: 120,
    })
    expect(shown({ type: 'loc', lat: 91, lng: 0 })).toEqual({ kind: 'unknown' })
    expect(shown({ type: 'loc' })).toEqual({ kind: 'unknown' })
  })

  it('shares a collectible and reads it back', () => {
    const known = { name: 'collectible', data: card } as const
    expect(shown(writeMessageKind(known))).toEqual({ kind: 'custom', known })
    expect(viewCard(collectible.card(card))).toMatchObject({ image: '/art/1.svg', rarity: 'rare', price: '¥128.00' })
    expect(viewCard(collectible.card({ ...card, rarity: null, priceFen: null }))).toMatchObject({
      rarity: null,
      price: null,
    })
  })

  it('keeps what a card must not carry away from it', () => {
    const sent = (exts: Record<string, string>) => shown({ type: 'custom', event: 'collectible', exts })
    expect(sent({ id: '7' })).toEqual({ kind: 'unknown' })
    expect(
      sent({ id: '7', name: '甲', image: 'javascript:alert(1)', rarity: 'godlike', priceFen: '1e99' }),
    ).toMatchObject({ known: { data: { rarity: null, priceFen: null } } })
    expect(viewCard(collectible.card({ ...card, image: 'javascript:alert(1)' })).image).toBeNull()
  })

  it('says that it cannot show what it does not know, and never shows commands', () => {
    expect(shown({ type: 'custom', event: 'dice' })).toEqual({ kind: 'unknown' })
    expect(shown({ type: 'cmd', action: 'typing' })).toBeNull()
  })
})

describe('the address of a conversation', () => {
  it('names it, and a message in it', () => {
    expect(conversationHref('chat:bob')).toBe('#/pages/chat/myChat?id=chat%3Abob')
    expect(conversationHref('group:7', '12')).toBe('#/pages/chat/myChat?id=group%3A7&at=12')
  })
})
