import { describe, expect, it } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { formWishes, sending } from '../simulation/engine/crash-map.ts'
import { quiet } from '../simulation/engine/crash-wish.ts'

describe('what nobody has to ask after, because it can be said again', () => {
  it.each(formWishes)('$name: is done once when its answer is lost and it is said again, twice', async (wish) => {
    const { name, who = '10001', before = [], done } = wish
    const driver = createHeadlessDriver()
    await driver.start(scene(name, { signedIn: wish.who === undefined, clock: '2026-03-01T10:00:00+08:00' }))
    const play = async (steps: readonly Step[]) => {
      for (const [index, step] of steps.entries()) await perform(driver, step, index)
    }
    await play([quiet, ...before])
    const began = await driver.books(who)
    const changed = async () => {
      const now = await driver.books(who)
      return Object.fromEntries(Object.entries(now).map(([book, count]) => [book, count - began[book]!]))
    }
    await driver.fault('rest.*', { kind: 'drop', applied: true, times: 1 })
    await play(sending(wish))
    const once = await changed()
    expect(done({ books: once })).toBe(1)
    await play([...sending(wish), ...sending(wish)])
    expect(await changed()).toEqual(once)
    await driver.stop()
  })
})

const text = (localId: string, msg: string) =>
  ({
    type: 'imMessage.sendRequested',
    localId,
    conversation: { kind: 'chat', name: 'bob' },
    outgoing: { content: { type: 'txt', msg } },
  }) as const

it('IMM-8 what an opened conversation shows as sent holds up nothing: what waits behind it goes out at once', async () => {
  const driver = createHeadlessDriver()
  await driver.start(scene('a doubt that history does not tell of', { chat: true }))
  const outbox = () => driver.system().snapshot('im-message')!
  await driver.advance(1000)
  await driver.fault('chat.frames', { kind: 'drop', on: 'down', frame: 'sync', times: 1 })
  await driver.fault('chat.rest', { path: 'messageroaming$', method: 'POST', status: 403, times: 5 })
  await driver.say('im-message', text('300000000000000001', '收到了吗'))
  await driver.say('im-message', text('300000000000000002', '在吗'))
  // The answer is overdue, and history is refused again and again: it rests for ever longer.
  await driver.advance(15_000 + 10_000 + 20_000 + 40_000 + 80_000 + 1000)
  expect(outbox().matches({ doubts: 'resting' })).toBe(true)
  expect(outbox().context.items.map(({ localId, status }) => [localId, status])).toEqual([
    ['300000000000000001', 'confirming'],
    ['300000000000000002', 'queued'],
  ])
  expect(await driver.said('bob')).toEqual(['收到了吗'])
  driver.system().openConversation('chat:bob')
  await driver.advance(1000)
  const { messages } = driver.system().snapshot('im-conversation/chat:bob')!.context
  expect(messages.map(({ localId }) => localId)).toEqual(['300000000000000001', '300000000000000002'])
  expect([outbox().context.items, await driver.said('bob')]).toEqual([[], ['收到了吗', '在吗']])
  await driver.stop()
})
