import { isRecord } from '#src/domain/unknown.ts'
import { kindOf } from '#src/journal/entry.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import { streamOf } from '#scenarios/player/scenario.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { seedUsers } from '#mock/world/seeds/people.ts'

/** What everybody knows of the people of the world: no secrets, and needed to sign in again. */
const known = new Set<unknown>([
  demoAccount.code,
  demoAccount.password,
  demoAccount.payPassword,
  ...seedUsers(0).map(({ phone }) => phone),
])

/** Shorter texts are found by chance in others. */
const LEAST = 4

type Said = Extract<Step, { say: unknown }>

/** The secret texts of a fact: the fields that its kind never writes, the value that is flagged, and secret fields of a form. */
export function secretsOf({ say, to, with: payload = {} }: Said): readonly unknown[] {
  const { secrets = {} } = kindOfStream(kindOf(to ?? streamOf(say))) ?? {}
  const named = [...(secrets[say] ?? []), ...(secrets['*'] ?? [])].map((field) => payload[field])
  const flagged = payload['secret'] === true ? [payload['value']] : []
  const { fields } = (payload['form'] ?? {}) as { readonly fields?: Readonly<Record<string, { secret?: boolean }>> }
  const values = isRecord(payload['values']) ? payload['values'] : {}
  const typed = Object.entries(fields ?? {}).flatMap(([name, { secret }]) => (secret ? [values[name]] : []))
  return [...named, ...flagged, ...typed]
}

/** A text of the same form that tells nothing: letters stay letters, digits digits, and equal secrets stay equal. */
function standIn(secret: string, number: number): string {
  const digits = String(number).padStart(secret.length, '0')
  return Array.from(secret)
    .map((letter, at) => {
      if (/\d/.test(letter)) return digits[digits.length - secret.length + at] ?? '0'
      if (/[a-z]/i.test(letter)) return letter === letter.toLowerCase() ? 'x' : 'X'
      return /\s/.test(letter) ? letter : '*'
    })
    .join('')
}

/** Figures within more figures are another number: a telephone number does not say what somebody has chosen to pay with. */
const isNumber = (text: string): boolean => /^\d+$/.test(text)
const saidAgain = (secret: string): RegExp | string =>
  isNumber(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`, 'g') : secret

const replaced = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') {
    let text = value
    for (const [secret, stand] of names) text = text.replaceAll(saidAgain(secret), stand)
    return text
  }
  if (Array.isArray(value)) return value.map((one) => replaced(one, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, names)]))
}

/**
 * Steps without what is secret: a secret is another text of the same form wherever it is said again. What was typed of it so far is only
 * another where it was typed: a few letters are found by chance in others.
 */
export function withoutSecrets(steps: readonly Step[]): readonly Step[] {
  const all = steps.flatMap((step) => ('say' in step ? [step, ...(step.and ?? [])].flatMap(secretsOf) : []))
  const said = all.filter((one): one is string => typeof one === 'string' && one !== '')
  // Of what everybody knows the beginnings are no secrets, either: a finger says them one by one.
  const shared = said.filter((one) => known.has(one))
  const texts = said.filter((one) => !shared.some((whole) => whole.startsWith(one)))
  // The longest first: whoever types has said the beginnings of what is said in the end.
  const ordered = [...new Set(texts)].toSorted((a, b) => b.length - a.length)
  const whole = ordered.filter((text) => !ordered.some((other) => other !== text && other.startsWith(text)))
  const names = new Map(whole.map((text, at) => [text, standIn(text, at + 1)]))
  const open = new Map([...names].filter(([text]) => text.length >= LEAST))
  /** As it stands where it is said to be secret. */
  const here = new Map(
    ordered.map((text) => [text, names.get(whole.find((one) => one.startsWith(text))!)!.slice(0, text.length)]),
  )
  const blank = (one: Said): Said => {
    const own = secretsOf(one).filter((value): value is string => here.has(value as string))
    if (own.length === 0) return one
    const stand = (value: unknown): unknown => (own.includes(value as string) ? here.get(value as string) : value)
    return JSON.parse(JSON.stringify(one, (_, value: unknown) => stand(value))) as Said
  }
  return steps.map((step) => {
    if (!('say' in step)) return replaced(step, open) as Step
    const clean = { ...blank(step), ...(step.and ? { and: step.and.map(blank) } : {}) }
    return replaced(clean, open) as Step
  })
}
