import { describe, expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import { createBridge } from '../bridge.ts'
import { createRecorder } from './recorder.ts'
import { linkOf, readLink, scenarioOf } from './run.ts'
import { withoutSecrets } from '../app/secrets.ts'
import { differences } from './differences.ts'

const beginning = {
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  chat: true,
}

/** A recorder on a clock that stands, and turns that end when they are told to. */
function recording() {
  let now = 0
  let turns: (() => void)[] = []
  const recorder = createRecorder(
    () => now,
    (run) => void turns.push(run),
  )
  return {
    ...recorder,
    wait: (ms: number) => void (now += ms),
    turn: () => {
      const ended = turns
      turns = []
      for (const run of ended) run()
    },
  }
}

describe('a run that is written down', () => {
  it('has facts without their stamps, acts, pushes and faults, and the time between them', () => {
    const { said, did, wait, turn, steps } = recording()
    said('session', { type: 'session.signOutRequested', at: 5, id: 'f-1' })
    turn()
    wait(300)
    said('order/a', { type: 'order.payRequested', kind: 'wallet', gone: undefined })
    turn()
    did({ world: 'pay.decide', with: { outcome: 'success' } })
    wait(1000)
    did({ fault: 'network', with: { online: false } })
    wait(50)
    expect(steps()).toEqual([
      { say: 'session.signOutRequested' },
      { advance: '300ms' },
      { say: 'order.payRequested', to: 'order/a', with: { kind: 'wallet' } },
      { world: 'pay.decide', with: { outcome: 'success' } },
      { advance: '1000ms' },
      { fault: 'network', with: { online: false } },
      { advance: '50ms' },
    ])
  })

  it('is without what was refused', () => {
    const { did, steps } = recording()
    did({ world: 'pay.decide' })
    const undo = did({ world: 'world.edit', with: { table: 'orders' } })
    did({ fault: 'network' })
    undo()
    expect(steps()).toEqual([{ world: 'pay.decide' }, { fault: 'network' }])
  })

  it.each([
    ['act', { world: 'a', with: {} }],
    ['push', { push: 'a', with: {} }],
    ['fault', { fault: 'a', with: {} }],
  ] as const)('has no step for a refused %s, unless the page has died of it', async (way, step) => {
    for (const [isDead, left] of [
      [false, []],
      [true, [step]],
    ] as const) {
      const recorder = recording()
      const refused = () => Promise.reject(new Error('no such state'))
      const bench = { world: refused, push: refused, fault: refused }
      const parts = { recorder, bench, life: { isDead: () => isDead }, control: {}, switches: {} }
      await expect(createBridge(parts as never)[way]('a', {})).rejects.toThrow('no such state')
      expect(recorder.steps()).toEqual(left)
    }
  })

  it('has what was said in one turn of the program as one step', () => {
    const { said, turn, steps, drain } = recording()
    said('resource/a', { type: 'resource.opened', endpoint: 'notice.list' })
    said('resource/b', { type: 'resource.opened', endpoint: 'market.series' })
    turn()
    said('navigation', { type: 'navigation.backRequested' })
    expect(steps()).toEqual([
      {
        say: 'resource.opened',
        to: 'resource/a',
        with: { endpoint: 'notice.list' },
        and: [{ say: 'resource.opened', to: 'resource/b', with: { endpoint: 'market.series' } }],
      },
      { say: 'navigation.backRequested' },
    ])
    expect(drain()).toHaveLength(2)
    expect(steps()).toEqual([])
  })

  it('goes into a link and out of it again', async () => {
    const scenario = scenarioOf(
      { beginning, steps: [{ say: 'imInbox.draftChanged', with: { text: '你好 +/=' } }] },
      '录制',
      withoutSecrets,
    )
    const link = await linkOf(scenario)
    expect(link).toMatch(/^[\w-]+$/)
    expect(JSON.parse(await readLink(link))).toEqual(scenario)
  })
})

const canary = 'Kanarie4711'
const number = '918273'
/** Where a person may say what nobody else is to know. */
const secretSteps: readonly Step[] = [
  { say: 'session.signInRequested', with: { method: 'password', phone: '13911112222', password: canary } },
  { say: 'session.registerRequested', with: { phone: '13911112222', code: number, password: canary } },
  { say: 'session.passwordResetRequested', with: { phone: '13911112222', code: number, password: canary } },
  { say: 'session.deletionRequested', with: { code: number } },
  { say: 'submission.changed', to: 'submission/login', with: { field: 'password', value: canary, secret: true } },
  {
    say: 'submission.opened',
    to: 'submission/login',
    with: { form: { form: 'login', fields: { password: { secret: true } } }, values: { password: canary } },
  },
  { say: 'order.placeRequested', to: 'order/a', with: { endpoint: 'order.create', password: number } },
  { say: 'order.payRequested', to: 'order/a', with: { kind: 'wallet', password: number } },
  { say: 'blindBox.requested', to: 'blind-box/a', with: { password: number } },
  { say: 'transfer.requested', to: 'transfer/a', with: { password: number } },
  { say: 'navigation.backRequested', and: [{ say: 'session.deletionRequested', with: { code: number } }] },
]

describe('what is secret', () => {
  it('is in no run that leaves the workbench, wherever it was said', async () => {
    const steps: Step[] = [
      ...secretSteps,
      { say: 'imInbox.draftChanged', with: { key: 'chat:bob', text: `my password is ${canary}, ${number}` } },
    ]
    const scenario = scenarioOf({ beginning, steps }, '录制', withoutSecrets)
    const text = JSON.stringify(scenario)
    expect(text).not.toContain(canary)
    expect(text).not.toContain(number)
    expect(await readLink(await linkOf(scenario))).toBe(text)
  })

  it.each(secretSteps.map((step) => [JSON.stringify(step), step] as const))('is taken out of %s alone', (_, step) => {
    expect(JSON.stringify(withoutSecrets([step]))).not.toMatch(/Kanarie4711|918273/)
  })

  it('keeps its form, and what was equal stays equal', () => {
    const [one, two] = withoutSecrets([
      { say: 'session.signInRequested', with: { password: canary } },
      { say: 'session.signInRequested', with: { password: canary, code: number } },
    ]) as unknown as { with: { password: string; code?: string } }[]
    expect(one!.with.password).toBe(two!.with.password)
    expect(one!.with.password).toMatch(/^Xxxxxxx\d{4}$/)
    expect(two!.with.code).toMatch(/^\d{6}$/)
  })

  it('what is typed of it so far is taken out too, and what everybody knows stays', () => {
    const typing = ['K', 'Ka', 'Kan', 'Kana'].map((value): Step => ({
      say: 'submission.changed',
      to: 'submission/login',
      with: { field: 'password', value, secret: true },
    }))
    expect(JSON.stringify(withoutSecrets(typing))).not.toMatch(/"K/)
    const shared: Step = { say: 'order.payRequested', to: 'order/a', with: { password: '246810' } }
    expect(withoutSecrets([shared])).toEqual([shared])
  })
})

describe('what only looks like a secret', () => {
  const typed = (value: string): Step => ({
    say: 'submission.changed',
    to: 'submission/passwordFree',
    with: { field: 'payPassword', value, secret: true },
  })
  const signIn: Step = {
    say: 'session.signInRequested',
    with: { method: 'code', phone: '13800000000', code: '888888' },
  }
  const gift: Step = {
    say: 'submission.changed',
    to: 'submission/gift/a',
    with: { field: 'receiver', value: '13800000001' },
  }

  it('stays: a telephone number that begins with what somebody has typed, and the people of the world', () => {
    const [first, second, ...rest] = withoutSecrets([signIn, gift, ...['1380', '13800', '138000'].map(typed)])
    expect([first, second]).toEqual([signIn, gift])
    expect(JSON.stringify(rest)).not.toMatch(/138/)
    expect(withoutSecrets([typed('13800000001'), gift])[1]).toEqual(gift)
  })

  it('stays: the beginnings of what everybody knows, which a finger says one by one', () => {
    const receiver = (value: string): Step => ({
      say: 'submission.changed',
      to: 'submission/gift/a',
      with: { field: 'receiver', value },
    })
    const steps = [...['2468', '24681', '246810'].map(typed), receiver('24681')]
    expect(withoutSecrets(steps)).toEqual(steps)
    expect(withoutSecrets([typed('24681'), receiver('24681')])).not.toContainEqual(receiver('24681'))
  })

  it('is typed as it was: each text goes on where the one before it ended', () => {
    const values = withoutSecrets(['9', '91', '918273', '91827'].map(typed)).map(
      (step) => 'with' in step && step.with?.['value'],
    ) as string[]
    expect(values.map((value) => value.length)).toEqual([1, 2, 6, 5])
    expect(values[2]).toSatisfy((whole: string) => values.every((value) => whole.startsWith(value)))
  })
})

describe('how two standings differ', () => {
  it('is told by place', () => {
    expect(differences({ a: { b: 1, c: [1, 2] } }, { a: { b: 1, c: [1, 3] } })).toEqual(['a.c.1: 2 | 3'])
    expect(differences({ a: 1 }, { a: 1 })).toEqual([])
  })
})
