import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useSaveFile } from './use-save-file.ts'

it.each([
  ['saved', ['已保存']],
  ['failed', ['没有保存']],
  ['turnedBack', []],
] as const)('says how it ended where a file is %s: nothing to who turned back', async (ending, said) => {
  const heard: string[] = []
  const handed: string[] = []
  const app = {
    device: { saveFile: async (_: Blob, name: string) => (handed.push(name), ending) },
    say: (_: string, { message }: { readonly message: string }) => void heard.push(message),
  }
  const save = hooked(() => useSaveFile({ saved: '已保存', failed: '没有保存' }), app).shown()
  await save(new Blob(), 'a.png')
  expect([handed, heard]).toEqual([['a.png'], said])
  await save(null, 'b.png')
  expect([handed, heard]).toEqual([['a.png'], [...said, '没有保存']])
})
