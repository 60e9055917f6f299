import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '#src/services/random/random.ts'
import { encodeBody } from './body.ts'
import type { ChatAck, ChatMessage, Reaction } from './client.ts'
import { decodeEvents, decodeMessage } from './decode.ts'
import { compareIds, mergeReactions, reactSelf, type Receipt, receiptAfter, saysGone } from './message-changes.ts'
import type { Meta } from './meta.ts'
import { encodeNotify } from './notify.ts'

/**
 * What is known of a message beside what has happened to it: a service that remembers who has reacted, who has read and what is still
 * there. It tells of at most three users, as the service does.
 */

const me = 'alice'
const reader = { me, skipped: (what: string) => expect.unreachable(what) }
const chat = { from: { name: 'bob' }, to: { name: 'g' }, namespace: 'chat', timestamp: 5 } as const
type Same = (is: unknown, shouldBe: unknown) => void

/** Plays with so many seeds, and gives what is not the same as it should be. */
function wrongIn(count: number, play: (random: ReturnType<typeof createSeededRandom>, same: Same) => void): unknown[] {
  const wrong: unknown[] = []
  for (let seed = 1; seed <= count; seed++)
    play(createSeededRandom(seed), (is, shouldBe) => {
      if (JSON.stringify(is) !== JSON.stringify(shouldBe)) wrong.push({ seed, is, shouldBe })
    })
  return wrong.slice(0, 1)
}

describe('reactions', () => {
  /** By reaction, whoever stands by it, in the order in which they came. */
  type Held = ReadonlyMap<string, readonly string[]>
  const told = (
    operator: string,
    reaction: string,
    users: readonly string[],
    isAdded: boolean,
  ): readonly Reaction[] => {
    const op = [{ operator, reactionType: isAdded ? ('create' as const) : ('delete' as const) }]
    const change = { reaction, count: users.length, userList: users.slice(0, 3), op }
    const data = [
      { from: operator, to: 'g', channel_type: 'groupchat' as const, messageId: '1', reactions: [change], ts: 7 },
    ]
    const meta = { ...chat, id: '2', namespace: 'notify', payload: encodeNotify({ type: 'reaction', data }) } as Meta
    const [event] = decodeEvents(meta, reader)
    expect(event).toMatchObject({ type: 'reaction', reaction: { conversation: 'group:g', messageId: '1', at: 7 } })
    return event?.type === 'reaction' ? event.reaction.reactions : []
  }
  /** As a page of history brings them. */
  const read = (held: Held): readonly Reaction[] => {
    const reaction = [...held].map(([name, users]) => ({
      reaction: name,
      count: users.length,
      userList: users.slice(0, 3),
      state: users.includes(me),
    }))
    const payload = encodeBody({
      from: { name: 'bob' },
      to: { name: 'g' },
      kind: 'groupchat',
      contents: [{ type: 'txt', msg: '在' }],
      meta: JSON.stringify({ reaction }),
    })
    return decodeMessage({ ...chat, id: '1', payload } as Meta, reader)?.reactions ?? []
  }

  it('are as many as stand by them, and one’s own where one does, whoever says so and however long the list is', () => {
    expect(
      wrongIn(60, (random, same) => {
        const held = new Map<string, readonly string[]>()
        let known: readonly Reaction[] = []
        for (let step = 0; step < 40; step++) {
          const user = [me, me, 'bob', 'carol', 'dave', 'erin', 'frank'][random.int(7)]!
          const reaction = ['赞', '心'][random.int(2)]!
          const before = held.get(reaction) ?? []
          const isAdded = !before.includes(user)
          const users = isAdded ? [...before, user] : before.filter((one) => one !== user)
          if (users.length > 0) held.set(reaction, users)
          else held.delete(reaction)
          // One's own is told by the answer to the call on this device, by a notice on the others.
          if (user === me && random.int(2) === 0) known = reactSelf(known, reaction, me, isAdded)
          else known = mergeReactions(known, told(user, reaction, users, isAdded))
          if (random.int(10) === 0) known = read(held)
          const shown = known.map(({ reaction: name, count, isAddedBySelf }) => `${name} ${count} ${isAddedBySelf}`)
          const all = [...held].map(([name, by]) => `${name} ${by.length} ${by.includes(me)}`)
          const isTrue = known.every((one) => one.users.every((by) => held.get(one.reaction)?.includes(by)))
          same([step, isTrue, shown.toSorted()], [step, true, all.toSorted()])
        }
      }),
    ).toEqual([])
  })

  it('are told twice as once', () => {
    const users = ['bob', me, 'carol', 'dave']
    const once = mergeReactions([], told(me, '赞', users, true))
    expect(mergeReactions(once, told(me, '赞', users, true))).toEqual(once)
    expect(reactSelf(once, '赞', me, true)).toBe(once)
    const gone = reactSelf(once, '赞', me, false)
    expect([gone, reactSelf(gone, '赞', me, false)]).toEqual([
      [{ reaction: '赞', count: 3, users: ['bob', 'carol'], isAddedBySelf: false }],
      gone,
    ])
  })
})

describe('receipts', () => {
  it('say the most that was told, in whatever order', () => {
    expect(
      wrongIn(60, (random, same) => {
        let receipt: Receipt | undefined
        const told = { isRead: false, readCount: 0 }
        for (let step = 0; step < 6; step++) {
          const readCount = [undefined, 0, 1, 2, 5][random.int(5)]
          const kind = (['delivery', 'read'] as const)[random.int(2)]!
          const ack = { kind, conversation: 'group:g', messageId: '1', from: 'bob', at: step, readCount } as ChatAck
          receipt = receiptAfter(receipt, ack)
          told.isRead ||= kind === 'read'
          told.readCount = Math.max(told.readCount, readCount ?? 0)
          same([step, receipt], [step, { isDelivered: true, ...told }])
        }
      }),
    ).toEqual([])
  })
})

describe('the newest window of the server', () => {
  it('says of a message that it is gone where it speaks for its place and has it no more, and of no other', () => {
    expect(
      wrongIn(200, (random, same) => {
        // Ids of every length, as they grow.
        const all = Array.from({ length: 14 }, (_, at) => String(95 + at))
        const held = all.filter(() => random.int(4) > 0)
        const kept = all.filter(() => random.int(4) > 0)
        const window = held.slice(-random.int(6) || held.length)
        const upTo = kept.at(-1 - random.int(3)) ?? ''
        const order = random.int(2) === 0 ? window : window.toReversed()
        const isGone = saysGone({ messages: order.map((id) => ({ id }) as ChatMessage), ...(upTo && { upTo }) })
        const newest = Math.max(...window.map(Number), Number(upTo))
        const gone = kept.filter(
          (id) => window.length > 0 && !window.includes(id) && Number(id) > Number(window[0]) && Number(id) <= newest,
        )
        same(kept.filter(isGone), gone)
      }),
    ).toEqual([])
  })

  it('is in the order of its ids, however long they are', () => {
    expect(
      wrongIn(50, (random, same) => {
        const [a, b] = [random.int(2000), random.int(2000)]
        same(Math.sign(compareIds(String(a), String(b))), Math.sign(a - b))
      }),
    ).toEqual([])
  })
})
