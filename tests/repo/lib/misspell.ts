import type { MistakeKind } from '#scenarios/player/mistakes.ts'
import type { Chance } from '../../simulation/engine/chance.ts'

type Json = Record<string, any>

/** A mistake that was put into a scenario: where it stands, and the name that stood there. */
export interface Planted {
  readonly json: unknown
  readonly step: number | null
  /** Null where no name was misspelt. */
  readonly was: string | null
  readonly said: string
}

/** One letter left out, doubled, or swapped with the next. */
export function misspelt(name: string, chance: Chance): string {
  const at = chance.between(1, Math.max(1, name.length - 2))
  const ways = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name[at]! + name.slice(at),
    name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2),
  ]
  return chance.pick(ways.filter((one) => one !== name))
}

/** Takes a copy of the scenario and puts a mistake into one of the steps that have a place for it; undefined where none has. */
type Plant = (json: Json, chance: Chance) => Planted | undefined

const copyOf = (json: Json): Json => structuredClone(json)

/** Misspells a name in the head. */
const inHead =
  (field: string): Plant =>
  (json, chance) => {
    const copy = copyOf(json)
    const [was, query] = String(copy[field]).split('?', 2)
    const said = misspelt(was!, chance)
    copy[field] = query === undefined ? said : `${said}?${query}`
    return { json: copy, step: null, was: was!, said }
  }

/** Changes one of the steps for which `change` has something to say: what was there and what is there now. */
const inStep =
  (change: (step: Json, chance: Chance) => readonly [was: string | null, said: string] | undefined): Plant =>
  (json, chance) => {
    const places = (json['steps'] as Json[]).flatMap((step, at) => (change(copyOf(step), chance) ? [at] : []))
    if (places.length === 0) return undefined
    const copy = copyOf(json)
    const step = chance.pick(places)
    const [was, said] = change(copy['steps'][step], chance)!
    return { json: copy, step, was, said }
  }

/** Misspells the value of a field, where it is there. */
const nameIn = (field: string, within: (step: Json) => Json | undefined = (step) => step): Plant =>
  inStep((step, chance) => {
    const place = within(step)
    if (typeof place?.[field] !== 'string') return undefined
    const was = place[field] as string
    place[field] = misspelt(was, chance)
    return [was, place[field] as string]
  })

/** Misspells one of the names under which something stands. */
const keyIn = (within: (step: Json) => Json | undefined): Plant =>
  inStep((step, chance) => {
    const place = within(step)
    const names = Object.keys(place ?? {})
    if (!place || names.length === 0) return undefined
    const was = chance.pick(names)
    const said = misspelt(was, chance)
    place[said] = place[was]
    delete place[was]
    return [was, said]
  })

const isCallFault = (step: Json): boolean => String(step['fault']).startsWith('rest.') && step['fault'] !== 'rest.*'
/** A stream whose name is its kind alone: of a key nobody knows which one was meant. */
const isAlone = (name: string): boolean => !name.includes('/')

/** How each kind of mistake comes into a file; that it is no JSON at all is tried beside. */
export const plants: Readonly<Record<Exclude<MistakeKind, 'json' | 'place'>, Plant>> = {
  missing: (json, chance) => {
    const { [chance.pick(['title', 'world', 'seed', 'clock', 'start', 'cites'])]: _gone, ...rest } = json
    return { json: rest, step: null, was: null, said: '' }
  },
  field: (json, chance) => {
    const was = chance.pick(Object.keys(json).filter((name) => !['steps', 'world', 'clock', 'start'].includes(name)))
    const said = misspelt(was, chance)
    const { [was]: value, ...rest } = json
    return { json: { ...rest, [said]: value }, step: null, was, said }
  },
  value: (json) => ({ json: { ...json, seed: 'seven' }, step: null, was: null, said: 'seed' }),
  world: inHead('world'),
  clock: (json, chance) => {
    const said = chance.pick(['yesterday', '2026-13-01T00:00:00+08:00', '2026-03-01', ''])
    return { json: { ...json, clock: said }, step: null, was: null, said }
  },
  page: inHead('start'),
  verb: keyIn((step) => (Object.keys(step).length === 1 ? step : undefined)),
  stream: keyIn((step) =>
    'expect' in step && Object.keys(step['expect']).length > 0 && Object.keys(step['expect']).every(isAlone)
      ? step['expect']
      : undefined,
  ),
  fact: nameIn('say'),
  stamped: inStep((step, chance) => {
    if (!('say' in step)) return undefined
    const said = chance.pick(['id', 'at', 'type'])
    step['with'] = { ...step['with'], [said]: 'mine' }
    return [null, said]
  }),
  act: nameIn('world'),
  push: nameIn('push'),
  target: nameIn('fault', (step) => (String(step['fault']).startsWith('rest.') ? undefined : step)),
  call: inStep((step, chance) => {
    if (!isCallFault(step)) return undefined
    const was = String(step['fault']).slice('rest.'.length)
    const said = misspelt(was, chance)
    step['fault'] = `rest.${said}`
    return [was, said]
  }),
  state: inStep((step, chance) => {
    const streams = Object.keys(step['expect'] ?? {})
    if (streams.length === 0) return undefined
    const stream = chance.pick(streams)
    const [was, ...rest] = String(step['expect'][stream]).split(' & ')
    const said = misspelt(was!, chance)
    step['expect'][stream] = [said, ...rest].join(' & ')
    return [was!, said]
  }),
  context: inStep((step, chance) => {
    const streams = Object.keys(step['context'] ?? {})
    if (streams.length === 0) return undefined
    const part = step['context'][chance.pick(streams)] as Json
    const was = Object.keys(part)[0]!
    const said = misspelt(was, chance)
    part[said] = part[was]
    delete part[was]
    return [was, said]
  }),
  payload: keyIn((step) =>
    'fault' in step || ('world' in step && step['world'] !== 'world.settings') ? step['with'] : undefined,
  ),
  request: inStep((step) => {
    const { endpoint, request = {} } = (step['with'] ?? {}) as { endpoint?: unknown; request?: Json }
    const fields = Object.keys(request)
    if (!('say' in step) || typeof endpoint !== 'string' || fields.length === 0) return undefined
    step['with']['request'] = Object.fromEntries(fields.map((field) => [field, { wrong: true }]))
    return [null, 'request']
  }),
  count: keyIn((step) => Object.values((step['books'] ?? {}) as Json)[0]),
}
