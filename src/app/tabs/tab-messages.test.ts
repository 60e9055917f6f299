import { describe, expect, it } from 'vitest'
import { onAnyMessage, onFollowerMessage, onLeaderMessage } from './tab-messages.ts'
import { streamsOfPage, writeUnwritten } from './handover.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** What a tab does with a message, in order; what is noted is stored when a test says so. */
function tab({ remembers = true, isNews = true } = {}) {
  const done: string[] = []
  const stored = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const router = {
    relay: (stream: string, { type }: { type: string }) => void done.push(`relay ${stream} ${type}`),
    deliver: (stream: string, { type }: { type: string }) => void done.push(`deliver ${stream} ${type}`),
    mirror: (stream: string, run: () => void) => (done.push(`mirror ${stream}`), run()),
    reached: () => reached.promise,
    heard: (mark: string) => void done.push(`heard ${mark}`),
  }
  const journal = {
    append: (stream: string, { type }: { type: string }) => void done.push(`append ${stream} ${type}`),
    drop: async () => undefined,
    reduce: async () => undefined,
    durable: () => stored.promise,
    contents: async () => 'all of it',
  }
  const tabs = { post: (message: object) => void done.push(`post ${JSON.stringify(message)}`) }
  const parts = { router, journal, tabs, remembers: () => remembers, isNews: () => isNews } as never
  return {
    done,
    leader: onFollowerMessage(parts),
    follower: onLeaderMessage(parts),
    async reached() {
      reached.resolve()
      await settle()
    },
    async stored() {
      stored.resolve()
      await settle()
    },
  }
}
const fact = { type: 'address.saved' } as never

describe('a leader', () => {
  it('says that it has heard a fact once its actor has it and it is stored, not before', async () => {
    const { done, leader, reached, stored } = tab()
    leader({ kind: 'say', stream: 'order/1', fact, mark: 's1' })
    expect(done).toEqual(['relay order/1 address.saved'])
    await stored()
    expect(done).toHaveLength(1)
    await reached()
    expect(done[1]).toBe('post {"kind":"heard","mark":"s1"}')
  })

  it('does not say so either while its actor has it and it is not stored', async () => {
    const { done, leader, reached, stored } = tab()
    leader({ kind: 'say', stream: 'order/1', fact, mark: 's1' })
    await reached()
    expect(done).toEqual(['relay order/1 address.saved'])
    await stored()
    expect(done[1]).toBe('post {"kind":"heard","mark":"s1"}')
  })

  it('writes what a follower has of its own, and says so once it is stored', async () => {
    const { done, leader, stored } = tab()
    leader({ kind: 'write', stream: 'form/address~2', fact, mark: 'w1' })
    await settle()
    expect(done).toEqual(['append form/address~2 address.saved'])
    await stored()
    expect(done[1]).toBe('post {"kind":"heard","mark":"w1"}')
  })

  it.each([
    ['alone where the disk has it', true, { kind: 'flushed' }],
    ['with what it holds where the disk takes nothing', false, { kind: 'flushed', kept: 'all of it' }],
  ])('answers who joins once all is stored, %s', async (_, remembers, answer) => {
    const { done, leader, stored } = tab({ remembers })
    leader({ kind: 'joining' })
    await settle()
    expect(done).toEqual([])
    await stored()
    expect(done).toEqual([`post ${JSON.stringify(answer)}`])
  })

  it('does nothing with what leaders say', async () => {
    const { done, leader, stored } = tab()
    leader({ kind: 'heard', mark: 's1' })
    leader({ kind: 'noted', entry: { stream: 'session', fact } as never })
    await stored()
    expect(done).toEqual([])
  })
})

describe('a follower', () => {
  const noted = (stream: string) => ({ kind: 'noted' as const, entry: { stream, fact } as never })

  it('mirrors what the leader notes for the origin, and what it hears of its own', () => {
    const { done, follower } = tab()
    follower(noted('session'))
    follower({ kind: 'heard', mark: 's1' })
    expect(done).toEqual(['mirror session', 'deliver session address.saved', 'heard s1'])
  })

  it('takes nothing again that its own fold holds, and nothing of another tab', () => {
    const known = tab({ isNews: false })
    known.follower(noted('session'))
    expect(known.done).toEqual(['mirror session'])
    const { done, follower } = tab()
    follower(noted('navigation'))
    expect(done).toEqual([])
  })
})

it('every tab starts over, forgets or asks anew when another says so; an older build means places too', () => {
  const done: string[] = []
  const hear = onAnyMessage(({ kind }) => void done.push(kind), {
    startOver: () => void done.push('starts over'),
    forget: async (how) => void done.push(`forgets ${JSON.stringify(how)}`),
    mistrust: (call) => void done.push(`mistrusts after ${call}`),
  })
  hear({ kind: 'restart' })
  hear({ kind: 'forget', entering: null } as never)
  hear({ kind: 'forget', entering: null, places: false } as never)
  hear({ kind: 'joining' })
  hear({ kind: 'changed', call: 'box.open' })
  expect(done).toEqual([
    'starts over',
    'forgets {"places":true,"kind":"forget","entering":null}',
    'forgets {"places":false,"kind":"forget","entering":null}',
    'joining',
    'mistrusts after box.open',
  ])
})

it('under a page that stays goes on what its kind says, as it stands', () => {
  const child = (name: string) => ({ getPersistedSnapshot: () => `state of ${name}` })
  const children = { navigation: child('navigation'), session: child('session'), nothing: child('nothing') }
  expect(streamsOfPage({ getSnapshot: () => ({ children }) } as never)).toEqual({
    navigation: 'state of navigation',
  })
})

it('what the leader that went did store is not written twice, and the rest is, in order', async () => {
  const fresh = (id: string, at = 1) => ({ type: 'form.changed', at, id })
  const written: string[] = []
  const journal = {
    history: async () => [{ stream: 'form/a~1', fact: fresh('f1') }],
    append: (stream: string, { id, at }: { id: string; at: number }) => void written.push(`${stream} ${id} ${at}`),
    drop: async () => undefined,
    reduce: async () => undefined,
  }
  const own = [fresh('f1'), fresh('f2'), fresh('f1', 2)].map((one) => ({ stream: 'form/a~1', fact: one }))
  await writeUnwritten(journal as never, [...own, { stream: 'form/b~1', fact: fresh('f1') }] as never)
  expect(written).toEqual(['form/a~1 f2 1', 'form/a~1 f1 2', 'form/b~1 f1 1'])
})
