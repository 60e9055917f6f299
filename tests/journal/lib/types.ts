import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { API, type Checker, type Symbol, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/**
 * A type of plain JSON: the name of a primitive (`string`, `number`, `boolean`, `null`, `unknown`), a literal in JSON (`"\"paid\""`),
 * `[element]`, `{ key: type, "key?": type, "*": type of every other key }`, or `{ "|": [members] }`.
 */
export type Shape = string | readonly [Shape] | { readonly '|': readonly Shape[] } | { readonly [key: string]: Shape }

/** The TypeScript types of a kind's machine: what lies in its snapshots, and what its facts carry besides `type` and `at`. */
export interface KindTypes {
  readonly context: Readonly<Record<string, Shape>>
  readonly facts: Readonly<Record<string, readonly Readonly<Record<string, Shape>>[]>>
}

const primitives: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.Unknown, 'unknown'],
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
  // Ids of a pattern are kept as text.
  [TypeFlags.TemplateLiteral, 'string'],
  // The type `object`.
  [TypeFlags.NonPrimitive, 'unknown'],
]

const folder = '.tmp/shapes'
/** More names than these are a list that grows with the app (every call), and count as text. */
const NAMES_MAX = 40

/** Every journaled kind's machine, as one interface that the checker can be asked about. */
function probe(kinds: readonly string[]): string {
  const rows = kinds.map((kind) => {
    const [file] = globSync(`src/machines/**/${kind}.machine.ts`)
    if (!file) throw new Error(`no machine of the kind ${kind}`)
    return `  '${kind}': Of<typeof import('../../${file.replaceAll('\\', '/')}')>`
  })
  return [
    `import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate'`,
    `interface Of<File> { context: ContextFrom<MachineOf<File>>; facts: EventFrom<MachineOf<File>> }`,
    `type MachineOf<File> = Extract<File[keyof File], AnyStateMachine>`,
    `export interface Kinds {\n${rows.join('\n')}\n}\n`,
  ].join('\n')
}

/** The types of these kinds, read off the checker, so that it does not matter how the source spells them. */
export function typesOf(kinds: readonly string[]): Readonly<Record<string, KindTypes>> {
  mkdirSync(folder, { recursive: true })
  const config = { extends: '../../tsconfig.json', include: [], files: ['kinds.ts'] }
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config))
  writeFileSync(`${folder}/kinds.ts`, probe(kinds))
  const api = new API({ cwd: process.cwd() })
  try {
    const path = `${process.cwd()}/${folder}`
    const snapshot = api.updateSnapshot({ openProjects: [`${path}/tsconfig.json`] })
    const { checker, program } = snapshot.getProjects()[0]!
    const faults = program.getSemanticDiagnostics(`${path}/kinds.ts`)
    if (faults[0]) throw new Error(faults[0].text)
    const [all] = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(`${path}/kinds.ts`)!)!)
    return readKinds(checker, checker.getDeclaredTypeOfSymbol(all!))
  } finally {
    api.close()
  }
}

function readKinds(checker: Checker, all: Type): Record<string, KindTypes> {
  const typeOf = (symbol: Symbol) => checker.getTypeOfSymbol(symbol)!
  const part = (type: Type, name: string) => typeOf(checker.getPropertyOfType(type, name)!)
  const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

  const shapeOf = (type: Type, above: readonly Type[]): Shape => {
    const known = primitives.find(([flag]) => (type.flags & flag) !== 0)
    if (known) return known[1]
    if (type.isLiteralType()) return JSON.stringify(type.value)
    if (type.isUnionType()) return unionOf(type.getTypes(), above)
    // What contains itself is followed once.
    if (above.includes(type)) return 'unknown'
    const within = [...above, type]
    if (checker.isArrayType(type) || checker.isTupleType(type))
      return [unionOf(checker.getTypeArguments(type as never), within)]
    if (checker.getSignaturesOfType(type, 0).length > 0 || !(type.isObjectType() || type.isIntersectionType()))
      throw new Error(`${checker.typeToString(type)} is no JSON: it cannot be journaled`)
    return fieldsOf(type, within)
  }

  const unionOf = (types: readonly Type[], above: readonly Type[]): Shape => {
    const defined = types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
    const texts = new Set(defined.map((type) => JSON.stringify(shapeOf(type, above))))
    if (texts.delete('"true"')) texts.add('"boolean"')
    if (texts.has('"boolean"')) texts.delete('"false"')
    const names = [...texts].filter((text) => text.startsWith(String.raw`"\"`))
    if (names.length > NAMES_MAX) {
      names.forEach((text) => texts.delete(text))
      texts.add('"string"')
    }
    const members = [...texts].toSorted().map((text) => JSON.parse(text) as Shape)
    return members.length === 1 ? members[0]! : { '|': members }
  }

  const fieldsOf = (type: Type, above: readonly Type[]): Record<string, Shape> => {
    const fields = checker.getPropertiesOfType(type).flatMap((symbol): [string, Shape][] => {
      const inner = typeOf(symbol)
      // A field that no value has is not written.
      if (membersOf(inner).every(({ flags }) => (flags & (TypeFlags.Never | TypeFlags.Undefined)) !== 0)) return []
      const isOptional =
        (symbol.flags & SymbolFlags.Optional) !== 0 ||
        membersOf(inner).some(({ flags }) => (flags & TypeFlags.Undefined) !== 0)
      return [[isOptional ? `${symbol.name}?` : symbol.name, unionOf(membersOf(inner), above)]]
    })
    const others = checker
      .getIndexInfosOfType(type)
      .filter(({ valueType }) => (valueType.flags & TypeFlags.Never) === 0)
      .map(({ valueType }): [string, Shape] => ['*', shapeOf(valueType, above)])
    return Object.fromEntries([...fields, ...others].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  const factsOf = (type: Type): KindTypes['facts'] => {
    const rows = membersOf(type).flatMap((fact) => {
      const { at: _at, type: _type, ...payload } = fieldsOf(fact, [])
      const names = membersOf(part(fact, 'type')).map((name) => (name.isLiteralType() ? String(name.value) : 'unknown'))
      return names.map((name) => ({ name, payload }))
    })
    const named = Object.entries(Object.groupBy(rows, ({ name }) => name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const sorted = (facts: typeof rows) =>
      [...new Set(facts.map(({ payload }) => JSON.stringify(payload)))].toSorted().map((text) => JSON.parse(text))
    return Object.fromEntries(named.map(([name, facts]) => [name, sorted(facts!)]))
  }

  return Object.fromEntries(
    checker.getPropertiesOfType(all).map((symbol) => {
      const kind = typeOf(symbol)
      return [symbol.name, { context: fieldsOf(part(kind, 'context'), []), facts: factsOf(part(kind, 'facts')) }]
    }),
  )
}
