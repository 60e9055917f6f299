import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { offerSum } from '../kit/listing/offer.ts'
import { boxKind, countWords, openHref, openingsOf, sealedLine, type SealedRow } from './my-boxes.select.ts'

const now = 1_772_323_200_000
const row = (change: Partial<SealedRow> = {}): SealedRow => ({
  id: '400001',
  gotAt: now - hour,
  paidFen: 5900,
  state: 'free',
  freeAt: now,
  askedFen: null,
  ...change,
})
const deed = (change: Partial<SealedRow>, key: string) =>
  sealedLine(row(change), 1, now).deeds.find((one) => one.key === key)

describe('a sealed box', () => {
  it('can be opened while it cools off, and not offered', () => {
    const cooling = { state: 'coolingOff', freeAt: now + hour } as const
    expect(deed(cooling, 'open')).toMatchObject({ off: false })
    expect(deed(cooling, 'offer')).toMatchObject({ off: true, note: '冷静期到 3月1日 09:00' })
    expect(deed({ ...cooling, freeAt: now }, 'offer')).toMatchObject({ off: false })
  })

  it('must be taken down first where it is offered, and cannot be while somebody pays', () => {
    expect(deed({ state: 'listed', askedFen: 8800 }, 'open')).toMatchObject({ off: true, note: '请先下架' })
    expect(deed({ state: 'listed', askedFen: 8800 }, 'withdraw')).toMatchObject({ off: false })
    expect(deed({ state: 'trading', askedFen: 8800 }, 'withdraw')).toMatchObject({ off: true })
    expect(sealedLine(row({ state: 'unknown' }), 3, now)).toMatchObject({ value: '状态确认中', deeds: [] })
    expect(sealedLine(row({ state: 'listed', askedFen: 8800 }), 3, now)).toMatchObject({
      title: '第 3 个',
      value: '¥88.00',
      note: '3月1日 07:00 获得 · ¥59.00',
    })
  })

  it('is opened under a key in the address', () => {
    expect(openHref('intent-1', '3011', { id: '400001' })).toBe(
      '/pages/common/openBlindBox/index?key=intent-1&box=3011&id=400001',
    )
    expect(openHref('intent-1', '3011', { size: '2', count: 10 })).toMatch(/size=2&count=10$/)
  })

  it('is counted, and at most the largest size is opened at once', () => {
    expect(countWords(64, 62)).toBe('共 64 个，2 个在寄售')
    expect(countWords(64, 64)).toBe('共 64 个')
    expect(openingsOf([{ sysConfigureId: '2', count: 10, available: false }], 64)).toEqual({
      sizes: [{ id: '2', count: 10, off: true }],
      most: 10,
    })
    const largest = { sysConfigureId: '3', count: 52, available: true }
    expect([openingsOf([largest], 64).most, openingsOf([largest], 3).most, openingsOf([], 3).most]).toEqual([52, 3, 0])
    const kind = { id: '1', name: '', image: '', seriesName: '', floorFen: 5000 }
    expect(boxKind(kind)).toMatchObject({ floor: '¥50.00', image: null })
  })
})

describe('an offer', () => {
  const charge = { feeBasisPoints: 550, lowestFen: 100, highestFen: 1_000_000 }

  it('says its charge and what is left of it, never more than announced', () => {
    const sum = offerSum('88', charge)
    expect(sum.priceFen).toBe(8800)
    expect(sum.lines.map((line) => line.detail)).toEqual(['¥4.84（5.5%）', '¥83.16'])
    expect(offerSum('0.99', { ...charge, lowestFen: 1 }, 250).lines[0]?.detail).toBe('¥0.02（2.5%）')
  })

  it('keeps its bounds, and says nothing of what is no price yet', () => {
    expect(offerSum('0.5', charge)).toMatchObject({ priceFen: null, message: '最低 ¥1.00' })
    expect(offerSum('10000.01', charge)).toMatchObject({ priceFen: null, message: '最高 ¥10,000.00' })
    expect(offerSum('8.888', charge)).toMatchObject({ priceFen: null, message: '' })
    expect(offerSum('', null)).toMatchObject({ priceFen: null, message: '' })
  })
})
