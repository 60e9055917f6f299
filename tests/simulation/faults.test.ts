import { describe, expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import type { Traced } from '#src/workbench/trace.ts'
import { scene } from '../scene.ts'
import { planOf } from './engine/plan.ts'
import { roughKinds } from './engine/rough-kinds.ts'
import { runPlan } from './engine/run.ts'

const open = (id: string): Step => ({
  say: 'blindBox.requested',
  to: `blind-box/${id}`,
  with: { endpoint: 'box.open', request: { id: '400001' } },
})
const look = (endpoint: string): Step => ({
  say: 'resource.opened',
  to: `resource/${endpoint}`,
  with: { endpoint, request: {} },
})
const play = (...steps: readonly Step[]) => runPlan(scene('a fault', { world: 'default', steps }))

/** When calls of a name were asked and answered, in the order of their happening. */
const calls = (all: readonly Traced[], ...names: readonly string[]): readonly string[] =>
  all.flatMap((one) =>
    (one.kind === 'request' || one.kind === 'answer') && names.includes(one.name) ? [`${one.name} ${one.kind}`] : [],
  )

describe('a call that comes to the server twice', () => {
  const twice: Step = { fault: 'requests', with: { kind: 'twice', call: '*', ms: 300, times: 9 } }

  it('is done once by a server that knows keys', async () => {
    const { trace, breaches } = await play(twice, open('twice-0001'), { advance: '2s' })
    expect(calls(trace.all, 'box.open')).toEqual(['box.open request', 'box.open answer'])
    expect(breaches).toEqual([])
  })

  it('is done again by one that ignores them, and the laws see it', async () => {
    const { breaches } = await play(
      { world: 'world.settings', with: { keys: 'ignored' } },
      twice,
      {
        say: 'transfer.requested',
        to: 'transfer/twice-0002',
        with: {
          endpoint: 'beans.give',
          request: { receiver: '10002', amount: 1 },
          password: '246810',
          withPassword: true,
        },
      },
      { advance: '2s' },
    )
    expect(breaches.map(({ law, what }) => `${law}: ${what}`)).toContain('done-once: beans.give was done again')
  })
})

it('a call that is overtaken is answered after the one behind it', async () => {
  const { trace, breaches } = await play(
    { fault: 'requests', with: { kind: 'overtaken', call: 'account.getUserInfo', ms: 5000 } },
    look('account.getUserInfo'),
    look('wallet.purse'),
    { advance: '1s' },
  )
  const [first, second] = ['account.getUserInfo', 'wallet.purse']
  expect(calls(trace.all, first!, second!).slice(0, 4)).toEqual([
    `${first} request`,
    `${second} request`,
    `${second} answer`,
    `${first} answer`,
  ])
  expect(breaches).toEqual([])
})

it('a page that is closed while its requests are held back leaves none of their timers', async () => {
  const { trace, breaches } = await play(
    { fault: 'requests', with: { kind: 'overtaken', call: '*', ms: 10_000, times: 2 } },
    look('account.getUserInfo'),
    open('held-0001'),
    { fault: 'tab' },
  )
  expect(trace.all.some((one) => one.kind === 'life' && one.is === 'stopped')).toBe(true)
  expect(breaches).toEqual([])
})

it('while the disk says nothing nothing that must be known leaves, and then it does', async () => {
  const { trace, breaches } = await play(
    { fault: 'storage', with: { kind: 'silent' } },
    open('silent-0001'),
    { advance: '20s' },
    { fault: 'storage', with: { kind: 'none' } },
    { advance: '2s' },
  )
  const asked = trace.all.findIndex((one) => one.kind === 'request' && one.name === 'box.open')
  const spoke = trace.all.findIndex((one) => one.kind === 'step' && JSON.stringify(one.step).includes('"none"'))
  expect(spoke).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(spoke)
  expect(breaches).toEqual([])
})

it('a leader whose socket alone is gone gives its work to the tab in sight', async () => {
  const { trace, breaches } = await runPlan(
    scene('a fault', {
      chat: true,
      steps: [
        { fault: 'tabs', with: { use: 2 } },
        { advance: '2s' },
        { fault: 'tabs', with: { cut: 1 } },
        { advance: '1m' },
        {
          say: 'imMessage.sendRequested',
          with: {
            localId: '300000000000000001',
            conversation: { kind: 'chat', name: 'bob' },
            outgoing: { content: { type: 'txt', msg: '在吗' } },
          },
        },
        { advance: '10s' },
      ],
    }),
  )
  const gone = trace.all.find((one) => one.kind === 'socket' && one.is === 'closed')
  expect(gone).toMatchObject({ life: '1/1/1' })
  const sent = trace.all.filter(
    (one) => one.kind === 'up' && one.frame.type === 'upload' && one.frame.meta.id?.startsWith('3'),
  )
  expect(sent).toMatchObject([{ life: expect.stringMatching(/^1\/2\//) as string }])
  expect(breaches).toEqual([])
})

it('all of them are drawn in rough plans, and a call twice never with a server that ignores keys', () => {
  const plans = Array.from({ length: 1000 }, (_, seed) => JSON.stringify(planOf('rough', seed).steps))
  const words = ['"silent"', '"blocked"', '"lost"', '"twice"', '"overtaken"', '"cut"', '"join"']
  expect(words.filter((word) => !plans.some((plan) => plan.includes(word)))).toEqual([])
  expect(plans.filter((plan) => plan.includes('"twice"') && plan.includes('"ignored"'))).toEqual([])
  expect(roughKinds.every(({ isFault }) => isFault)).toBe(true)
})
