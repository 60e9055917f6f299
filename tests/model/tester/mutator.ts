import { assign, createMachine, not, type AnyStateMachine } from 'xstate'
import { transitionTargets } from './step.ts'

export interface Mutant {
  readonly name: string
  readonly build: () => AnyStateMachine
}

/** A fault may make eventless transitions chase each other; the run then ends with an error. */
const bounded = { options: { maxIterations: 100 } }

type Json = Record<string, unknown>
type Path = readonly (string | number)[]

/** A copy of plain structure; functions and other objects are shared. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T
  }
  return value
}

const at = (root: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => (inner as Json)[key], root)

/** A change of the configuration at one place. */
interface Change {
  readonly name: string
  readonly apply: (config: Json) => void
}

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const spell = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { type?: string }).type ?? 'action')

/** Brings every transition into the long form `on: { fact: [{ target, guard, actions: [] }] }`. */
function normalise(node: Json): void {
  for (const [fact, written] of Object.entries((node['on'] ?? {}) as Json)) {
    const long = asList(written).map((item) => (typeof item === 'string' ? { target: item } : (item as Json)))
    for (const item of long) item['actions'] = asList(item['actions'])
    ;(node['on'] as Json)[fact] = long
  }
  for (const key of ['entry', 'exit', 'invoke']) if (node[key] !== undefined) node[key] = asList(node[key])
  for (const child of Object.values((node['states'] ?? {}) as Record<string, Json>)) normalise(child)
}

interface Place {
  readonly node: Json
  readonly path: Path
  readonly name: string
}

function nodesOf(node: Json, path: Path = [], name = ''): Place[] {
  const children = Object.entries((node['states'] ?? {}) as Record<string, Json>)
  return [
    { node, path, name: name === '' ? 'root' : name },
    ...children.flatMap(([key, child]) =>
      nodesOf(child, [...path, 'states', key], name === '' ? key : `${name}.${key}`),
    ),
  ]
}

const remove = (name: string, path: Path): Change => ({
  name,
  apply: (config) => {
    const owner = at(config, path.slice(0, -1))
    const key = path.at(-1) as string | number
    if (Array.isArray(owner)) owner.splice(Number(key), 1)
    else delete (owner as Json)[key]
  },
})

const set = (name: string, path: Path, value: unknown): Change => ({
  name,
  apply: (config) => {
    ;(at(config, path.slice(0, -1)) as Json)[path.at(-1) as string] = value
  },
})

function transitionChanges(where: string, transition: Json, path: Path, targets: readonly string[]): Change[] {
  const changes: Change[] = [remove(`drop ${where}`, path)]
  const guard = transition['guard']
  if (guard !== undefined) {
    changes.push(remove(`drop the guard of ${where}`, [...path, 'guard']))
    changes.push(set(`negate the guard of ${where}`, [...path, 'guard'], not(guard as never)))
  }
  const actions = transition['actions'] as unknown[]
  for (const [index, action] of actions.entries()) {
    changes.push(remove(`drop ${spell(action)} of ${where}`, [...path, 'actions', index]))
  }
  if (actions.length > 1)
    changes.push(set(`reverse the actions of ${where}`, [...path, 'actions'], actions.toReversed()))
  if (transition['target'] !== undefined) changes.push(remove(`stay on ${where}`, [...path, 'target']))
  for (const target of targets) {
    changes.push(set(`retarget ${where} to ${target}`, [...path, 'target'], target))
  }
  return changes
}

/** What is known of the whole machine: its leaf states, and where each transition leads now. */
interface Chart {
  readonly leaves: readonly string[]
  readonly targets: ReadonlyMap<string, string | undefined>
}

function nodeChanges({ node, path, name }: Place, { leaves, targets }: Chart): Change[] {
  const changes: Change[] = []
  for (const [fact, list] of Object.entries((node['on'] ?? {}) as Record<string, Json[]>)) {
    for (const [index, transition] of list.entries()) {
      const where = `${name} on ${fact}${list.length > 1 ? `[${index}]` : ''}`
      const now = targets.get(`${String(node['id'])}|${fact}|${index}`)
      const others = leaves.filter((leaf) => leaf !== now).map((leaf) => `#${leaf}`)
      changes.push(...transitionChanges(where, transition, [...path, 'on', fact, index], others))
    }
    if (list.length > 1)
      changes.push(set(`swap the branches of ${name} on ${fact}`, [...path, 'on', fact], list.toReversed()))
  }
  for (const key of ['entry', 'exit', 'invoke']) {
    for (const [index, item] of ((node[key] ?? []) as unknown[]).entries()) {
      const what = key === 'invoke' ? String((item as Json)['src']) : spell(item)
      changes.push(remove(`drop ${key} ${what} of ${name}`, [...path, key, index]))
    }
  }
  for (const child of Object.keys((node['states'] ?? {}) as Json)) {
    if (node['initial'] !== undefined && child !== node['initial']) {
      changes.push(set(`start ${name} in ${child}`, [...path, 'initial'], child))
    }
  }
  return changes
}

type Assigner = (args: { readonly context: Json }, params: unknown) => Json

/** An assignment of either form as one function of its arguments. */
const toAssigner = (assignment: Json | Assigner): Assigner =>
  typeof assignment === 'function'
    ? assignment
    : (args, params) =>
        Object.fromEntries(
          Object.entries(assignment).map(([key, value]) => [
            key,
            typeof value === 'function' ? (value as Assigner)(args, params) : value,
          ]),
        )

/** One mutant for each variable that a named assignment may set: the variable keeps its old value. */
function assignmentMutants(machine: AnyStateMachine, variables: readonly string[]): Mutant[] {
  const actions = machine.implementations.actions as Record<string, unknown>
  return Object.entries(actions).flatMap(([name, action]) => {
    const { assignment } = action as { assignment?: Json | Assigner }
    if (assignment === undefined) return []
    const all = toAssigner(assignment)
    const keys = typeof assignment === 'function' ? variables : Object.keys(assignment)
    return keys.map((key) => ({
      name: `keep ${key} in ${name}`,
      build: () => {
        const partial: Assigner = (args, params) => ({ ...all(args, params), [key]: args.context[key] })
        const changed = { ...actions, [name]: assign(partial as never) }
        return createMachine(
          { ...machine.config, ...bounded } as never,
          { ...machine.implementations, actions: changed } as never,
        )
      },
    }))
  })
}

function guardMutants(machine: AnyStateMachine): Mutant[] {
  return Object.keys(machine.implementations.guards).flatMap((name) =>
    [true, false].map((value) => ({
      name: `${name} is always ${value}`,
      build: () => {
        const guards = { ...machine.implementations.guards, [name]: () => value }
        return createMachine(
          { ...machine.config, ...bounded } as never,
          { ...machine.implementations, guards } as never,
        )
      },
    })),
  )
}

/** Every single small fault of a machine: transitions, targets, guards, actions, effects, initial states, assignments. */
export function mutantsOf(machine: AnyStateMachine, variables: readonly string[]): Mutant[] {
  const config = copy(machine.config) as unknown as Json
  normalise(config)
  const places = nodesOf(config)
  for (const { node, name } of places) node['id'] ??= name === 'root' ? machine.id : `${machine.id}.${name}`
  const leaves = places.filter(({ node }) => node['states'] === undefined).map(({ node }) => String(node['id']))
  const chart: Chart = { leaves, targets: transitionTargets(machine) }
  return [
    ...places
      .flatMap((place) => nodeChanges(place, chart))
      .map((change) => ({
        name: change.name,
        build: () => {
          const changed = copy(config)
          change.apply(changed)
          return createMachine({ ...changed, ...bounded } as never, machine.implementations as never) as AnyStateMachine
        },
      })),
    ...assignmentMutants(machine, variables),
    ...guardMutants(machine),
  ]
}
