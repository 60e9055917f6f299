import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = (userAgent: string, share?: () => Promise<void>) => {
  const link = { href: '', download: '', clicks: 0, click: () => void link.clicks++ }
  vi.stubGlobal('navigator', { userAgent, ...(share ? { share, canShare: () => true } : {}) })
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('requestIdleCallback', () => 0)
  return link
}
const save = () => saveFile(new Blob(['海报'], { type: 'image/png' }), '海报.png')

it('is a download, by its name', async () => {
  const link = browser('Mozilla/5.0 Chrome/140')
  expect(await save()).toBe('saved')
  expect([link.clicks, link.download]).toEqual([1, '海报.png'])
})

it('is handed on where the phone takes it, and is not saved where the person turns back', async () => {
  const taken = browser('Mozilla/5.0 iPhone', async () => undefined)
  expect([await save(), taken.clicks]).toEqual(['saved', 0])
  browser('Mozilla/5.0 iPhone', () => Promise.reject(new DOMException('no', 'AbortError')))
  expect(await save()).toBe('turnedBack')
})

it('is a download where the phone says that the tap is too long ago', async () => {
  const link = browser('Mozilla/5.0 iPhone', () => Promise.reject(new DOMException('no', 'NotAllowedError')))
  expect([await save(), link.clicks]).toEqual(['saved', 1])
})

it.each(['MicroMessenger/8.0.50', 'QQ/9.0.1', 'Weibo (iPhone)', 'DingTalk/7.6', 'AlipayClient/10.5'])(
  'is not said to be saved in %s, which takes no download',
  async (messenger) => {
    const link = browser(`Mozilla/5.0 Mobile ${messenger}`)
    expect([await save(), link.clicks]).toEqual(['failed', 0])
  },
)
