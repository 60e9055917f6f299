/**
 * What of the product a person's path reaches, from the syntax tree: beginning with what runs by itself in the files that lead from the
 * app's entry, every declaration that is used, and of exported tables every entry that is. What only its own test reads is not alive.
 */
import { matchesGlob, posix } from 'node:path'
import { resolveImport } from '../../tests/repo/lib/boundaries.ts'
import { importsOf, type Node, nodesOf, readSources, type Source, walk } from '../../tests/repo/lib/source.ts'

const ENTRY = 'src/app/main.tsx'
/** The embedded world and the developers' tools are no part of what a person uses. */
const isProduct = (path: string): boolean =>
  path.startsWith('src/') &&
  !path.startsWith('src/workbench/') &&
  !/(\.(test|story|model)|\/test-kit)\.tsx?$/.test(path)

/** An exported name of a file; `*` is the whole module. */
export interface Binding {
  readonly file: string
  readonly exported: string
}

/** The imported names of a source, by their local names. */
export function bindingsOf(source: Source): Map<string, Binding> {
  const found = new Map<string, Binding>()
  for (const statement of nodesOf(source) as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue
    const file = fileOf(source, statement)
    if (file === undefined) continue
    for (const specifier of statement['specifiers'] as Node[]) {
      const local = (specifier['local'] as { name: string }).name
      found.set(local, { file, exported: importedName(specifier) })
    }
  }
  return found
}

const importedName = (specifier: Node): string => {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return nameIn(specifier['imported'])
}
const nameIn = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string }
  return name ?? value ?? ''
}

/** The file that a statement imports from or exports again; undefined for packages. */
function fileOf(source: Source, statement: Node): string | undefined {
  const from = statement['source'] as { value: string } | null
  const target = from && resolveImport(source.path, from.value)
  return target && 'path' in target ? target.path : undefined
}

/** Files that a source loads by pattern: pages. */
function globbed(source: Source, paths: Iterable<string>): string[] {
  if (!source.text.includes('import.meta.glob')) return []
  const calls = [...source.text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g)]
  const patterns = calls.flatMap((call) =>
    [...call[1]!.matchAll(/'([^']+)'/g)].map(([, pattern]) => {
      const target = resolveImport(source.path, pattern!)
      return 'path' in target ? posix.normalize(target.path) : pattern!
    }),
  )
  return patterns.length === 0
    ? []
    : [...paths].filter((path) => patterns.some((pattern) => matchesGlob(path, pattern)))
}

/** What a piece of code uses: local names, each with the property that is read of it (`*`: all of it). */
type Uses = readonly (readonly [name: string, property: string])[]

const typeNode =
  /^TS(TypeAnnotation|TypeQuery|TypeReference|TypeParameter\w*|TypeAliasDeclaration|InterfaceDeclaration)$/

function usesIn(root: unknown): Uses {
  const uses: [string, string][] = []
  walk(root, (node, parents) => {
    const parent = parents.at(-1)
    if (node.type === 'JSXIdentifier') uses.push([node['name'] as string, '*'])
    if (node.type !== 'Identifier') return
    const isKey = /Property/.test(parent?.type ?? '') && parent?.['key'] === node && !parent['shorthand']
    const isMember = parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']
    const isType = parents.some(({ type }) => typeNode.test(type))
    if (!isKey && !isMember && !isType) uses.push([node['name'] as string, propertyRead(node, parent)])
  })
  return uses
}

function textsIn(root: unknown): readonly string[] {
  const texts: string[] = []
  walk(root, (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') texts.push(node['value'])
    if (node.type === 'TemplateElement') texts.push((node['value'] as { raw: string }).raw)
  })
  return texts
}

function propertyRead(node: Node, parent: Node | undefined): string {
  if (parent?.type !== 'MemberExpression' || parent['object'] !== node) return '*'
  const property = parent['property'] as Node
  if (!parent['computed']) return property['name'] as string
  return property.type === 'Literal' ? String(property['value']) : '*'
}

/** A module as its declarations. */
interface Module {
  readonly bindings: ReadonlyMap<string, Binding>
  readonly declared: ReadonlyMap<string, Uses>
  /** The string literals of each declaration. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** What runs when the module is loaded. */
  readonly runs: Uses
  /** Exported names to local ones, or to those of another file. */
  readonly exports: ReadonlyMap<string, string | Binding>
  readonly tables: ReadonlyMap<string, readonly string[]>
  /** Files that it loads by `import()`. */
  readonly late: readonly string[]
}

/** Kept by their sources: who asks once for each page reads the same files a hundred times. */
const modules = new WeakMap<Source, Module>()

function moduleIn(source: Source): Module {
  const known = modules.get(source) ?? readModule(source)
  modules.set(source, known)
  return known
}

function readModule(source: Source): Module {
  const declared = new Map<string, Uses>()
  const texts = new Map<string, readonly string[]>()
  const exports = new Map<string, string | Binding>()
  const tables = new Map<string, readonly string[]>()
  const runs: (readonly [string, string])[] = []
  const declare = (node: Node, isExported: boolean): void => {
    const parts = node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : [node]
    for (const part of parts) {
      const names = namesIn(part['id'] as Node | null)
      // That a thing names itself does not keep it alive.
      const uses = usesIn(part).filter(([name]) => !names.includes(name))
      for (const name of names) {
        declared.set(name, uses)
        texts.set(name, textsIn(part))
        tables.set(name, entriesOf(part['init'] as Node | null))
        if (isExported) exports.set(name, name)
      }
    }
  }
  for (const node of nodesOf(source) as Node[]) {
    if (node.type === 'ImportDeclaration') continue
    const inner = node['declaration'] as Node | null | undefined
    if (node.type === 'ExportDefaultDeclaration') {
      declared.set('default', usesIn(inner))
      texts.set('default', textsIn(inner))
      exports.set('default', 'default')
    } else if (inner) declare(inner, true)
    else if (node.type.startsWith('Export')) addReExports(source, node, exports)
    else if (node.type.endsWith('Declaration')) declare(node, false)
    else runs.push(...usesIn(node))
  }
  return {
    bindings: bindingsOf(source),
    declared,
    texts,
    runs,
    exports,
    tables,
    late: importedLate(source),
  }
}

/** Files that a source loads by `import()`. */
const importedLate = (source: Source): string[] =>
  importsOf(source).flatMap(({ kind, specifier }) => {
    const target = kind === 'dynamic' ? resolveImport(source.path, specifier) : { npm: '' }
    return 'path' in target ? [target.path] : []
  })

function addReExports(source: Source, node: Node, exports: Map<string, string | Binding>): void {
  const file = fileOf(source, node)
  for (const specifier of (node['specifiers'] ?? []) as Node[]) {
    const local = nameIn(specifier['local'])
    exports.set(nameIn(specifier['exported']), file === undefined ? local : { file, exported: local })
  }
}

const namesIn = (pattern: Node | null): string[] => {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern['name'] as string]
  const names: string[] = []
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push(node['name'] as string)
  })
  return names
}

/** The keys of an object literal. */
function entriesOf(init: Node | null): string[] {
  let value = init
  while (value && /^TS(As|Satisfies)Expression$/.test(value.type)) value = value['expression'] as Node
  if (value?.type !== 'ObjectExpression') return []
  return (value['properties'] as Node[]).flatMap(({ key }) => (key ? nameIn(key) : []))
}

export interface Product {
  /** Every file of the product, read. */
  readonly sources: ReadonlyMap<string, Source>
  /** Whether something that a person reaches uses the export, or (with `property`) that entry of an exported table. */
  isAlive(binding: Binding, property?: string): boolean
  /** Whether anything of the file is alive. */
  isReached(file: string): boolean
  /** The files of the product that these import, and those that they import in turn; without these. */
  importedBy(files: readonly string[]): readonly string[]
  /** The string literals of every declaration that is alive. */
  texts(): ReadonlySet<string>
  /** The entries of an exported table `const x = { … }`; none for any other export. */
  entries(binding: Binding): readonly string[]
}

/** The string literals of declarations, each named `file#name`. */
const textsOf = (declared: Iterable<string>, moduleOf: (file: string) => Module | undefined): ReadonlySet<string> =>
  new Set(
    [...declared].flatMap((key) => {
      const [file = '', name = ''] = key.split('#')
      return moduleOf(file)?.texts.get(name) ?? []
    }),
  )

function importedBy(files: readonly string[], sources: ReadonlyMap<string, Source>): string[] {
  const seen = new Set(files)
  for (const file of seen) {
    for (const { specifier, kind } of importsOf(sources.get(file)!)) {
      const target = resolveImport(file, specifier)
      if (kind === 'value' && 'path' in target && sources.has(target.path)) seen.add(target.path)
    }
  }
  return [...seen].filter((file) => !files.includes(file))
}

/** Reads what is alive of the product. */
export function readProduct(all: readonly Source[] = readSources(['src/**/*.{ts,tsx}']), entry = ENTRY): Product {
  const sources = new Map(all.filter(({ path }) => isProduct(path)).map((source) => [source.path, source]))
  const used = new Map<string, Set<string>>()
  const loaded = new Set<string>()
  const moduleOf = (file: string): Module | undefined => {
    const source = sources.get(file)
    return source && moduleIn(source)
  }
  const follow = (file: string, uses: Uses): void => {
    const { declared, bindings } = moduleOf(file)!
    for (const [name, property] of uses) {
      const binding = bindings.get(name)
      if (binding?.exported === '*') reach(binding.file, property, '*')
      else if (binding) reach(binding.file, binding.exported, property)
      else if (declared.has(name)) touch(file, name, property)
    }
  }
  const touch = (file: string, name: string, property: string): void => {
    const key = `${file}#${name}`
    const known = used.get(key)
    if (known) return void known.add(property)
    used.set(key, new Set([property]))
    follow(file, moduleOf(file)!.declared.get(name) ?? [])
  }
  const reach = (file: string, exported: string, property: string): void => {
    const found = moduleOf(file)
    if (!found) return
    run(file)
    for (const name of exported === '*' ? found.exports.keys() : [exported]) {
      const target = found.exports.get(name)
      if (typeof target === 'string') {
        const again = found.bindings.get(target)
        if (again) reach(again.file, again.exported, property)
        else touch(file, target, property)
      } else if (target) reach(target.file, target.exported, property)
    }
  }
  /** Loading a file runs what stands in it, and what it imports is loaded. */
  const run = (file: string): void => {
    const found = loaded.has(file) ? undefined : moduleOf(file)
    if (!found) return
    loaded.add(file)
    follow(file, found.runs)
    for (const { specifier, kind } of importsOf(sources.get(file)!)) {
      const target = resolveImport(file, specifier)
      if (kind === 'value' && 'path' in target) run(target.path)
    }
    for (const path of [...found.late, ...globbed(sources.get(file)!, sources.keys())]) reach(path, '*', '*')
  }
  run(entry)
  return {
    sources,
    isReached: (file) => loaded.has(file),
    isAlive: ({ file, exported }, property) => {
      if (!loaded.has(file)) return false
      const target = exported === '*' ? '*' : moduleOf(file)?.exports.get(exported)
      if (target === '*' || target === undefined) return target === '*'
      if (typeof target !== 'string') return used.has(`${target.file}#${target.exported}`)
      const props = used.get(`${file}#${target}`)
      return props !== undefined && (property === undefined || props.has('*') || props.has(property))
    },
    importedBy: (files) => importedBy(files, sources),
    texts: () => textsOf(used.keys(), moduleOf),
    entries: ({ file, exported }) => moduleOf(file)?.tables.get(exported) ?? [],
  }
}
