import { commonRules } from '#src/domain/form/rules.ts'
import { isAmount } from '#src/domain/form/validators.ts'
import { type Fen, toFen } from '#src/domain/number/fen.ts'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import type { ShownForm } from '../form/shown-form.ts'
import { priceWords } from '../product/goods.ts'

/** More places than these are more than can be counted in fen. */
const PLACES_MAX = 13

/** A field that takes an amount of money, or nothing. */
export const optionalAmountField = (what: string): DraftForm['fields'][string] => ({
  initial: '',
  typed: 'amount',
  rules: [
    { rule: 'amount', message: `请输入正确的${what}，最多两位小数` },
    { rule: 'maxLength', arg: PLACES_MAX, message: `${what}过大` },
  ],
})

/** A field that takes an amount of money. */
export const amountField = (what: string): DraftForm['fields'][string] => {
  const field = optionalAmountField(what)
  return { ...field, rules: [commonRules.required(`请输入${what}`), ...field.rules] }
}

/** One of a few, kept as text. */
export const choiceField = (initial: string): DraftForm['fields'][string] => ({ initial, rules: [] })

/** A typed amount; null while it is none. */
export function amountOf(typed: string): Fen | null {
  const amount = typedAmount(typed)
  return isAmount(amount) ? (toFen(amount) ?? null) : null
}

/** Why an amount may not be asked; `''` where it may, and while nothing readable is typed. */
export function outOf(fen: Fen | null, lowestFen: Fen, highestFen: Fen): string {
  if (fen === null) return ''
  const least = Math.max(1, lowestFen)
  if (fen < least) return `最低 ${priceWords(least)}`
  return fen > highestFen ? `最高 ${priceWords(highestFen)}` : ''
}

/** A form that says besides why an amount may not be asked; what is `''` may. */
export function refusing<Form extends ShownForm>(form: Form, why: Readonly<Record<string, string>>): Form {
  const wrong = Object.fromEntries(Object.entries(why).filter(([, message]) => message !== ''))
  return { ...form, errors: { ...form.errors, ...wrong } }
}

/** What is chosen of a few that are offered: the first of them where what was chosen is none of them. */
export const chosenOf = (offered: readonly number[], typed: string): string =>
  offered.some((one) => String(one) === typed) ? typed : String(offered[0] ?? '')

/** A form whose choices are of what is offered. */
export const offering = <Form extends ShownForm>(
  form: Form,
  offers: Readonly<Record<string, readonly number[]>>,
): Form => ({
  ...form,
  text: (field) => (offers[field] ? chosenOf(offers[field], form.text(field)) : form.text(field)),
})

/** So many days to choose from. */
export const inDays = (days: readonly number[]) => days.map((many) => ({ key: String(many), label: `${many} 天` }))
