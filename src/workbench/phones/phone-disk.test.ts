import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { StoreMoved } from '#src/journal/store.ts'
import { createPageLife } from '../device/page-life.ts'
import { noPerils } from '../device/disk.ts'
import { createPhoneDisk, readHere } from './phone-disk.ts'

/** A page of the phone, with its journal read. */
async function pageOf(disk: ReturnType<typeof createPhoneDisk>) {
  const here = readHere(disk)
  const journal = createPageLife({ ...noPerils }, () => undefined).journal(here.journal, here.written)
  return { ...here, journal, found: await journal.load() }
}

/** Made by another document, as all is that a page writes. */
const foreign = <Value>(value: Value): Value => runInNewContext(`(${JSON.stringify(value)})`) as Value

const entry = (seq: number) => foreign({ seq, stream: 'toast', v: 0, fact: { type: 'toast.shown', text: `${seq}` } })
const row = (key: string) => foreign({ key, newest: key, message: { id: key } }) as never
const everything = { from: '', to: '\uffff' }

const isOwn = (value: object) => Object.getPrototypeOf(value) === Object.prototype

describe('what lies on a phone of the workbench', () => {
  it('is there for the next page of the phone, as things of its own', async () => {
    const disk = createPhoneDisk()
    const first = await pageOf(disk)
    await first.journal.write({ append: [entry(1)], credentials: foreign({ token: 't' }) as never })
    await first.archive.transact('readwrite', async (rows) => rows.put(row('a')))
    await first.files.put('f', new Blob(['bytes']))
    first.journal.close()

    const { found, journal, archive, files } = await pageOf(disk)
    expect(found).toMatchObject({ tail: [{ seq: 1, fact: { text: '1' } }], lastSeq: 1, credentials: { token: 't' } })
    const [one] = await journal.history()
    const rows = await archive.transact('readonly', (all) => all.list('key', everything, 10))
    for (const read of [found.tail[0]!, found.tail[0]!.fact, found.credentials!, one!, rows[0] as object])
      expect(isOwn(read), JSON.stringify(read)).toBe(true)
    expect(rows).toEqual([row('a')].map((given) => JSON.parse(JSON.stringify(given)) as unknown))
    expect(await (await files.get('f'))!.text()).toBe('bytes')
    expect(await files.keys()).toEqual(['f'])
  })

  it('is never written over by a page that does not know of the last write', async () => {
    const disk = createPhoneDisk()
    const [one, other] = [await pageOf(disk), await pageOf(disk)]
    await one.journal.write({ append: [entry(1)] })
    await one.journal.write({ append: [entry(2)] })
    await expect(other.journal.write({ append: [entry(1)] })).rejects.toBeInstanceOf(StoreMoved)
    expect((await one.journal.history()).map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('stays as it is when a page changes what it has read, and is copied once', async () => {
    const disk = createPhoneDisk()
    const { journal } = await pageOf(disk)
    await journal.write({ append: [entry(1)] })
    const [read] = await journal.history()
    expect((await journal.history())[0]).toBe(read)
    ;(read as { seq: number }).seq = 7
    expect((await (await pageOf(disk)).journal.history())[0]?.seq).toBe(1)
  })

  it('is gone when the storage is lost', async () => {
    const disk = createPhoneDisk()
    const { journal, archive, files } = await pageOf(disk)
    await journal.write({ append: [entry(1)], credentials: foreign({ token: 't' }) as never })
    await archive.transact('readwrite', async (rows) => rows.put(row('a')))
    await files.put('f', new Blob(['bytes']))
    await disk.empty()
    const next = await pageOf(disk)
    expect(next.found).toMatchObject({ snapshots: [], tail: [], credentials: null })
    expect(await next.archive.transact('readonly', (rows) => rows.list('key', everything, 10))).toEqual([])
    expect(await next.files.keys()).toEqual([])
  })
})
