import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useAddressOf } from './use-address-of.ts'

afterEach(() => void vi.restoreAllMocks())

it('makes an address for each file that is shown, and gives each back', () => {
  const given: string[] = []
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address))
  let file: Blob | null = null
  const page = hooked(() => useAddressOf(file), {} as never)
  expect([page.shown(), made]).toEqual([null, 0])
  file = new Blob(['a'])
  page.again()
  expect(page.shown()).toBe('blob:1')
  file = new Blob(['b'])
  page.again()
  expect([page.shown(), given]).toEqual(['blob:2', ['blob:1']])
  page.leave()
  expect(given).toEqual(['blob:1', 'blob:2'])
})
