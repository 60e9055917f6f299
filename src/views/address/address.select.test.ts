import { expect, it } from 'vitest'
import { editHref, newHref, viewAddress } from './address.select.ts'

it('says who and where, and leads to where it is changed', () => {
  const row = {
    id: '5',
    name: '阿青',
    phone: '13800138000',
    region: '浙江 杭州 西湖',
    detail: '1 号',
    isDefault: true,
  } as never
  expect(viewAddress(row)).toEqual({
    id: '5',
    who: '阿青 13800138000',
    where: '浙江杭州西湖 1 号',
    isDefault: true,
    href: '#/pages/mine/address/index?id=5',
  })
  expect([editHref('5'), newHref]).toEqual(['/pages/mine/address/index?id=5', '/pages/mine/address/index?id=new'])
})
