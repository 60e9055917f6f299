import { expect, it } from 'vitest'
import { cancelDeed, chooseDeed, releaseDeed, sellDeed } from './ask-deeds.select.ts'

/** Noon in China. */
const endsAt = Date.UTC(2026, 2, 1, 4)
const row = { name: '远山', priceFen: 10_000, endsAt, asker: { nickname: '阿青' } } as never
const said = ({ lines }: { readonly lines: readonly { readonly term: string; readonly detail: unknown }[] }) =>
  Object.fromEntries(lines.map(({ term, detail }) => [term, detail]))

it('selling says what is taken and what arrives, once the charge is known', () => {
  expect(said(sellDeed(row, '远山 #1', 250))).toEqual({
    求购人: '阿青',
    求购价: '¥100.00',
    服务费: '¥2.50',
    预计到账: '¥97.50',
  })
  expect(said(sellDeed(row, '远山 #1', 0))).toMatchObject({ 服务费: '¥0.00', 预计到账: '¥100.00' })
  expect(said(sellDeed(row, '远山 #1', null))).toMatchObject({ 服务费: '按购入时的规则', 预计到账: '—' })
  expect(sellDeed(row, '远山 #1', 250).called).toBe('远山 #1')
})

it('withdrawing says what comes back', () => {
  expect(said(cancelDeed(row))).toEqual({ 退回余额: '¥100.00', 原定到期: '3月1日 12:00' })
  expect(cancelDeed(row).called).toBe('远山')
})

it('choosing an offer says what of the frozen money comes back', () => {
  const deed = chooseDeed(row, '远山 #1', 9500)
  expect(said(deed)).toEqual({ 从冻结金额支付: '¥95.00', 余下退回: '¥5.00' })
  expect(deed.called).toBe('远山 #1')
})

it('asking freezes the price until then, and says what is left of the balance where it is known', () => {
  const deed = releaseDeed('远山', 10_000, endsAt, 12_500)
  expect(said(deed)).toEqual({ 冻结: '¥100.00', 冻结到: '3月1日 12:00，或成交、撤回时', 余额还剩: '¥25.00' })
  expect([deed.called, deed.confirm]).toEqual(['远山', '冻结 ¥100.00 并发布'])
  expect(said(releaseDeed('远山', 10_000, endsAt, null))['余额还剩']).toBe('—')
})
