import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { linkFiles } from './file-link.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A device with files of which messages wait for some. */
async function device({ lie = [] as string[], role = 'leader', wait = [] as string[], keeps = false } = {}) {
  const files = new Set(lie)
  const clock = createVirtualClock(0)
  let context: unknown
  let changed: () => void = () => undefined
  let durable = Promise.withResolvers<void>()
  const waitFor = (...keys: string[]) => {
    context = { items: keys.map((key) => ({ file: { key } })), aside: {} }
    changed()
  }
  context = { items: wait.map((key) => ({ file: { key } })), aside: {} }
  const router = {
    snapshot: () => ({ context }),
    subscribe: (_: string, follow: () => void) => ((changed = follow), () => void (changed = () => undefined)),
  }
  const chat = {
    files: {
      keys: async () => [...files],
      remove: async (key: string) => void (keeps || files.delete(key)),
    },
  }
  const journal = { durable: () => durable.promise }
  const stop = linkFiles({ router, role, journal, platform: { chat, clock } } as never)
  await settle()
  return {
    files: () => [...files],
    put: (key: string) => void files.add(key),
    waitFor,
    aside: (key: string) => {
      context = { items: [], aside: { somebody: [{ file: { key } }] } }
      changed()
    },
    user: (user: string | null) => {
      context = { ...(context as object), user }
      changed()
    },
    /** What was said so far is stored. */
    async stored() {
      durable.resolve()
      await settle()
      durable = Promise.withResolvers<void>()
    },
    passes: (ms: number) => clock.advance(ms),
    lets: () => void (keeps = false),
    isWaiting: () => clock.nextAt() !== undefined,
    stop,
  }
}

describe('the bytes of a message', () => {
  it('go when nothing waits for them any more, and not before that is stored', async () => {
    const { files, waitFor, stored } = await device({ lie: ['a', 'b'], wait: ['a', 'b'] })
    waitFor('b')
    await settle()
    expect(files()).toEqual(['a', 'b'])
    await stored()
    expect(files()).toEqual(['b'])
  })

  it('stay when they are waited for again before that', async () => {
    const { files, waitFor, stored } = await device({ lie: ['a'], wait: ['a'] })
    waitFor()
    waitFor('a')
    await stored()
    expect(files()).toEqual(['a'])
  })

  it('stay for one that was set aside', async () => {
    const { files, aside, stored, passes } = await device({ lie: ['a'], wait: ['a'] })
    aside('a')
    await stored()
    await passes(600_000)
    expect(files()).toEqual(['a'])
  })
})

describe('bytes of which nothing speaks', () => {
  it('go after a minute, and only those', async () => {
    const { files, passes } = await device({ lie: ['left', 'a'], wait: ['a'] })
    await passes(59_999)
    expect(files()).toEqual(['left', 'a'])
    await passes(1)
    expect(files()).toEqual(['a'])
  })

  it('stay when a fact has spoken of them meanwhile', async () => {
    const { files, waitFor, passes } = await device({ lie: ['new'] })
    waitFor('new')
    await passes(60_000)
    expect(files()).toEqual(['new'])
  })

  it('that came later wait a minute of their own', async () => {
    const { files, put, passes } = await device({ lie: ['left'] })
    await passes(30_000)
    put('later')
    await passes(30_000)
    expect(files()).toEqual(['later'])
    await passes(60_000)
    expect(files()).toEqual([])
  })

  it('go later where the disk did not let go of them', async () => {
    const { files, passes, lets } = await device({ lie: ['left'], keeps: true })
    await passes(60_000)
    expect(files()).toEqual(['left'])
    lets()
    await passes(60_000)
    expect(files()).toEqual([])
  })

  it('go a minute after whoever has fetched them has left', async () => {
    const { files, put, user, passes } = await device({ lie: [] })
    user('alice')
    put('group-file-1')
    await passes(600_000)
    expect(files()).toEqual(['group-file-1'])
    user(null)
    await passes(60_000)
    expect(files()).toEqual([])
  })

  it('are not waited for where there are none', async () => {
    expect((await device({ lie: ['a'], wait: ['a'] })).isWaiting()).toBe(false)
  })
})

it('is the leader’s to do', async () => {
  const { files, passes } = await device({ lie: ['left'], role: 'follower' })
  await passes(600_000)
  expect(files()).toEqual(['left'])
})

it('is over when it is stopped', async () => {
  const { files, stop, waitFor, stored, passes, isWaiting } = await device({ lie: ['left', 'a'], wait: ['a'] })
  stop()
  waitFor()
  await stored()
  await passes(600_000)
  expect([files(), isWaiting()]).toEqual([['left', 'a'], false])
})
