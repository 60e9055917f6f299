import { expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import type { Trace, Traced } from '#src/workbench/trace.ts'
import { scene } from '../scene.ts'
import { onStage, take, warmedUp } from './engine/run.ts'

const TIMES = 20
/** Only the whole of the text has its end. */
const END = '到此为止'
const long = `${'很长的话，'.repeat(400)}${END}`

/** What is written to the device while these steps are taken. */
async function written(steps: readonly Step[]): Promise<readonly Traced[]> {
  await warmedUp()
  const plan = scene('stored once', { world: 'empty', chat: true, signedIn: true, steps: [], drivers: ['headless'] })
  let from = 0
  let trace: Trace | undefined
  await onStage(plan, async (driver) => {
    await take(driver, [{ advance: '5s' }])
    from = driver.trace().all.length
    await take(driver, [...steps, { advance: '5s' }])
    trace = driver.trace()
  })
  return trace!.all.slice(from).filter(({ kind }) => kind === 'stored' || kind === 'kept')
}

const factsIn = (all: readonly Traced[]) => all.flatMap((one) => (one.kind === 'stored' ? one.entries : []))
const rowsIn = (all: readonly Traced[]) => all.filter((one) => one.kind === 'kept' && one.place === 'archive')
const endsIn = (all: readonly unknown[]): number => JSON.stringify(all).split(END).length - 1

it('IMR-6 a message that comes lies on the device once: a row of the archive, and a word to the list without its text', async () => {
  const all = await written(
    Array.from({ length: TIMES }, () => ({ push: 'chat.say', with: { from: 'linqing', text: long } })),
  )
  expect([rowsIn(all).length, endsIn(rowsIn(all))]).toEqual([TIMES, TIMES])
  const facts = factsIn(all)
  expect(facts.map(({ stream, fact }) => `${stream} ${fact.type}`)).toEqual(
    Array(TIMES).fill('im-inbox imInbox.messagesArrived'),
  )
  expect(endsIn(facts)).toBe(0)
  expect(JSON.stringify(facts).length / TIMES).toBeLessThan(600)
})

it('IMR-6 and one that goes out twice: in the outbox until it is delivered, and a row of the archive', async () => {
  const conversation = { kind: 'chat', name: 'linqing' }
  const outgoing = { content: { type: 'txt', msg: long } }
  const all = await written(
    Array.from({ length: TIMES }, (_, at) => ({
      say: 'imMessage.sendRequested',
      with: { localId: String(300_000_000_000_000_001n + BigInt(at)), conversation, outgoing },
    })),
  )
  expect([rowsIn(all).length, endsIn(rowsIn(all))]).toEqual([TIMES, TIMES])
  const facts = factsIn(all)
  expect(facts.length).toBeLessThanOrEqual(3 * TIMES)
  expect(endsIn(facts)).toBe(TIMES)
})
