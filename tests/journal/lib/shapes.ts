import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import type { Kind } from '#src/machines/kind.ts'
import { allStreamKinds, registry } from '#src/machines/registry.ts'
import { declaredStates } from '../../model/tester/step.ts'
import { changesOf, type KindShape } from './changes.ts'
import { type KindTypes, type Shape, typesOf } from './types.ts'

/** Kind to its shapes, oldest first. Shapes are appended, never edited. */
export type Shapes = Readonly<Record<string, readonly KindShape[]>>

const file = new URL('../shapes.json', import.meta.url)
export const name = 'tests/journal/shapes.json'

export const readShapes = (): Shapes => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shapes) : {})

interface StateNode {
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[]
  readonly states: Readonly<Record<string, StateNode>>
}

function effectsOf(machine: AnyStateMachine): string[] {
  const visit = (node: StateNode): string[] => [
    ...node.invoke.map(({ id, src }) => `${id}:${String(src)}`),
    ...Object.values(node.states).flatMap(visit),
  ]
  return [...new Set(visit(machine.root as unknown as StateNode))].toSorted()
}

function streamsOf({ id, count, keys, journaled }: Kind): string[] {
  const names = count === 'one' ? [id] : count === 'each' ? keys.map((key) => `${id}/${key}`) : [`${id}/*`]
  return names.map((stream) => (journaled === 'tab' ? `${stream}~*` : stream)).toSorted()
}

/** Facts as the writer leaves them: what is secret is not written. */
function written(
  facts: KindTypes['facts'],
  secrets: Readonly<Record<string, readonly string[]>> = {},
): KindTypes['facts'] {
  const redact = (type: string, payload: Readonly<Record<string, Shape>>) => {
    const hidden = [...(secrets[type] ?? []), ...(secrets['*'] ?? [])]
    return Object.fromEntries(Object.entries(payload).filter(([key]) => !hidden.includes(key.replace('?', ''))))
  }
  return Object.fromEntries(
    Object.entries(facts).map(([type, payloads]) => [type, payloads.map((payload) => redact(type, payload))]),
  )
}

const kinds = (await allStreamKinds()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))

let known: Readonly<Record<string, KindShape>> | undefined

/** The shape of every journaled kind, as machines, types and registry say now. */
export const shapesNow = (): Readonly<Record<string, KindShape>> => (known ??= readShapesNow())

function readShapesNow(): Readonly<Record<string, KindShape>> {
  const types = typesOf(kinds.map(({ kind }) => kind))
  return Object.fromEntries(
    kinds.map(({ kind, machine, upcasts, secrets }) => {
      const { context, facts } = types[kind]!
      return [
        kind,
        {
          version: upcasts.length,
          streams: streamsOf(registry.find(({ id }) => id === kind)!),
          states: declaredStates(machine),
          effects: effectsOf(machine),
          context,
          facts: written(facts, secrets),
        },
      ]
    }),
  )
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Streams that are on disk under a name that nothing has any more: no upcast renames a stream. */
export const streamsGone = (then: KindShape, now: KindShape): string[] =>
  then.streams.filter((stream) => !now.streams.includes(stream))

/** The file as it must be now. Throws where something changed on disk and no upcast says how it is read. */
export function nextShapes(listed: Shapes, now: Readonly<Record<string, KindShape>>): Shapes {
  const lost = Object.keys(listed).filter((kind) => !(kind in now))
  if (lost.length > 0) throw new Error(`${lost.join(', ')}: a kind that was journaled lies on disk for good`)
  return Object.fromEntries(
    Object.entries(now).map(([kind, shape]) => {
      const known = listed[kind] ?? []
      const last = known.at(-1)
      if (!last) return [kind, [shape]]
      const renamed = streamsGone(last, shape)
      if (renamed.length > 0) throw new Error(`${kind}: ${renamed.join(', ')} can be found by no upcast`)
      if (shape.version > last.version) return [kind, [...known, shape]]
      const changes = changesOf(last, shape)
      if (changes.length > 0 || shape.version < last.version)
        throw new Error(
          `${kind} changed on disk and has no upcast for it (docs/decisions/0002-journal.md):\n  ${changes.join('\n  ')}`,
        )
      return [kind, same(last, shape) ? known : [...known.slice(0, -1), shape]]
    }),
  )
}

/** The file as text: one line for each context key and fact, so that a change reads well as a difference. */
function print(shapes: Shapes): string {
  const row = ([key, value]: [string, unknown]): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  const block = (fields: object): string => `{\n        ${Object.entries(fields).map(row).join(',\n        ')}\n      }`
  const shape = ({ context, facts, ...head }: KindShape): string => {
    const rows = [...Object.entries(head).map(row), `"context": ${block(context)}`, `"facts": ${block(facts)}`]
    return `    {\n      ${rows.join(',\n      ')}\n    }`
  }
  const kinds = Object.entries(shapes).map(
    ([kind, list]) => `  ${JSON.stringify(kind)}: [\n${list.map(shape).join(',\n')}\n  ]`,
  )
  return `{\n${kinds.join(',\n')}\n}\n`
}

/** The name of the file when it is not what machines say now; with `write` it is written. Throws as `nextShapes` does. */
export function staleShapes({ write }: { readonly write: boolean }): string[] {
  const text = print(nextShapes(readShapes(), shapesNow()))
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
  if (write) writeFileSync(file, text)
  return [name]
}
