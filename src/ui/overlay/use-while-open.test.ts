import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useWhileOpen } from './use-while-open.ts'

it('says while it closes what it said when it was open', () => {
  let [open, word] = [true, '加青瓷为好友']
  const sheet = hooked(() => useWhileOpen(open, word), {} as never)
  word = '申请发出去了'
  sheet.again()
  expect(sheet.shown()).toBe('申请发出去了')
  ;[open, word] = [false, '加为好友']
  sheet.again()
  expect(sheet.shown()).toBe('申请发出去了')
  open = true
  sheet.again()
  expect(sheet.shown()).toBe('加为好友')
  sheet.leave()
})
