import { expect, it } from 'vitest'
import { inscriptionLine } from './my-inscriptions.select.ts'

it('shows a carved copy by its words and its number, and what it was struck for', () => {
  const row = {
    id: '7-18',
    lotId: '1',
    copyId: '7-18',
    productId: '7',
    name: '寒江独钓',
    image: '',
    rarity: 'epic',
    seriesName: '水墨山河',
    number: 18,
    editionSize: 500,
    words: '行到水穷处',
    owner: { userId: '1', nickname: '青山有思', avatar: '' },
    paidFen: 64_000,
    at: 0,
  } as const
  expect(inscriptionLine(row)).toMatchObject({ title: '「行到水穷处」' })
  expect(inscriptionLine(row).note).toBe('寒江独钓 · #18 / 500 · ¥640.00 拍得')
  expect(inscriptionLine(row).href).toContain('7-18')
  expect(inscriptionLine({ ...row, paidFen: null }).note).toBe('寒江独钓 · #18 / 500')
})
