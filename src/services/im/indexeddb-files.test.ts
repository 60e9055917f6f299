import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createIndexedDbFileStore } from './indexeddb-files.ts'

const text = (bytes: Blob | null) => bytes?.text()

afterEach(() => vi.unstubAllGlobals())

describe('files that wait to be uploaded', () => {
  it('are there after a reload until they are removed', async () => {
    await createIndexedDbFileStore('files-a').put('file-1', new Blob(['云起']))
    const files = createIndexedDbFileStore('files-a')
    expect(await text(await files.get('file-1'))).toBe('云起')
    expect(await files.get('file-2')).toBeNull()
    expect(await files.keys()).toEqual(['file-1'])
    await files.remove('file-1')
    expect(await files.keys()).toEqual([])
    expect(await createIndexedDbFileStore('files-a').get('file-1')).toBeNull()
  })

  it('live for the run where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const files = createIndexedDbFileStore('files-b')
    await files.put('file-1', new Blob(['鹤影']))
    expect(await text(await files.get('file-1'))).toBe('鹤影')
    expect(await files.keys()).toEqual(['file-1'])
    await files.remove('file-1')
    expect(await files.get('file-1')).toBeNull()
  })
  it('live for the run where the disk is full, beside those that lie on it', async () => {
    const files = createIndexedDbFileStore('files-c')
    await files.put('file-1', new Blob(['一']))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await files.put('file-2', new Blob(['二']))
    put.mockRestore()
    expect((await files.keys()).toSorted()).toEqual(['file-1', 'file-2'])
    expect([await text(await files.get('file-1')), await text(await files.get('file-2'))]).toEqual(['一', '二'])
    await files.remove('file-2')
    expect(await createIndexedDbFileStore('files-c').keys()).toEqual(['file-1'])
    expect(await files.keys()).toEqual(['file-1'])
  })
})
