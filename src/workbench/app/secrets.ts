import { isRecord } from '#src/domain/unknown.ts'
import { kindOf } from '#src/journal/entry.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import { streamOf } from '#scenarios/player/scenario.ts'
import { demoAccount } from '#mock/world/demo-account.ts'

/** What everybody knows of the world's own account: no secrets, and needed to sign in again. */
const known = new Set<unknown>([demoAccount.code, demoAccount.password, demoAccount.payPassword])

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

const replaced = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') {
    let text = value
    for (const [secret, stand] of names) text = text.replaceAll(secret, stand)
    return text
  }
  if (Array.isArray(value)) return value.map((one) => replaced(one, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, names)]))
}

/** Steps without what is secret, wherever it is said again: each secret is another text of the same form. */
export function withoutSecrets(steps: readonly Step[]): readonly Step[] {
  const all = steps.flatMap((step) => ('say' in step ? [step, ...(step.and ?? [])].flatMap(secretsOf) : []))
  const texts = all.filter((one): one is string => typeof one === 'string' && !known.has(one))
  // What somebody has typed of it so far goes with it; the longest first, so that none is left in part.
  const whole = [...new Set(texts)].toSorted((a, b) => b.length - a.length)
  const long = whole.filter((text) => text.length >= LEAST)
  const names = new Map(long.map((text, at) => [text, standIn(text, at + 1)]))
  const short = new Map(
    whole.filter((text) => text.length < LEAST && text !== '').map((text) => [text, standIn(text, 0)]),
  )
  return steps.map((step) => {
    const clean = replaced(step, names) as Step
    if (!('say' in clean) || short.size === 0) return clean
    const blank = (one: Said): Said =>
      secretsOf(one).some((value) => short.has(value as string))
        ? (JSON.parse(JSON.stringify(one, (_, value: unknown) => short.get(value as string) ?? value)) as Said)
        : one
    return { ...blank(clean), ...(clean.and ? { and: clean.and.map(blank) } : {}) }
  })
}
