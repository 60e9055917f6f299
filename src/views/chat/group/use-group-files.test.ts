import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useGroupFiles } from './use-group-files.ts'

const at = vi.hoisted(() => ({ result: null as object | null, asked: [] as string[] }))
vi.mock('../../kit/chat/use-directory.ts', () => ({
  useLoaded: () => ({ state: 'ready', failure: null, retry: () => undefined }),
  useAsk: (_stream: string, name: string) => ({
    ask: { state: 'idle', failure: null },
    result: name === 'download' ? at.result : null,
    run: (_operation: string, { fileId }: { fileId: string }) => void at.asked.push(fileId),
    forget: () => undefined,
  }),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(at, { result: null, asked: [] })
})

const settle = () => new Promise((later) => void setImmediate(later))
const file = (id: string) => ({ id, name: `${id}.pdf`, owner: 'me', size: 1, at: 1 })
const group = { id: 'g', known: ['files'], owner: 'me', admins: [], detail: {}, files: [file('a'), file('b')] } as never

/** Presses for one file and at once for another; the first one comes, and lies at `address`. */
async function twoFiles(address: string | null, tellsWhenIdle = true) {
  const noted: string[] = []
  const link = { href: '', download: '', click: () => void noted.push(`${link.href} as ${link.download}`) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('requestIdleCallback', tellsWhenIdle ? (run: () => void) => run() : undefined)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((freed) => void noted.push(`freed ${freed}`))
  const app = {
    chat: { fileUrl: () => Promise.resolve(address) },
    say: (_: string, { message }: { message: string }) => void noted.push(message),
    clock: {
      now: () => 1,
      setTimeout(run: () => void, ms: number) {
        noted.push(`after ${ms} ms`)
        run()
      },
    },
  }
  const page = hooked(() => useGroupFiles(group, 'me', { nameOf: String } as never), app)
  page.shown().onDownload('a')
  page.shown().onDownload('b')
  at.result = { key: 'group-file-a' }
  page.again()
  await settle()
  page.leave()
  return noted
}

it('hands a file over under its own name, and no other one before, and frees its address', async () => {
  const noted = await twoFiles('blob:a')
  expect(at.asked).toEqual(['a'])
  expect(noted).toEqual(['上一个文件还在下载', 'blob:a as a.pdf', 'freed blob:a'])
})

it('frees it a minute later where the browser does not tell when it has taken it', async () => {
  const noted = await twoFiles('blob:a', false)
  expect(noted.slice(1)).toEqual(['blob:a as a.pdf', 'after 60000 ms', 'freed blob:a'])
})

it('says that a file was not kept', async () => {
  expect(await twoFiles(null)).toEqual(['上一个文件还在下载', '文件没有保存下来，请重试'])
})
