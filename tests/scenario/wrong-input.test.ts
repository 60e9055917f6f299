import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { toFen } from '#src/domain/fen.ts'
import { type Form, type Send, submissionMachine, type Values } from '#src/machines/submission/submission.machine.ts'
import { clampNumber, typedCount } from '#src/ui/form/step-number.ts'
import { offerSum } from '#src/views/kit/offer.ts'
import { keywordOf } from '#src/views/kit/search.ts'
import { nicknameForm } from '#src/views/mine/account.form.ts'
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

describe('what was typed', () => {
  it('SUB-3 SUB-4 is still there after an error and a reload, however odd it is; secrets are not', async () => {
    const driver = createHeadlessDriver()
    await driver.start({
      title: 'typed',
      world: 'default',
      seed: 7,
      clock: '2026-03-01T10:00:00+08:00',
      start: '/pages/home/home',
      signedIn: true,
      cites: [],
      steps: [],
    })
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
