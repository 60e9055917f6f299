import { describe, expect, it } from 'vitest'
import { createOpeners, isIntentStream } from './openers.ts'

/** Openers over actors that are there by name, and what is done with them; `wait` holds everything back until it is let go. */
function open({ there = [] as string[], restored = [] as string[], snapshots = {} as Record<string, object> } = {}) {
  const done: unknown[] = []
  const actors = new Set(there)
  const waiting: (() => void)[] = []
  let waits = false
  const openers = createOpeners({
    root: {
      send: ({ streams }: { streams: { stream: string; input: unknown }[] }) => {
        for (const { stream, input } of streams) {
          actors.add(stream)
          done.push(['wanted', stream, input])
        }
      },
      getSnapshot: () => ({ children: Object.fromEntries([...actors].map((one) => [one, {}])) }),
    },
    router: {
      actor: (stream: string) => actors.has(stream) || undefined,
      relay: (stream: string, { type, ...fact }: { type: string }) => void done.push([type, stream, fact]),
      ensure: (stream: string) => void done.push(['ensured', stream]),
      snapshot: (stream: string) => snapshots[stream],
    },
    installer: { when: (_: string, run: () => void) => (waits ? void waiting.push(run) : run()) },
    clock: { now: () => 7 },
    restored: new Set(restored),
  } as never)
  return { openers, done, hold: () => void (waits = true), go: () => waiting.splice(0).forEach((run) => run()) }
}

describe('what a page opens', () => {
  it('is wanted of the root each time, which makes it once (APP-2), and told', () => {
    const { openers, done } = open()
    const input = { endpoint: 'notice.list', request: {} } as never
    openers.openResource('resource/a', input)
    openers.openResource('resource/a', input)
    openers.openChunk('home/home')
    expect(done).toEqual([
      ['wanted', 'resource/a', input],
      ['resource.opened', 'resource/a', {}],
      ['wanted', 'resource/a', input],
      ['resource.opened', 'resource/a', {}],
      ['wanted', 'chunk/home/home', { page: 'home/home' }],
      ['chunk.opened', 'chunk/home/home', {}],
    ])
  })

  it('waits for the code of its kind', () => {
    const { openers, done, hold, go } = open()
    hold()
    openers.openChunk('home/home')
    expect(done).toEqual([])
    go()
    expect(done).toHaveLength(2)
  })

  it('is a form that was read back, which is told so once; one that was not is told nothing of it', () => {
    const { openers, done } = open({ there: ['submission/address'], restored: ['submission/address'] })
    const form = { id: 'address' } as never
    openers.openForm('submission/address', form)
    openers.openForm('submission/address', form, { city: 'x' })
    openers.openForm('submission/nickname', form)
    const opened = done
      .filter((one) => (one as unknown[])[0] === 'submission.opened')
      .map((one) => (one as unknown[])[2])
    expect(opened).toEqual([{ form, resumed: true }, { form, values: { city: 'x' } }, { form }])
  })

  it('is a conversation of whom the chat was told, else of who is signed in, else of nobody', () => {
    const userOf = (snapshots: Record<string, object>) => {
      const { openers, done } = open({ snapshots })
      openers.openConversation('chat:bob')
      return done[1]
    }
    const of = (user: string) => ['imConversation.opened', 'im-conversation/chat:bob', { user }]
    const session = { context: { user: { userId: '10001' } } }
    expect(userOf({ 'im-connection': { context: { user: 'alice' } }, session })).toEqual(of('alice'))
    expect(userOf({ 'im-connection': { context: { user: '' } }, session })).toEqual(of('10001'))
    expect(userOf({ session })).toEqual(of('10001'))
    expect(userOf({ session: { context: { user: null } } })).toEqual(of(''))
    expect(userOf({})).toEqual(of(''))
  })
})

describe('an order', () => {
  it('is in the stream in which it was placed, else in one under its own id', () => {
    const there = ['order/i-1', 'order/i-2', 'transfer/i-3']
    const snapshots = {
      'order/i-2': { context: { order: { orderId: '77' } } },
      'transfer/i-3': { context: { order: { orderId: '78' } } },
    }
    const { openers } = open({ there, snapshots })
    expect([openers.orderStream('77'), openers.orderStream('78')]).toEqual(['order/i-2', 'order/78'])
  })

  it('is among what takes or gives something, and so is no page, no form and no session', () => {
    const there = [
      'order/i-1',
      'transfer/i-3',
      'resource/a',
      'session',
      'submission/address',
      'chunk/home/home',
      'upload/x',
    ]
    expect(open({ there }).openers.intents()).toEqual(['order/i-1', 'transfer/i-3'])
    expect(there.map(isIntentStream)).toEqual([true, true, false, false, false, false, false])
  })
})
