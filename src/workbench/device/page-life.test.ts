import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createMemoryTable } from '#src/services/im/archive/memory-table.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { createMemoryKeyValueStore } from '#src/services/storage/vault.ts'
import { type KillPoint, killOf, noPerils, type Perils } from './disk.ts'
import { createPageLife } from './page-life.ts'

const turn = () => new Promise(setImmediate)

/** A page with all that it reaches, and what has come there. */
async function page(kill: Perils['kill']) {
  const clock = createVirtualClock(0)
  const perils: Perils = { ...noPerils, kill }
  let killed = 0
  const life = createPageLife(perils, () => void (killed += 1))
  const came: string[] = []
  const rows = createMemoryTable()
  const bytes = createMemoryFileStore()
  const store = createMemoryStore()
  const values = createMemoryKeyValueStore()
  const journal = life.journal(store)
  await journal.load()
  const archive = await life.archive(async () => rows)()
  const files = life.files(bytes)
  const send = life.fetch(async (url) => {
    came.push(url instanceof Request ? url.url : url.toString())
    return new Response('{}')
  })
  const socket = life.socket(() => ({ send: () => came.push('frame') > 0, close: () => undefined }))('wss://x', {
    opened: () => undefined,
    received: () => undefined,
    closed: () => undefined,
  })
  let seq = 0
  const entry = () => ({ seq: ++seq, stream: 'toast', v: 0, fact: { type: 'toast.shown' } })
  const does: Readonly<Record<KillPoint, () => unknown>> = {
    write: () => journal.write({ append: [entry()] }),
    call: () => send('/notices'),
    frame: () => socket.send(new Uint8Array()),
    row: () => archive.transact('readwrite', async (all) => all.put({ key: `${++seq}` } as never)),
    file: () => files.put(`${++seq}`, new Blob(['x'])),
  }
  const done: Readonly<Record<KillPoint, () => Promise<number>>> = {
    write: async () => (await store.history()).length,
    call: async () => came.length,
    frame: async () => came.length,
    row: async () =>
      (await rows.transact('readonly', (all) => all.list('key', { from: '', to: '\uffff' }, Infinity))).length,
    file: async () => (await bytes.keys()).length,
  }
  return { life, clock, values, perils, does, done, killed: () => killed }
}

const points = ['write', 'call', 'frame', 'row', 'file'] as const
const sides = ['before', 'after'] as const

describe('a page that is killed', () => {
  it.each(points.flatMap((at) => sides.map((when) => [when, at] as const)))(
    'dies once, %s the second %s, and nothing of it is done after that',
    async (when, at) => {
      const { life, does, done, perils, killed } = await page({ at, after: 1, when })
      const counts: number[] = []
      for (let nth = 0; nth < 4; nth++) {
        void does[at]()
        await turn()
        counts.push(await done[at]())
      }
      const last = when === 'before' ? 1 : 2
      expect([counts, killed(), life.isDead(), perils.kill]).toEqual([[1, last, last, last], 1, true, null])
    },
  )

  it('keeps nothing, hears no timer and goes nowhere', async () => {
    const { life, values, clock } = await page(null)
    const ran: string[] = []
    const timers = life.clock(clock, () => 0)
    const history = life.history({ change: ({ href }) => void ran.push(href) })
    const vault = life.vault(values)
    vault.setItem('a', '1')
    timers.setTimeout(() => ran.push('timer'), 10)
    life.kill()
    vault.setItem('a', '2')
    void history.change({ href: '/pages/home/home' } as never)
    await clock.advance(20)
    expect([values.getItem('a'), ran]).toEqual(['1', []])
  })

  it('hears no finger from the beginning of the write that it does not outlive', async () => {
    const { life, does } = await page({ at: 'write', after: 0, when: 'after' })
    void does.write()
    expect([life.isOver(), life.isDead()]).toEqual([true, false])
    await life.died
    expect(life.isDead()).toBe(true)
  })

  it('is told where, at once, or nowhere any more', () => {
    expect([killOf({}), killOf({ at: 'none' }), killOf({ at: 'row', after: 2 })]).toEqual([
      undefined,
      null,
      { at: 'row', after: 2, when: 'before' },
    ])
  })
})
