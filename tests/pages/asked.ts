import type { FieldValue, Form, Values } from '#src/machines/submission/submission.machine.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { App } from '#src/views/kit/app/app.ts'
import { NOW } from './app-of.ts'
import { json, labelOf, pressed, type Pressed } from './presses.ts'
import { onTheWire } from './on-the-wire.ts'
import { drawWith, isShut, type Made, markupAt, quickly, type States } from './react-notes.ts'

/** What opens a form, or asks the server for something. */
export const OPENS_OR_ASKS = / → (?:submission\/\S+ (?:opens|submission\.)|\S+ \w+\.\w*[rR]equested \{"endpoint")/

/** What keeps each rule, with a number that no other field of the form has. */
const kept: Readonly<Record<string, (at: number) => string>> = {
  code: (at) => String(246_810 + at),
  payPassword: (at) => String(135_790 + at),
  mobile: (at) => `1380000000${at}`,
  password: (at) => `abcd123${at}`,
  digits: (at) => String(10_002 + at),
  idCard: () => '330106199003071234',
  amount: (at) => `${at + 20}.5`,
}

/** A form with something in every field that its rules allow, and no two fields alike. */
function filled({ fields }: Form): Values {
  const values: Record<string, FieldValue> = {}
  for (const [at, [name, { initial, typed, rules }]] of Object.entries(fields).entries()) {
    const same = rules.find(({ rule }) => rule === 'same')
    const one = rules.find(({ rule }) => rule === 'oneOf')
    const rule = rules.find((each) => each.rule in kept)?.rule ?? (typed !== undefined && typed in kept ? typed : '')
    if (typeof initial === 'boolean') values[name] = !initial
    else if (typeof initial === 'number') values[name] = initial > 0 ? initial : at + 2
    else if (same) values[name] = values[String(same.arg)] ?? ''
    else if (one) values[name] = String(one.arg).split('|').at(-1)!
    else if (/price|rent|loan|buyout|fen$/i.test(name)) values[name] = `${at + 20}.5`
    else if (/days|count|amount|quantity|number$|rate/i.test(name)) values[name] = String(at + 3)
    else values[name] = /id$/i.test(name) ? '1' : (kept[rule === '' ? name : rule]?.(at) ?? `${name} ${at}`)
  }
  return values
}

interface Opened {
  readonly form: Form
  readonly values: Values
  readonly state: 'editing' | 'confirming' | 'sending'
}
interface Begun {
  readonly forms: ReadonlyMap<string, Opened>
  readonly streams: ReadonlySet<string>
}
const nothing: Begun = { forms: new Map(), streams: new Set() }

const startsOf = ({ fields }: Form): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]))

/** How what has been asked for is called while it goes on. */
const UNDER_WAY = ['sending', 'changing', 'creating']
/** What outlives its page, and would be found otherwise by the next one. */
const OUTLIVES = /音效/

/** A fact that asks the server for something. */
const ASKS = /^\S+ \w+\.\w*[rR]equested \{"endpoint":/
const isAsked = (line: string): boolean => ASKS.test(line) || line.startsWith('sends ')

/** The app in which every form that is opened is filled in, and what is asked for goes on; with a note of what would be sent. */
export function filling(app: App, said: string[]): { readonly app: App; begun: Begun } {
  const send = ({ form, values }: Opened) => void said.push(`sends ${form.endpoint ?? form.form} ${json(values)}`)
  const told = (opened: Opened, fact: { readonly type: string }): Opened => {
    const { field, value } = fieldsOf(fact)
    if (fact.type === 'submission.reset') return { ...opened, values: startsOf(opened.form), state: 'editing' }
    if (fact.type === 'submission.cancelled') return { ...opened, state: 'editing' }
    if (fact.type === 'submission.changed')
      return { ...opened, values: { ...opened.values, [String(field)]: value as FieldValue } }
    const isAsking = fact.type === 'submission.submitRequested' && opened.state === 'editing'
    if (isAsking && opened.form.confirm) return { ...opened, state: 'confirming' }
    if (!isAsking && !(fact.type === 'submission.confirmed' && opened.state === 'confirming')) return opened
    send(opened)
    return { ...opened, state: 'sending' }
  }
  const filler: { app: App; begun: Begun } = { app, begun: nothing }
  const others = app.snapshot as (stream: string) => unknown
  const say = (stream: string, fact: { readonly type: string }) => {
    const { type, follows: _, ...rest } = fieldsOf(fact)
    said.push([stream, type, json(rest)].join(' '))
    const { forms, streams } = filler.begun
    const opened = forms.get(stream)
    if (opened) filler.begun = { ...filler.begun, forms: new Map([...forms, [stream, told(opened, fact)]]) }
    else if (isAsked(said.at(-1)!)) filler.begun = { forms, streams: new Set([...streams, stream]) }
  }
  const snapshot = (stream: string): unknown => {
    const opened = filler.begun.forms.get(stream)
    if (opened) {
      const { form, values, state } = opened
      const rest = { lost: [], errors: {}, failure: null, intent: 'intent-0001', unanswered: false, follows: [] }
      return { context: { form, values, result: undefined, ...rest }, matches: (is: unknown) => is === state }
    }
    if (!filler.begun.streams.has(stream)) return others(stream)
    const context = { failure: null, endpoint: null, sent: { at: NOW }, change: null, isListed: false }
    return { context, matches: (is: unknown) => UNDER_WAY.includes(String(is)) }
  }
  const openForm: App['openForm'] = (stream, form, start) => {
    if (filler.begun.forms.has(stream)) return
    const opened: Opened = { form, values: { ...filled(form), ...start }, state: 'editing' }
    filler.begun = { ...filler.begun, forms: new Map([...filler.begun.forms, [stream, opened]]) }
  }
  filler.app = { ...app, say: say as never, snapshot: snapshot as never, openForm }
  return filler
}

const PRESSED = /^on(Click|Change|Submit)$/
const DEEPEST = 3
const OFF = /<button(?=[^>]* type="submit")[^>]* disabled=/
/** Where no hand comes: it is off, a form whose only way out is off, or what lies in a sheet that is shut. */
const isOff = (one: Made): boolean =>
  one.props['disabled'] === true || (one.type === 'form' && OFF.test(markupAt(one, true) ?? '')) || isShut(one)
const pressesOf = (made: readonly Made[]) =>
  made.flatMap((one) =>
    isOff(one)
      ? []
      : Object.entries(one.props).flatMap(([name, handler]) =>
          PRESSED.test(name) && typeof handler === 'function' ? [{ one, name, handler }] : [],
        ),
  )

/** The calls that have been told of, over all answers to a page. */
export type Known = Set<string>

/**
 * What a page asks of the server once all its forms are filled in, by each press that asks: every call once, with all that goes with it;
 * and what can be pressed that asks for the same once more while the first is under way.
 */
export async function askedBy(page: Pressed, filler: ReturnType<typeof filling>, calls: Known): Promise<string[]> {
  const lines: string[] = []
  const known = new Set<string>()
  const draw = (states: States) => quickly(() => drawWith(states, page.draw))
  for (const run of draw(new Map()).effects) {
    try {
      run()
    } catch {
      // Only a browser can do it.
    }
  }

  async function again(states: States, asked: readonly string[]): Promise<void> {
    for (const { one, handler } of pressesOf(draw(states).made)) {
      if (OUTLIVES.test(labelOf(page, one))) continue
      const before = filler.begun
      await pressed(page, one, handler as (event: object) => unknown)
      filler.begun = before
      if (page.said.some((line) => isAsked(line) && asked.includes(line))) lines.push(`  AGAIN ${labelOf(page, one)}`)
    }
  }

  async function walk(states: States, depth: number): Promise<void> {
    const at = filler.begun
    for (const { one, name, handler } of pressesOf(draw(states).made)) {
      const label = `${name.slice(2).toLowerCase()} ${labelOf(page, one)}`
      if (known.has(label) || OUTLIVES.test(label)) continue
      known.add(label)
      filler.begun = at
      const set = await pressed(page, one, handler as (event: object) => unknown)
      const asked = page.said.filter(isAsked)
      const kind = asked.map((line) => /"endpoint":"([^"]*)"|sends \S+/.exec(line)?.[0] ?? line).join()
      const next: States = new Map([...states, ...set])
      if (asked.length > 0) {
        if (calls.has(kind)) continue
        calls.add(kind)
        const leaves = page.said.some((line) => line.startsWith('navigation '))
        lines.push(`filled in, ${label.slice(0, 80)}`)
        for (const line of asked) lines.push(`  → ${line}`, ...(await onTheWire(line)).map((call) => `    ${call}`))
        if (!leaves) await again(next, asked)
      } else if (depth < DEEPEST && (set.size > 0 || filler.begun !== at)) await walk(next, depth + 1)
    }
    filler.begun = at
  }
  await walk(new Map(), 1)
  return lines
}
