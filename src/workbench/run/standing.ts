import { kindOfStream } from '#src/machines/registry.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { WorldControl } from '#mock/control.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'

/** How everything stands at one moment, as plain JSON: every actor, the world with its chat service, and what lies on the device. */
export interface Standing {
  readonly actors: Readonly<Record<string, { readonly value: unknown; readonly context: unknown }>>
  readonly world: unknown
  readonly stored: Readonly<Record<string, string | null>>
  readonly facts: readonly (readonly [stream: string, fact: unknown])[]
}

export interface StandingParts {
  readonly system: AppSystem
  readonly control: Pick<WorldControl, 'snapshot'>
  /** What the device keeps beside the journal. */
  readonly vault: KeyValueStore
  /** Where the page lies: it stands in addresses of pictures and files, and is no part of what happened. */
  readonly origin: string
}

/** Looks at everything; call when it has come to rest. */
export async function standingOf({ system, control, vault, origin }: StandingParts): Promise<Standing> {
  const names = system.streams().toSorted()
  const actors = names.map((stream) => {
    const { value, context } = system.observe(stream)!
    return [stream, { value, context: context as unknown }] as const
  })
  const { core, ...world } = await control.snapshot()
  const facts = (await system.journal.history()).map(({ stream, fact }) => [stream, fact] as const)
  const keys = vault.keys().toSorted()
  const standing = {
    actors: Object.fromEntries(actors),
    world: { ...world, core },
    stored: Object.fromEntries(keys.map((key) => [key, vault.getItem(key)])),
    facts,
  }
  return JSON.parse(JSON.stringify(standing).replaceAll(origin, 'http://world.test')) as Standing
}

/** Names that are given by counting on: of facts, and so of what is made by one. */
const counted = /\bf-\d+-\d+\b/g

const plainly = (fact: unknown): string => JSON.stringify(fact).replaceAll(counted, '')
const sorted = (facts: readonly unknown[]): readonly unknown[] =>
  facts.toSorted((a, b) => (plainly(a) < plainly(b) ? -1 : 1))

/** How often a list is asked for, where what comes meanwhile may be in it or not: what it said last is in the actor. */
const isAskedAsOftenAsNeeded = (fact: unknown): boolean =>
  (fact as { readonly type?: string }).type === 'listConversations.succeeded'
/** What a page keeps on the device by itself, as what was chosen last; no fact says it. */
const keptByPages = ['shucang.payWay', 'shucang.unwrapped']

/** What lies on the device as JSON, without the order in which it came to be written. */
function inOrder(text: string | null): unknown {
  const sort = (_key: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  try {
    return JSON.parse(text ?? 'null', sort)
  } catch {
    return text
  }
}

interface Form {
  readonly form?: { readonly fields?: Readonly<Record<string, { readonly secret?: boolean }>> } | null
  readonly values?: Readonly<Record<string, unknown>>
}

/** A form without its secrets, which are others in a recording. */
function untold(actor: Standing['actors'][string]): Standing['actors'][string] {
  const { form, values } = (actor.context ?? {}) as Form
  if (!form?.fields || !values) return actor
  const open = Object.entries(values).map(([name, value]) => [name, form.fields?.[name]?.secret ? '' : value])
  return { ...actor, context: { ...(actor.context as object), values: Object.fromEntries(open) } }
}

/**
 * A standing without what no step decides: which of two answers that are on their way at once comes first (what follows from them is in
 * the actors), by which numbers facts are called, actors that were only looked at and have heard nothing, and what
 * pages keep. Of what there is one of, only what `other` lacks: a page brings its code before anybody speaks to it.
 */
export function canonical({ actors, facts: all, stored, ...others }: Standing, other: Standing): unknown {
  const facts = all.filter(([, fact]) => !isAskedAsOftenAsNeeded(fact))
  const kept = Object.entries(stored).filter(([key]) => !keptByPages.includes(key))
  const rest = { ...others, stored: Object.fromEntries(kept.map(([key, text]) => [key, inOrder(text)])) }
  const told = Object.groupBy(facts, ([stream]) => stream)
  const streams = Object.keys(told).toSorted()
  const heard = new Set(streams.map((stream) => stream.split('~', 1)[0]))
  const isLookedAt = (stream: string) =>
    !heard.has(stream) && (kindOfStream(stream)?.count !== 'one' || !(stream in other.actors))
  const whole = {
    actors: Object.fromEntries(
      Object.entries(actors).flatMap(([stream, actor]) => (isLookedAt(stream) ? [] : [[stream, untold(actor)]])),
    ),
    facts: Object.fromEntries(streams.map((stream) => [stream, sorted(told[stream]!.map(([, fact]) => fact))])),
    ...rest,
  }
  const names = new Map<string, string>()
  // Neither is a secret of a form. A password is in no recording, so another one is typed when it is played.
  const open = JSON.stringify(whole).replaceAll(/("\w*[pP]assword":)"[^"]*"/g, '$1""')
  const named = open.replaceAll(counted, (name) => {
    const known = names.get(name) ?? `f#${names.size + 1}`
    names.set(name, known)
    return known
  })
  return JSON.parse(named) as unknown
}
