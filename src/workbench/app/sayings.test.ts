import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultKinds } from '#mock/world/faults.ts'
import { readScenario, type Step } from '#scenarios/player/index.ts'
import { sayings } from './sayings.ts'
import { stepDetail, stepSentence } from '../step-text.ts'
import { scenarioWords } from '../words.ts'

const ask = { endpoint: 'order.create', request: { productId: '201101' } }

it.each<[Step, string, string]>([
  [{ advance: '20000ms' }, '20 s pass', '过去 20 秒'],
  [{ advance: '90s' }, '90 s pass', '过去 90 秒'],
  [{ advance: '2h' }, '2 h pass', '过去 2 小时'],
  [{ say: 'navigation.backRequested' }, 'press Back', '按「返回」'],
  [
    { say: 'order.placeRequested', to: 'order/purchase-0001', with: ask },
    'order.placeRequested to order/purchase-0001: order.create productId 201101',
    '对 order/purchase-0001 说 order.placeRequested：order.create productId 201101',
  ],
  [
    { say: 'submission.changed', to: 'submission/login/code', with: { field: 'phone', value: '1'.repeat(60) } },
    `type “${'1'.repeat(40)}…” into phone of login/code`,
    `在 login/code 的 phone 填「${'1'.repeat(40)}…」`,
  ],
  [
    {
      say: 'navigation.pushRequested',
      with: { href: '/pages/a' },
      and: ['a', 'a', 'b', 'c'].map((one) => ({ say: 'resource.opened', to: `resource/${one}?` })),
    },
    'open /pages/a, the page wants a, and 2 more',
    '打开 /pages/a，页面要 a，还有 2 件',
  ],
  [
    { fault: 'rest.order.create', with: { kind: 'drop', applied: true, times: 1 } },
    'the next order.create loses its answer',
    '下一次 order.create 的回答丢了',
  ],
  [{ fault: 'rest.*', with: { kind: 'none' } }, '* is well again', '* 恢复正常'],
  [{ fault: 'devices', with: { close: 2 } }, 'close phone 2', '关掉手机 2'],
  [{ fault: 'tab' }, 'the page is closed and opened again', '关掉页面再打开'],
  [{ world: 'pay.decide', with: { result: 'paid' } }, 'pay.decide: result paid', 'pay.decide：result paid'],
])('%j is told as “%s” and 「%s」', (step, en, zh) => {
  expect([stepSentence(step, 'en', sayings), stepSentence(step, 'zh', sayings)]).toEqual([en, zh])
})

it('every kind of fault of a call has a sentence of its own, and no step of any scenario is long or raw', () => {
  const told = faultKinds.map((kind) => stepSentence({ fault: 'rest.order.create', with: { kind } }, 'en', sayings))
  expect(new Set(told).size).toBe(faultKinds.length)
  for (const one of told) expect(one).toMatch(/^every order\.create /)
  const steps = globSync('scenarios/*/*.scenario.json').flatMap(
    (file) => readScenario(JSON.parse(readFileSync(file, 'utf8'))).steps,
  )
  const raw = (step: Step, one: string) => 'with' in step && one.includes(JSON.stringify(step.with))
  const spoilt = steps.flatMap((step) =>
    [stepSentence(step, 'en', sayings), stepSentence(step, 'zh', sayings)].filter(
      (one) => one.length > 260 || raw(step, one),
    ),
  )
  expect(steps.length).toBeGreaterThan(2000)
  expect(spoilt).toEqual([])
  expect(steps.some((step) => stepDetail(step, 'en').length > 260)).toBe(true)
})

it('what the app calls otherwise are facts of its actors', async () => {
  const { kinds } = await scenarioWords()
  const facts = Object.values(kinds).flatMap((kind) => kind.facts)
  expect(Object.keys(sayings).filter((name) => !facts.includes(name))).toEqual([])
})
