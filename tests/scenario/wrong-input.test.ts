import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { toFen } from '#src/domain/number/fen.ts'
import { type Form, type Send, submissionMachine, type Values } from '#src/machines/submission/submission.machine.ts'
import { clampNumber, typedCount } from '#src/ui/form/step-number.ts'
import { offerSum } from '#src/views/kit/listing/offer.ts'
import { keywordOf } from '#src/views/kit/page/search.ts'
import { nicknameForm } from '#src/views/account/account.form.ts'
import { addressForm } from '#src/views/address/address.form.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { inputRows, withoutForm } from './wrong-input.ts'

/** Fills in and submits a form as a page does; what is sent is noted. */
function submit(form: Form, values: Values) {
  const sent: Values[] = []
  const send = fromPromise<void, Send>(async ({ input }) => void sent.push(input.values))
  const actor = createActor(submissionMachine.provide({ actors: { send: send as never } })).start()
  const say = (type: string, more: object = {}) => actor.send({ type, at: 1, ...more } as never)
  say('submission.opened', { form })
  for (const [field, value] of Object.entries(values)) say('submission.changed', { field, value })
  say('submission.submitRequested', { id: 'f-1' })
  if (form.confirm) say('submission.confirmed')
  const { context } = actor.getSnapshot()
  actor.stop()
  return { sent, context }
}

const shortened = (text: unknown) => String(text).slice(0, 24)

describe.each(inputRows.map((row) => [row.form.form, row.field, row] as const))('%s: %s', (_, field, row) => {
  const { form, around, bad, good } = row

  it.each(bad.map(([typed, message]) => [shortened(typed), message, typed] as const))(
    'SUB-1 SUB-3 %j is not sent, it says %j, and what was typed is still there',
    (_shown, message, typed) => {
      const { sent, context } = submit(form, { ...around, [field]: typed })
      expect(sent).toEqual([])
      expect(context.errors[field]).toBe(message)
      expect(context.values[field]).toBe(typed)
    },
  )

  it.each(good.map(([typed, wanted]) => [shortened(typed), shortened(wanted), typed, wanted] as const))(
    'SUB-5 of %j is sent %j',
    (_shown, _wanted, typed, wanted) => {
      expect(submit(form, { ...around, [field]: typed }).sent).toMatchObject([{ [field]: wanted }])
    },
  )
})

describe('the validators of marketplace §5', () => {
  it('stand each at a form, or at none for a reason', () => {
    const atForms = new Set(inputRows.flatMap(({ validators }) => validators))
    expect([...atForms].toSorted()).toEqual(['amount', 'chinese', 'code', 'code-input', 'digits', 'idcard', 'mobile'])
    expect(withoutForm.filter((name) => atForms.has(name))).toEqual([])
  })
})

describe('what is no form', () => {
  it.each([
    ['３', 3],
    ['1.5', 1],
    ['-3', 1],
    ['1e3', 1],
    ['１，０００', 9],
    ['99999999999999999999', 9],
    ['三', 1],
    ['0', 1],
    [' 2 ', 2],
    ['', 1],
  ])('[val:000:number-box] %j pieces count as %i of at most 9', (typed, count) => {
    const kept = typedCount(typed)
    expect(clampNumber(kept === '' ? Number.NaN : Number(kept), { min: 1, max: 9, step: 1 })).toBe(count)
  })

  it.each([
    [' 云\u200B起\n庐山 ', '云起 庐山'],
    ['\u202E\u3164', ''],
    ['长'.repeat(10_000), '长'.repeat(40)],
    ['<script>', '<script>'],
  ])('%j is searched for as %j', (typed, keyword) => {
    expect(keywordOf(typed)).toBe(keyword)
  })

  it.each([
    ['0', '最低 ¥1.00'],
    ['0.99', '最低 ¥1.00'],
    ['10000000.01', '最高 ¥10,000,000.00'],
    ['9'.repeat(10_000), '最高 ¥10,000,000.00'],
    ['-5', ''],
  ])('[val:000:amount] an offer at %s is not put up: %j', (typed, message) => {
    const charge = { feeBasisPoints: 500, lowestFen: toFen('1')!, highestFen: toFen('10000000')! }
    expect(offerSum(typed, charge)).toMatchObject({ priceFen: null, message })
  })
})

const start = {
  title: 'typed',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T10:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  cites: [],
  steps: [],
} as const

describe('what had no answer', () => {
  const filled = {
    name: '林青山',
    phone: '13800138000',
    regionCode: '110101',
    region: '北京市',
    detail: '景山前街 4 号',
  }
  const stream = 'submission/address/new'

  /** Saves a new address, whose answer is lost, and then again after `between`; what the book holds in the end. */
  async function savedTwice(between: Values): Promise<number> {
    const driver = createHeadlessDriver()
    await driver.start(start)
    const type = async (values: Values) => {
      for (const [field, value] of Object.entries(values)) {
        await driver.say(stream, { type: 'submission.changed', field, value })
      }
    }
    driver.system().openForm(stream, addressForm(''))
    await type(filled)
    await driver.fault('rest.address.save', { kind: 'drop', applied: true, times: 1 })
    await driver.say(stream, { type: 'submission.submitRequested' })
    expect(await driver.observe(stream)).toMatchObject({
      value: 'editing',
      context: { failure: { reason: 'offline' } },
    })
    await driver.reload()
    driver.system().openForm(stream, addressForm(''))
    await type(between)
    await driver.say(stream, { type: 'submission.submitRequested' })
    const state = await driver.observe(stream)
    expect(state).toMatchObject({ value: 'done' })
    await driver.stop()
    return (state!.context['result'] as readonly { readonly detail: string }[]).filter(({ detail }) =>
      detail.startsWith('景山前街'),
    ).length
  }

  it('SUB-6 is done once when it is sent again as it was, over a reload too', async () => {
    expect(await savedTwice({})).toBe(1)
  })

  it('SUB-6 is another intent once it was changed', async () => {
    expect(await savedTwice({ detail: '景山前街 5 号' })).toBe(2)
  })
})

describe('what was typed', () => {
  it('SUB-3 SUB-4 is still there after an error and a reload, however odd it is; secrets are not', async () => {
    const driver = createHeadlessDriver()
    await driver.start(start)
    const typed = `\u202E${'👨‍👩‍👧'.repeat(2000)}`
    driver.system().openForm('submission/nickname', nicknameForm)
    await driver.say('submission/nickname', { type: 'submission.changed', field: 'nickname', value: typed })
    await driver.say('submission/nickname', { type: 'submission.submitRequested' })
    const stands = { value: 'editing', context: { values: { nickname: typed }, errors: { nickname: '最多 16 个字' } } }
    expect(await driver.observe('submission/nickname')).toMatchObject(stands)
    await driver.reload()
    driver.system().openForm('submission/nickname', nicknameForm)
    expect(await driver.observe('submission/nickname')).toMatchObject(stands)
    await driver.stop()
  })
})
