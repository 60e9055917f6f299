import { type Fault, fault, type Node, nodesOf, type Source, walk } from './source.ts'

export interface GlossaryEntry {
  chinese: string
  ours: string[]
  wire: string[]
  line: number
}

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)

/** Rows of the glossary: `| 中文 | ours | wire | note |`, names in backticks. */
export function glossaryEntries(document: Source): GlossaryEntry[] {
  return document.text.split('\n').flatMap((text, at) => {
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const isRow = cells.length >= 5 && !/^:?-+:?$/.test(cells[1]!) && codes(text).length > 0
    return isRow ? [{ chinese: cells[1]!, ours: codes(cells[2]!), wire: codes(cells[3]!), line: at + 1 }] : []
  })
}

export interface Spelling {
  ours: string
  wire: string
  at: Fault
}

/**
 * Fields a schema spells otherwise on the wire, each as often as it is said: what `encodeKeys` is given, literally or by a name in the
 * same file, and every `…Keys`.
 */
export function wireSpellings(source: Source): Spelling[] {
  const objects = new Map<string, Node>()
  const given: unknown[] = []
  walk(nodesOf(source), (node) => {
    if (node.type === 'VariableDeclarator') {
      const init = bare(node['init'] as Node | null)
      const name = (node['id'] as Node)['name']
      if (init?.type === 'ObjectExpression' && typeof name === 'string') {
        objects.set(name, init)
        if (name.endsWith('Keys')) given.push(init)
      }
    }
    const callee = node['callee'] as Node | undefined
    const isCall =
      node.type === 'CallExpression' &&
      ((callee?.['property'] as Node | undefined) ?? callee)?.['name'] === 'encodeKeys'
    if (isCall) given.push(...(node['arguments'] as unknown[]))
  })
  const found: Spelling[] = []
  const read = (value: Node | undefined): void => {
    const object = value?.type === 'Identifier' ? objects.get(value['name'] as string) : bare(value ?? null)
    for (const property of (object?.['properties'] as Node[] | undefined) ?? []) {
      if (property.type === 'SpreadElement') {
        read(property['argument'] as Node)
        continue
      }
      const ours = String((property['key'] as Node)['name'] ?? (property['key'] as Node)['value'])
      const wire = (property['value'] as Node)['value']
      if (typeof wire === 'string' && wire !== ours) found.push({ ours, wire, at: fault(source, property.start, '') })
    }
  }
  for (const value of given) read(value as Node)
  return found
}

/** Without `as const`. */
const bare = (node: Node | null): Node | undefined =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? bare(node['expression'] as Node)
    : (node ?? undefined)

/** Names of ours that a row explains and no schema spells as the row says, though one spells something so. */
function unspelled(entries: readonly GlossaryEntry[], spellings: readonly Spelling[]) {
  const pairs = new Set(spellings.map(({ ours, wire }) => `${ours}=${wire}`))
  const wires = new Set(spellings.map(({ wire }) => wire))
  return entries
    .filter(({ wire }) => wire.some((one) => wires.has(one)))
    .flatMap(({ ours, wire, line }) =>
      ours
        .filter((name) => !wire.some((one) => one === name || pairs.has(`${name}=${one}`)))
        .map((name) => ({ name, line })),
    )
}

/** Spellings in the code that the glossary does not explain, and rows of the glossary the code does not spell. */
export function glossaryFaults(document: Source, schemas: Source[], spelled: Source[]): Fault[] {
  const entries = glossaryEntries(document)
  const known = new Set(entries.flatMap((entry) => entry.wire))
  const spellings = schemas.flatMap(wireSpellings)
  const once = new Map(spellings.map((one) => [`${one.at.path} ${one.ours} ${one.wire}`, one]))
  const unexplained = [...once.values()].filter(({ wire }) => !known.has(wire))
  const text = spelled.map((source) => source.text).join('\n')
  const unused = entries.flatMap(({ wire, line }) =>
    wire.filter((name) => !text.includes(name)).map((name) => ({ name, line })),
  )
  return [
    ...unexplained.map(({ ours, wire, at }) => ({
      ...at,
      message: `spells ${ours} as \`${wire}\`: add a row to ${document.path}`,
    })),
    ...unused.map(({ name, line }) => ({
      path: document.path,
      line,
      message: `explains \`${name}\`, which neither src/contract nor src/routes spells: remove or correct the row`,
    })),
    ...unspelled(entries, spellings).map(({ name, line }) => ({
      path: document.path,
      line,
      message: `explains a spelling of \`${name}\` that no schema has: spell it so, or correct the row`,
    })),
  ]
}
