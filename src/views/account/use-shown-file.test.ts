import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useShownFile } from './use-shown-file.ts'

afterEach(() => void vi.restoreAllMocks())

it('makes an address for each file that is shown, and gives each back; once it is left it makes none', () => {
  const given: string[] = []
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address))
  const page = hooked(() => useShownFile(), {} as never)
  const { show, hide } = page.shown()
  expect([page.shown().address, made]).toEqual([null, 0])
  show(new Blob(['a']))
  expect(page.shown().address).toBe('blob:1')
  show(new Blob(['b']))
  expect([page.shown().address, given]).toEqual(['blob:2', ['blob:1']])
  hide()
  expect([page.shown().file, given]).toEqual([null, ['blob:1', 'blob:2']])
  show(new Blob(['c']))
  page.leave()
  show(new Blob(['d']))
  expect([made, given]).toEqual([3, ['blob:1', 'blob:2', 'blob:3']])
})
