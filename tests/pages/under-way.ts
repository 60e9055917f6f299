import { Schema, type SchemaAST } from 'effect'
import type { FieldValue, Form, SubmissionContext } from '#src/machines/submission/submission.machine.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { hour } from '#src/domain/time/instant.ts'
import type { App, IntentStream } from '#src/views/kit/app/app.ts'
import { NOW } from './app-of.ts'
import { forms } from './forms-of-pages.ts'
import { inventedAnswer, manners } from './invented.ts'

/** How whatever a page has begun stands at once: its forms, and what happens once; by the names of their states. */
export const standings = {
  'while it is sent': ['sending', 'changing', 'uploading'],
  'before it is confirmed': ['confirming', 'picked'],
  'once it is done': ['done', 'counting'],
  'while nobody knows': ['uncertain', 'again'],
  'once refused': ['refused', 'failed', 'start'],
} as const
/** Only what has been unknown for long can be asked for anew. */
const all = { ...standings, 'when nobody has known for long': ['uncertain'] } as const
export type Standing = keyof typeof all

const refusal = { reason: 'refused', message: '没有办成' } as const

const PHONE = '13800000007'
/** What is typed or chosen in a field: the first row is meant. */
function valueOf(name: string, initial: FieldValue): FieldValue {
  if (name === 'phone') return PHONE
  if (typeof initial === 'string') return /id$/i.test(name) ? '1' : `${name} 7`
  return typeof initial === 'number' ? 7 : !initial
}

function contextOf(form: Form, how: Standing): SubmissionContext {
  const fields = Object.entries(form.fields)
  const isRefused = how === 'once refused'
  return {
    form,
    values: Object.fromEntries(fields.map(([name, { initial }]) => [name, valueOf(name, initial)])),
    lost: [],
    errors: isRefused ? Object.fromEntries(fields.map(([name]) => [name, `${name} 不对`])) : {},
    failure: isRefused ? refusal : null,
    intent: 'intent-0001',
    unanswered: false,
    result:
      how === 'once it is done' && form.endpoint
        ? inventedAnswer({ endpoint: form.endpoint, request: {} }, manners.full).data
        : undefined,
    follows: [],
  }
}

const ofForm = /^submission\/(.*)$/
/** A picture on its way to the server, and a code to a telephone: they are no intents, and have no question. */
const onTheWay = /^(?:upload|verification-code)\//
const carried = {
  file: { name: 'picture.jpg', size: 2048, type: 'image/jpeg', ref: 'file-1' },
  url: '/art/upload/1.svg',
  phone: PHONE,
  deadline: NOW + 45_000,
}

/** Most are named by their place here; what a copy is given in the garden, by the copy that lies in a slot. */
function doubtOf(name: string, at: number): string {
  if (name === 'garden.supplement') return 'garden-nutrient/1'
  return `${name.startsWith('order.') ? 'order' : 'transfer'}/doubt-${at}`
}

/** What one field of a request holds: the first row is meant, alone or among others. */
function askedIn(name: string, { _tag: kind }: SchemaAST.AST): unknown {
  if (!/ids?$/i.test(name)) return kind === 'Number' ? 1 : `${name} 7`
  if (kind === 'Arrays') return ['3', '1']
  return name.endsWith('s') ? '3,1' : '1'
}
/** What was asked for with this call, with all fields that it has and no other: pages tell by them what is in doubt. */
function requestOf(endpoint: (typeof allEndpoints)[number]): object {
  const { ast } = Schema.toType(endpoint.request)
  const fields = ast._tag === 'Objects' ? ast.propertySignatures : []
  return Object.fromEntries(fields.map(({ name, type }) => [name, askedIn(String(name), type)]))
}
/** What this device has begun and nobody knows the end of: each call there is, just now and long ago, with and without a find. */
const doubts: ReadonlyMap<string, object> = new Map(
  allEndpoints
    .filter(({ question }) => question && 'seenIn' in question)
    .map((endpoint, at) => {
      const { name } = endpoint
      const found = { reason: at % 3 === 0 ? 'undecided' : 'timeout', message: '记录里找不到' }
      const context = {
        endpoint: name,
        request: requestOf(endpoint),
        sent: { at: NOW - (at % 2 === 0 ? 5000 : hour) },
        failure: found,
      }
      return [doubtOf(name, at), { value: 'uncertain', context, matches: (is: unknown) => is === 'uncertain' }]
    }),
)

const once =
  /^(?:blind-box|transfer|listing|ask-to-buy|pledge|lease|auction|energy-unlock|lucky-draw|red-envelope|synthesis|diy|garden-\w+)\//

/**
 * The app in which all that a page could have begun stands so: what was sent, when it is asked for by the form it was sent with, and the
 * refusal of what was refused. A failure that was left behind stays in the context, and is said where it is meant alone.
 */
export function underWay(app: App, how: Standing): App {
  const states: readonly string[] = all[how]
  const since = NOW - (how === 'when nobody has known for long' ? hour : 5000)
  const matches = (state: unknown): boolean => states.some((one) => one === state)
  const others = app.snapshot as (stream: string) => unknown
  const isDoubted = how === 'while nobody knows'
  const snapshot = (stream: string): unknown => {
    if (isDoubted && doubts.has(stream)) return doubts.get(stream)
    const form = forms.get(ofForm.exec(stream)?.[1] ?? '')
    if (form) return { context: contextOf(form, how), matches }
    if (onTheWay.test(stream))
      return { context: { ...carried, failure: how === 'once refused' ? refusal : null }, matches }
    if (!once.test(stream)) return others(stream)
    const context = {
      failure: refusal,
      endpoint: null,
      request: {},
      sent: { at: since },
      change: null,
      isListed: false,
    }
    return { context, matches }
  }
  const intents = isDoubted ? { intents: () => [...doubts.keys()] as IntentStream[] } : {}
  return { ...app, snapshot: snapshot as never, trade: { ...app.trade, ...intents } }
}

/** How what was begun under a key ends. */
export const STAGED = ['once it is done', 'when nobody has known for long', 'once refused'] as const
