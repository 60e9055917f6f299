import { describe, expect, it } from 'vitest'
import { kindOf, streamOf } from '#src/journal/entry.ts'
import { allKinds } from '#src/machines/registry.ts'
import { gestures } from '../../e2e/gestures/all.ts'
import { withoutGesture } from './lib/without-gesture.ts'
import { staleSaidFacts } from '../../scripts/lib/said-facts.ts'
import { said } from '../scenario/said.gen.ts'
import { parse, readSources, type Source, walk } from './lib/source.ts'

interface Ledger {
  readonly machine: string
  readonly rows: readonly { readonly out?: readonly { readonly tell?: string }[] }[]
}
/** Those of whole machines: the others speak in words of their own. */
const ledgers = Object.entries(
  import.meta.glob<Ledger>('../../src/machines/*/*.ledger.json', { eager: true, import: 'default' }),
).flatMap(([path, ledger]) => (/([^/]+)\/\1\.ledger\.json$/.test(path) ? [ledger] : []))

interface Model {
  readonly id: string
  readonly alphabet: Readonly<Record<string, { readonly by: string }>>
}
const dashed = (id: string): string => kindOf(streamOf({ type: id }))
const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'alphabet' in value
const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*.model.ts', { eager: true })
const models = Object.values(modules).flatMap((exports) => Object.values(exports).filter(isModel))
/** Facts that a person brings about; those of the root machine are the app's own. */
const userFacts = models
  .flatMap(({ alphabet }) => Object.keys(alphabet).filter((type) => alphabet[type]!.by === 'user'))
  .filter((type) => !type.startsWith('app.'))

const kinds = await allKinds()
const eventsOf = new Map(kinds.map(({ id, machine }) => [id, new Set<string>(machine.events)]))

/** Outcomes that change nothing, each with the reason. */
const unheardOnPurpose: Readonly<Record<string, string>> = {
  'fetchQueue.failed': 'the queue is asked for again after ten seconds, whatever the reason (chat §9)',
  'renew.failed': 'the token that is held is good until it ends, and its end is waited for',
}

/** Outcomes that effects send back, by where they are written. */
const outcomesIn = (source: Source): string[] => {
  const found: string[] = []
  walk(parse(source).program.body, (node) => {
    const value = node.type === 'Literal' ? node['value'] : undefined
    if (typeof value === 'string' && /^[a-z]\w*\.(succeeded|failed)$/.test(value)) found.push(value)
  })
  return found
}

describe('facts', () => {
  it('of people have a gesture or a reason, and only one of them', () => {
    expect(userFacts.length).toBeGreaterThan(50)
    const lacking = userFacts.filter((type) => !(type in gestures) && !(type in withoutGesture))
    expect(lacking).toEqual([])
    const needless = Object.keys(withoutGesture).filter((type) => type in gestures || !userFacts.includes(type))
    expect(needless).toEqual([])
  })

  it('that a scenario says are checked by the compiler, and heard', () => {
    expect(staleSaidFacts({ write: false }), 'run `npm run generate`').toEqual([])
    const unheard: string[] = []
    let count = 0
    said((stream, { type }) => {
      count++
      if (!eventsOf.get(kindOf(stream))?.has(type)) unheard.push(`${stream} does not hear ${type}`)
    })
    expect(count).toBeGreaterThan(50)
    expect(unheard).toEqual([])
  })

  it('of models are heard by their machine', () => {
    // The root machine is no kind.
    const ofKinds = models.filter(({ id }) => id !== 'app')
    const unheard = ofKinds.flatMap(({ id, alphabet }) =>
      Object.keys(alphabet).filter((type) => !eventsOf.get(dashed(id))?.has(type) && !(type in unheardOnPurpose)),
    )
    expect(ofKinds.length).toBeGreaterThan(25)
    expect(unheard).toEqual([])
  })

  it('that a machine tells others, by its ledger, are heard', () => {
    const told = ledgers.flatMap(({ machine, rows }) =>
      rows.flatMap(({ out = [] }) => out.flatMap(({ tell }) => (tell === undefined ? [] : [{ machine, tell }]))),
    )
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter(({ tell }) => !eventsOf.get(kindOf(streamOf({ type: tell })))?.has(tell))).toEqual([])
  })

  it('that the row of a kind names are heard by it', () => {
    const named = kinds.flatMap(({ id, belongsTo, endsOn, secrets }) => {
      const told = belongsTo.to === 'person' && belongsTo.by === 'told' ? belongsTo : null
      const types = [told?.came, told?.gone, told?.left, told?.another, ...endsOn, ...Object.keys(secrets)]
      return types.flatMap((type) => (typeof type === 'string' && type !== '*' ? [{ id, type }] : []))
    })
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ id, type }) => !eventsOf.get(id)?.has(type))).toEqual([])
  })

  it('and states have a type for every kind of the registry', () => {
    const [source] = readSources(['src/machines/streams.ts'])
    const named = [...source!.text.matchAll(/^  (?:\[\w+: `([\w-]+)\/\$|'?([\w-]+)'?: typeof \w+Machine$)/gm)]
    const typed = [...named.flatMap(([, keyed, one]) => keyed ?? one ?? []), 'verification-code']
    expect(typed.toSorted()).toEqual(kinds.map(({ id }) => id).toSorted())
  })

  it('that effects answer with are heard by a machine that runs the effect', () => {
    const all = new Set([...eventsOf.values()].flatMap((events) => [...events]))
    const outcomes = readSources(['src/services/**/*.ts'])
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap((source) => outcomesIn(source).map((type) => ({ path: source.path, type })))
    expect(outcomes.length).toBeGreaterThan(30)
    expect(
      outcomes
        .filter(({ type }) => !all.has(type) && !(type in unheardOnPurpose))
        .map(({ path, type }) => `${path}: nobody hears ${type}`),
    ).toEqual([])
  })
})
