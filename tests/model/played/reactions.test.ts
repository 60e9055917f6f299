import { afterAll, beforeAll, describe } from 'vitest'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { Output } from '#src/machines/model.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const stream = 'im-conversation/chat:bob'
const driver = createHeadlessDriver()
let out: Output[] = []

/** One app for all of it; each run has a message of its own. */
beforeAll(async () => {
  await driver.start({
    title: 'reactions',
    world: 'default',
    seed: 7,
    clock: '2026-03-01T10:00:00+08:00',
    start: '/pages/home/home',
    signedIn: true,
    chat: true,
    cites: [],
    steps: [],
  })
  await driver.say(stream, { type: 'imConversation.opened' })
  const world = driver.nodeWorld() as { fetch: typeof globalThis.fetch }
  const { fetch } = world
  world.fetch = (input, init) => {
    const request = new Request(input, init)
    const user = /\/reaction\/user\/[^/]+$/.test(new URL(request.url).pathname)
    if (user && request.method !== 'GET')
      out.push({ kind: 'action', name: `${request.method} reaction/user/{user}`, with: null })
    return fetch(input, init)
  }
})
afterAll(() => driver.stop())

const contextOf = async (): Promise<ImConversationContext> =>
  (await driver.observe(stream))!.context as unknown as ImConversationContext

async function start(): Promise<Door> {
  await driver.push('chat.say', { from: 'bob', text: '早' })
  await driver.advance(1000)
  const messageId = (await contextOf()).messages.at(-1)!.id
  out = []
  const ask = async (operation: string, reaction: unknown): Promise<void> => {
    const ask = `${operation} ${String(reaction)}`
    await driver.say(stream, {
      type: 'imConversation.operationRequested',
      operation,
      input: { messageId, reaction },
      ask,
    })
    const { outcome } = await contextOf()
    if (outcome?.failure?.reason === 'reactionAlreadyAdded') out.push(told('reaction.refused', { code: 1101 }))
    await driver.say(stream, { type: 'imConversation.askForgotten', ask })
  }
  const reactionsOf = async () => (await contextOf()).messages.find(({ id }) => id === messageId)!.reactions ?? []
  return {
    see: async () => {
      const reactions = await reactionsOf()
      const [one, other] = ['赞', '心'].map((text) => reactions.find(({ reaction }) => reaction === text))
      return {
        states: [one?.isAddedBySelf ? 'added' : 'notAdded'],
        context: { count: one?.count ?? 0, other: other?.count ?? 0 },
      }
    },
    happen: async ({ type, reaction }) => {
      if (type === 'reaction.addRequested') return ask('react', reaction)
      if (type === 'reaction.deleteRequested') return ask('unreact', reaction)
      const one = (await reactionsOf()).find((known) => known.reaction === reaction)
      const users = [...new Set([...(one?.users ?? []), 'carol'])]
      const added = { reaction: '赞', count: users.length, users, isAddedBySelf: one?.isAddedBySelf ?? false }
      await driver.say(stream, {
        type: 'imConversation.reactionsChanged',
        reaction: { conversation: 'chat:bob', messageId, reactions: [added], at: 1 },
      })
    },
    out: () => out.splice(0),
  }
}

describe('[lc:reactions] reactions to a message', () => {
  itPlays({
    ledger: playedLedger('reactions'),
    start,
    facts: [
      { type: 'reaction.addRequested', reaction: '赞' },
      { type: 'reaction.addRequested', reaction: '心' },
      { type: 'reaction.deleteRequested', reaction: '赞' },
      { type: 'reaction.addedByOther', reaction: '赞' },
    ],
    about: (_fact, { states, context }) => {
      const count = Number(context['count'])
      const self = states.includes('added') ? 1 : 0
      return { more: count + 1, less: count - 1, isNew: count - self === 0 }
    },
  })
})
