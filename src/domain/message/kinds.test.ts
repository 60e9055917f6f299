import { describe, expect, it } from 'vitest'
import { plainCard } from './kind.ts'
import { foundIn, type KnownMessage, messageKinds, readMessageKind, wordsOfKind, writeMessageKind } from './kinds.ts'

const data = { id: '7', name: '山', seriesName: '水墨', image: '/a.svg', rarity: 'rare', priceFen: 990 } as const
const card: KnownMessage = { name: 'collectible', data }

describe('kinds of messages', () => {
  it('each has an event of its own', () => {
    const events = Object.values(messageKinds).map(({ event }) => event)
    expect(new Set(events).size).toBe(events.length)
  })

  it('what is written is read again', () => {
    const content = writeMessageKind(card)
    expect(content).toMatchObject({ type: 'custom', event: 'collectible' })
    expect(readMessageKind(content)).toEqual(card)
    const { exts } = content
    expect(readMessageKind({ event: 'collectible', params: exts })).toEqual(card)
  })

  it('what is said in both places is what stands where we write it', () => {
    const { exts } = writeMessageKind(card)
    expect(readMessageKind({ event: 'collectible', params: { ...exts, name: '水' }, exts })).toEqual(card)
    expect(readMessageKind({ event: 'collectible', params: exts, exts: { name: '水' } })).toMatchObject({
      data: { name: '水', id: '7' },
    })
  })

  it('what lacks its name, or is of no known kind, is nothing', () => {
    expect(readMessageKind({ event: 'collectible', exts: { id: '7' } })).toBeNull()
    expect(readMessageKind({ event: 'poll', exts: { id: '7', name: 'x' } })).toBeNull()
    expect(readMessageKind({})).toBeNull()
  })

  it('values that are no such values are left out', () => {
    const exts = { id: '7', name: 'x'.repeat(99), rarity: 'golden', priceFen: '-5', image: 5 }
    expect(readMessageKind({ event: 'collectible', exts })).toEqual({
      name: 'collectible',
      data: { id: '7', name: 'x'.repeat(80), seriesName: '', image: '', rarity: null, priceFen: null },
    })
  })

  it.each([
    ['0', 0],
    ['990.4', 990],
    [String(2 ** 40), 2 ** 40],
    [String(2 ** 40 + 1), null],
    ['-1', null],
    ['', null],
    ['x', null],
  ])('a price of %j is %j', (written, priceFen) => {
    const exts = { id: '7', name: '山', priceFen: written }
    expect(readMessageKind({ event: 'collectible', exts })).toMatchObject({ data: { priceFen } })
  })

  it('a card shows what its kind says, and of the rest nothing', () => {
    const shown = {
      label: '藏品',
      title: '山',
      note: '水墨',
      image: '/a.svg',
      rarity: 'rare',
      priceFen: 990,
      product: '7',
    }
    expect(messageKinds.collectible.card(data)).toEqual({ ...plainCard, ...shown })
  })

  it('nothing at all is no message of any kind', () => {
    for (const { event } of Object.values(messageKinds)) expect(readMessageKind({ event, exts: {} })).toBeNull()
  })

  it('has words, and is found by its names', () => {
    expect(wordsOfKind(card)).toBe('[藏品] 山')
    expect(foundIn(card)).toContain('水墨')
  })
})
